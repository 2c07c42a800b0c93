import { at, newChance, type Seat } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { area, MILITARY, POLITICS, TECHNOLOGY, TRADE } from '../content/names.ts'
import { type AbilityId, abilityIds } from '../content/types.ts'
import { wealthCards } from '../content/wealth-cards.ts'
import { game } from '../game.ts'
import type { GalaxyEvent } from '../rules/events.ts'
import type { Galaxy } from '../rules/galaxy.ts'
import { outpostCount } from '../rules/map/outposts.ts'
import { chairRefusal } from '../rules/missions/senate.ts'
import { FIRST_PIRATE, isAdvanced, NONE } from '../rules/pieces.ts'
import { scenarioWords } from '../rules/scenario/arrange.ts'
import { violations } from '../rules/violations.ts'
import { applyEffect, held, scored } from './apply-effect.ts'
import {
  ability,
  askAgain,
  chairs,
  choose,
  chooseAs,
  closed,
  decree,
  draft,
  fleets,
  hold,
  ids,
  income,
  level,
  log,
  makeMove,
  marked,
  miningTrack,
  missionOf,
  missionRow,
  moves,
  nextPart,
  outpost,
  passUntil,
  pirates,
  planet,
  planetToken,
  question,
  ship,
  spaceOf,
  stack,
  stackAt,
  table,
  technologies,
  token,
  tokenOf,
  workers,
} from './table.ts'

/** Orders that matter only when something is shared, and combinations of cards, tiles and tokens in one turn. */

describe('Setup in player order', () => {
  const tileOf = (id: AbilityId) => abilityIds.indexOf(id)
  const cards = (...names: readonly string[]) =>
    names.map((id) => wealthCards.findIndex((card) => card.id === id))

  /** A draft as it begins, with these sets and tiles. */
  function drafting(seed: number, sets: readonly (readonly string[])[], tiles: readonly AbilityId[]) {
    const t = draft(sets.length, seed)
    t.wealthSets = sets.map((set) => cards(...set))
    t.abilityRow = tiles.map(tileOf)
    askAgain(t)
    return t
  }

  function playDraft(t: Galaxy): readonly GalaxyEvent[] {
    const events: GalaxyEvent[] = []
    while (question(t).startsWith('draft')) events.push(...choose(t, at(ids(t), 0)))
    return events
  }

  const dull = [
    ['WC01', 'WC02'],
    ['WC03', 'WC04'],
    ['WC10', 'WC11'],
  ]
  const tiles: readonly AbilityId[] = ['diplomat', 'warCorrespondent', 'merchantHouse']
  const seatsOf = (events: readonly GalaxyEvent[], isWanted: (event: GalaxyEvent) => boolean): Seat[] => {
    const found: Seat[] = []
    for (const event of events)
      if (isWanted(event) && 'seat' in event && found.at(-1) !== event.seat) found.push(event.seat)
    return found
  }

  test('GC-DRF-02, GC-DRF-04: backwards first, then in player order, with any first player', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const t = drafting(seed, dull, tiles)
      const order = [...t.priority]
      const picked = playDraft(t).flatMap((event) => (event.type === 'drafted' ? [event.seat] : []))
      expect(picked).toEqual([...order.toReversed(), ...order])
    }
  })

  test('GC-DRF-05: a seat that took a tile first takes wealth cards second, and the other way round', () => {
    const t = drafting(1, dull, tiles)
    const [first = 0] = t.priority
    chooseAs(t, at(t.priority, 2), 'WC01+WC02')
    chooseAs(t, at(t.priority, 1), 'WC03+WC04')
    chooseAs(t, first, 'diplomat')
    // The set that is left is taken without a question. Then the next seat has two tiles to choose from.
    expect(question(t)).toBe(`draft of ${at(t.priority, 1)}`)
    expect(ids(t)).toEqual(['warCorrespondent', 'merchantHouse'])
    expect(at(t.wealth, first)).toHaveLength(2)
  })

  test('GC-ORG-40, GC-ORG-80: wealth cards, then tiles, both in player order', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const t = drafting(seed, dull, tiles)
      const order = [...t.priority]
      const events = playDraft(t)
      expect(seatsOf(events, (event) => event.type === 'gained' && event.from === 'wealth')).toEqual(order)
      expect(seatsOf(events, ({ type }) => type === 'advanced')).toEqual(order)
    }
  })

  test('GC-ABL-08, GC-SET-06: with five players the Reserve Locker takes exactly what is left', () => {
    const sets = [...dull, ['WC05', 'WC06'], ['WC07', 'WC08']]
    const t = drafting(3, sets, ['reserveLocker', 'diplomat', 'merchantHouse', 'reliefFund', 'privateBridge'])
    expect(t.tokenBox).toHaveLength(5)
    playDraft(t)
    expect(t.tokenBox).toEqual([])
    const owner = t.abilities.indexOf(tileOf('reserveLocker'))
    expect(at(t.reserve, owner).map(isAdvanced)).toEqual([false, false, false, true, true])
    expect(violations(t)).toEqual([])
  })
})

describe('Cards and tiles together', () => {
  test('GC-ORG-105, TC201: from any space to a tunnel for any two resources, which earns points', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'nightmare')
      level(t, 0, { technology: 5 })
      marked(t, 0, 'TC201')
      ship(t, 0, 'S3')
      hold(t, 0, { raw: 1, credits: 1 })
    })
    choose(t, 'exploration')
    // The ship moves one space without an alien. S5 is two spaces away on foot, but every tunnel is one space away.
    choose(t, 'move-S5')
    expect(at(t.ships, 0)).toEqual([spaceOf(t, 'S5')])
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(scored(t)).toBe(2)
    expect(question(t)).not.toContain('explore')
  })

  test('GC-ORG-105, GC-ORG-45, TC201: with an alien in the hold, the player chooses between the two prices', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'nightmare')
      level(t, 0, { technology: 5 })
      marked(t, 0, 'TC201')
      ship(t, 0, 'S3')
      hold(t, 0, { alien: 2 })
      token(t, 0, 'BB12')
    })
    makeMove(t, 0, 'useToken', 'BB12')
    // S5 is two free spaces away without a tunnel; through a tunnel one free space is left. S8 is farther.
    expect(nextPart(t, 'move-S5')?.options.map(({ id }) => id)).toEqual(['none-2', 'alien-1', 'any-1'])
    expect(nextPart(t, 'move-S8')?.options.map(({ id }) => id)).toEqual(['alien-1', 'any-1'])
    choose(t, 'move-S8', 'route=alien-1')
    expect(held(t)).toEqual([0, 0, 1, 0])
    // One free space is left. The ship goes back through a tunnel for the last alien, because one alien is not two
    // resources.
    choose(t, 'move-S5')
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(scored(t)).toBe(0)
  })

  test('GC-TCH-14, GC-ORG-83, TC204: a mission without its requirement costs a credit and a resource less', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      fleets(t, 0, 'FT1', 'FT2', 'FT3')
      level(t, 0, { technology: 8, trade: 1 })
      marked(t, 0, 'TC204')
      technologies(t, 'TC310')
      log(t, 0, 'MS26')
      hold(t, 0, { alien: 1, credits: 1 })
    })
    applyEffect(t, { op: 'completeMission', ignores: ['cost', 'requirement'] })
    expect(ids(t)).toEqual(['MS26-without-requirement', 'pass'])
    choose(t, 'MS26-without-requirement', 'waive=alien', 'pay=alien:1', 'pay=credits:1')
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(scored(t)).toBe(12)
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-83, TC204: a mission with nothing left to pay asks for no payment', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'diplomat')
      level(t, 0, { technology: 5, military: 2 })
      marked(t, 0, 'TC204')
      log(t, 0, 'MS11')
    })
    const before = scored(t)
    makeMove(t, 0, 'completeMission', 'MS11', 'waive=energy')
    expect(scored(t) - before).toBe(3)
    expect(held(t)).toEqual([0, 1, 1, 0])
  })

  test('GC-ABL-20, GC-ORG-91, GC-PLN-08: two ships, one free space more, and a crew member for each wild planet', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'secondShip')
      level(t, 0, { technology: 2 })
      marked(t, 0, 'TC103')
      planet(t, 'PL06', 'S1')
      planet(t, 'PL13', 'S4')
      pirates(t, 'S1', null)
      pirates(t, 'S4', null)
      ship(t, 0, 'R1')
      ship(t, 0, 'R3', 1)
      hold(t, 0, { raw: 2 })
    })
    choose(t, 'exploration')
    // The ship uses TC103's space, then the extra one, which leaves one outpost.
    choose(t, 'move-S1')
    choose(t, 'settle')
    expect(at(t.crew, 0)).toBe(1) // the second outpost space has mobilised another
    expect(at(t.crewGone, 0)).toBe(1)
    choose(t, 'move-S4-ship-2')
    // Nothing is left, because the extra move was made instead of a second outpost.
    expect(question(t)).not.toContain('explore')
    expect(outpostCount(t, 0)).toBe(2)
    expect(scored(t)).toBe(1) // once for the action
    expect(violations(t)).toEqual([])
  })

  test('GC-ABL-20, GC-ORG-53: no second wild planet without a crew member at home', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'secondShip')
      outpost(t, 0, 'PL10')
      outpost(t, 0, 'PL16')
      planet(t, 'PL06', 'S1')
      planet(t, 'PL13', 'S4')
      pirates(t, 'S1', null)
      pirates(t, 'S4', null)
      ship(t, 0, 'S1')
      ship(t, 0, 'S4', 1)
      hold(t, 0, { raw: 6 })
      workers(t, 0, { crew: 1 })
      t.crewGone[0] = at(t.cryo, 0)
      t.cryo[0] = 0
    })
    choose(t, 'exploration')
    choose(t, 'settle')
    expect(closed(t, 'settle-ship-2')).toEqual({ rule: 'GC-PLN-08', reason: 'noCrewAtHome' })
  })

  test('GC-TCH-09, GC-ORG-98: TC309 needs a free slot even for the owner of TC207', () => {
    const t = table(3, (t) => {
      fleets(t, 0, 'FT1', 'FT2', 'FT3')
      level(t, 0, { technology: 8, trade: 1 })
      marked(t, 0, 'TC207')
      technologies(t, 'TC309')
      planet(t, 'PL05', 'S1')
      pirates(t, 'S1', null)
      outpost(t, 1, 'PL05')
      outpost(t, 2, 'PL05')
    })
    applyEffect(t, { op: 'placeOutpost', where: 'anyActionPlanet' })
    expect(ids(t)).not.toContain('settle-S1')
    expect(closed(t, 'settle-S1')).toMatchObject({ rule: 'GC-EXP-05', reason: 'noSlot' })
  })

  test('GC-TCH-09, GC-ORG-104, GC-ORG-36: a full planet requires its lowest level, and a temporary level is enough', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 5 })
      marked(t, 0, 'TC207')
      planet(t, 'PL18', 'S1')
      pirates(t, 'S1', null)
      outpost(t, 1, 'PL18')
      outpost(t, 2, 'PL18')
      ship(t, 0, 'S1')
      hold(t, 0, { raw: 1, energy: 1 })
      token(t, 0, 'BB16')
    })
    choose(t, 'exploration')
    expect(closed(t, 'settle')).toMatchObject({ reason: 'levelTooLow', facts: { has: 0, needs: 2 } })
    makeMove(t, 0, 'useToken', 'BB16')
    choose(t, 'settle')
    expect(t.slots.slice(spaceOf(t, 'S1') * 5, spaceOf(t, 'S1') * 5 + 3)).toEqual([1, 2, 0])
    expect(violations(t)).toEqual([])
  })

  test('GC-ABL-02, GC-ORG-99, TC108: the lieutenant and TC302 both perform the main action, which is not a secondary one', () => {
    const t = table(3, (t) => {
      ability(t, 1, 'lieutenant')
      workers(t, 1, { crew: 1 })
      fleets(t, 1, 'FT1', 'FT2', 'FT3')
      level(t, 1, { technology: 8, trade: 1 })
      marked(t, 1, 'TC302', 'TC108')
      hold(t, 0, { credits: 1 })
      hold(t, 1, { credits: 2 })
    })
    choose(t, 'omni', 'fee=credit', 'action=technology', 'way=advanceTwo')
    expect(nextPart(t, 'follow')?.options.map(({ id }) => id)).toEqual([
      'crew',
      'captain',
      'lieutenant',
      'actingCrew',
      'actingCaptain',
    ])
    choose(t, 'follow', 'worker=actingCrew', 'fee=credit', 'action=politics', 'way=advanceTwo')
    expect(at(at(t.levels, 1), POLITICS)).toBe(2)
    expect(scored(t, 1)).toBe(0)
    while (question(t) !== 'turn of 1') choose(t, ids(t).includes('pass') ? 'pass' : at(ids(t), 0))
    choose(t, 'pass')
    // TC302 works once a round, so the next follow offers the lieutenant but no acting captain.
    while (question(t) !== 'turn of 0') choose(t, ids(t).includes('pass') ? 'pass' : at(ids(t), 0))
    choose(t, 'politics', 'way=advanceTwo')
    expect(nextPart(t, 'follow')?.options.map(({ id }) => id)).toEqual(['captain', 'lieutenant'])
    choose(t, 'follow', 'worker=lieutenant', 'way=advanceTwo')
    expect(at(at(t.levels, 1), POLITICS)).toBe(4)
    expect(scored(t, 1)).toBe(0)
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-107, TC203: two spaces of production collect twice, each by the level reached', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 5 })
      marked(t, 0, 'TC203')
      outpost(t, 0, 'PL16')
      token(t, 0, 'BA04')
    })
    makeMove(t, 0, 'useToken', 'BA04')
    let collected = 0
    while (question(t) === 'collect of 0') {
      choose(t, at(ids(t), 0))
      collected++
    }
    expect(collected).toBe(2)
    expect(at(held(t), 0) + at(held(t), 1) + at(held(t), 2)).toBe(3)
  })

  test('GC-TCH-10, GC-PNL-05: TC209 opens the second mining space at politics 0', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 5 })
      marked(t, 0, 'TC209')
      miningTrack(t, 0, 'MT01', 'MT07')
    })
    choose(t, 'mining')
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(scored(t)).toBe(2)
  })

  test('GC-ORG-28, GC-PNL-02: pirates for a full mining track do not go on it, and still count as collected', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 3, military: 3 })
      miningTrack(t, 0, 'MT01', 'MT02', 'MT03', 'MT06', 'MT07')
      planet(t, 'PL05', 'S1')
      pirates(t, 'S1', 'PT05')
      ship(t, 0, 'S1')
      hold(t, 0, { raw: 1 })
    })
    choose(t, 'exploration')
    choose(t, 'settle')
    expect(at(t.pirateTokens, 0)).toHaveLength(1)
    expect(at(t.miningTracks, 0)).toHaveLength(5)
    expect(at(t.miningTracks, 0).some((each) => each >= FIRST_PIRATE)).toBe(false)
    expect(scored(t)).toBe(3)
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-15, MS21: with a full log, the reward uses the log space of the mission that gave it', () => {
    const t = table(3, (t) => {
      fleets(t, 0, 'FT1', 'FT2', 'FT3')
      level(t, 0, { trade: 4, politics: 1 })
      log(t, 0, 'MS21', 'MS14')
      missionRow(t, 'MS01', 'MS02', 'MS03')
      hold(t, 0, { alien: 2, credits: 1 })
    })
    makeMove(t, 0, 'completeMission', 'MS21', 'pay=alien:2', 'pay=credits:1')
    // Politics 1 opens only the lowest mission of the row, so there is no question, and the row is full again.
    expect(at(t.log, 0)).toEqual([missionOf('MS14'), missionOf('MS01')])
    expect(at(t.missionRows, 0)).toHaveLength(3)
    expect(violations(t)).toEqual([])
  })

  test('GC-BON-06, GC-BON-07: with two players a stack holds one token, and the second player gets the printed reward', () => {
    const t = table(2, (t) => {
      level(t, 0, { technology: 2 })
      level(t, 1, { technology: 2 })
    })
    const events = choose(t, 'technology', 'way=advanceTwo')
    expect(at(t.tokens, 0)).toHaveLength(1)
    expect(events.map(({ type }) => type)).not.toContain('turnedUpToken')
    while (question(t) !== 'follow of 1') choose(t, 'goOn')
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    expect(at(t.tokens, 1)).toEqual([])
    expect(held(t, 1)).toEqual([0, 0, 0, 1])
  })

  test('GC-ORG-81, GC-CLN-06: a crew member on the lieutenant’s space goes to a cryo capsule when the lieutenant returns', () => {
    const t = table(3, (t) => {
      ability(t, 1, 'lieutenant')
      workers(t, 1, { crew: 4 })
      token(t, 1, 'BB20')
    })
    choose(t, 'technology', 'way=advanceTwo')
    choose(t, 'follow', 'worker=lieutenant', 'way=advanceTwo')
    while (question(t) !== 'turn of 1') choose(t, ids(t).includes('pass') ? 'pass' : at(ids(t), 0))
    makeMove(t, 1, 'useToken', 'BB20')
    expect([at(t.crew, 1), at(t.cryo, 1)]).toEqual([5, 0])
    passUntil(t, ({ round }) => round === 2)
    expect([at(t.crew, 1), at(t.cryo, 1), at(t.lieutenant, 1)]).toEqual([4, 1, 1])
    expect(violations(t)).toEqual([])
  })

  test('GC-OMN-01, TC303, GC-ORG-39: any main action, including the omni-action for its fee, and nobody follows', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 7 })
      technologies(t, 'TC303')
      hold(t, 0, { credits: 1 })
    })
    choose(t, 'technology', 'way=advanceAndCard')
    choose(t, 'TC303')
    expect(question(t)).toBe('grantedAction of 0')
    choose(t, 'omni', 'fee=credit', 'action=politics', 'way=advanceTwo')
    expect(at(at(t.levels, 0), POLITICS)).toBe(2)
    expect(t.mainSpaces.map((seats) => seats > 0)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ])
    while (question(t) === 'goOn of 0') choose(t, 'goOn')
    // They follow the technology action on whose space the captain stands.
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    expect(at(at(t.levels, 1), TECHNOLOGY)).toBe(1)
  })

  test('GC-TCH-11, GC-SYM-15, GC-ORG-96: BA13 opens spaces that others have used, once each', () => {
    const t = table(3, (t) => {
      workers(t, 1, { captains: 1 })
      t.mainSpaces[area.technology] = 1 << 1
      token(t, 0, 'BA13')
    })
    expect(closed(t, 'technology')?.rule).toBe('GC-TRN-04')
    makeMove(t, 0, 'useToken', 'BA13')
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('turn of 1')
    passUntil(t, (t) => question(t) === 'turn of 0')
    expect(closed(t, 'technology')?.rule).toBe('GC-TRN-04')
    expect(violations(t)).toEqual([])
  })
})

describe('Actions and workers', () => {
  test('GC-ORG-81: the lieutenant cannot visit an action planet, nor be discarded for a wild one', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'lieutenant')
      workers(t, 0, { captains: 1 })
      t.mainSpaces[area.omni] = 1
      outpost(t, 0, 'PL10')
      planet(t, 'PL06', 'S1')
      pirates(t, 'S1', null)
      ship(t, 0, 'S1')
      hold(t, 0, { raw: 1, energy: 1 })
      token(t, 0, 'BB10')
    })
    const planetId = `planet-${spaceOf(t, 'PL10')}`
    expect([at(t.crew, 0), at(t.lieutenant, 0)]).toEqual([0, 1])
    expect(nextPart(t, planetId)?.options.map(({ id }) => id)).toEqual(['captain'])
    choose(t, 'exploration')
    expect(closed(t, 'settle')).toEqual({ rule: 'GC-PLN-08', reason: 'noCrewAtHome' })
    choose(t, 'move-R1')
    passUntil(t, (t) => question(t) === 'turn of 0')
    expect(closed(t, planetId)).toEqual({ rule: 'GC-TRN-08', reason: 'noWorker' })
    expect(ids(t)).toEqual(['pass'])
  })

  test('GC-TRD-02: either a raw material or the alien is waived', () => {
    for (const [held, paid] of [
      [{ raw: 2 }, ['pay=raw:2']],
      [{ raw: 1, alien: 1 }, ['pay=raw:1', 'pay=alien:1']],
    ] as const) {
      const t = table(3, (t) => hold(t, 0, held))
      choose(t, 'trade', ...paid)
      expect(at(at(t.levels, 0), TRADE)).toBe(1)
    }
    expect(
      closed(
        table(3, (t) => hold(t, 0, { alien: 3 })),
        'trade',
      )?.reason,
    ).toBe('tooPoor')
  })

  test('GC-ORG-05: an advance of two spaces takes the token of the first space', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 2, politics: 3 })
      stack(t, stackAt('technology', 3), 'BB01', 'BB02')
      stack(t, stackAt('politics', 4), 'BB03', 'BB04')
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(at(t.tokens, 0)).toEqual([tokenOf('BB01')])
    passUntil(t, (t) => question(t) === 'turn of 0')
    choose(t, 'politics', 'way=advanceTwo')
    expect(at(t.tokens, 0)).toEqual([tokenOf('BB01'), tokenOf('BB03')])
  })
})

describe('Scenarios with wrong words', () => {
  const arranged = (words: object) => () => scenarioWords.arrange(2, {}, words, newChance(1, game.streams))

  test('one piece in a list twice, and two decrees for one office', () => {
    expect(arranged({ players: { 1: { tokens: ['BB01', 'BB01'] } } })).toThrow('BB01 is named twice')
    expect(arranged({ players: { 2: { outposts: ['PL16', 'PL16'] } } })).toThrow('PL16 is named twice')
    expect(arranged({ decrees: ['DC01', 'DC04'] })).toThrow('mark 1 is named twice')
    expect(arranged({ decrees: ['DC01', 'DC02', 'DC03'] })).not.toThrow()
  })
})

describe('Settling', () => {
  test('GC-PNL-11, GC-ORG-51: if the panel asks a question for its reward, the token is taken after that, and no rule is broken meanwhile', () => {
    const t = table(5, (t) => {
      for (const planet of ['PL03', 'PL10', 'PL16', 'PL17']) outpost(t, 0, planet)
      planet(t, 'PL05', 'S1')
      pirates(t, 'S1', null)
      planetToken(t, 'S1', 'BA01')
      ship(t, 0, 'S1')
      hold(t, 0, { raw: 2 })
    })
    choose(t, 'exploration')
    choose(t, 'settle')
    expect(outpostCount(t, 0)).toBe(6)
    expect(question(t)).toBe('gainAny of 0')
    expect(violations(t)).toEqual([])
    choose(t, 'alien')
    expect(at(t.tokens, 0)).toEqual([tokenOf('BA01')])
    expect(held(t)).toEqual([0, 0, 1, 0])
    expect(violations(t)).toEqual([])
  })
})

describe('The Senate', () => {
  test('GC-ORG-59: a crew member who was sent out this round is not at home', () => {
    const t = table(3, (t) => {
      decree(t, 0, 'DC04')
      outpost(t, 1, 'PL10')
      outpost(t, 1, 'PL16')
      outpost(t, 1, 'PL05')
    })
    choose(t, 'technology', 'way=advanceTwo')
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    passUntil(t, (t) => question(t) === 'turn of 1')
    expect([at(t.crew, 1), at(t.crewSent, 1)]).toEqual([0, 1])
    expect(moves(t, 1)['takeSeat']).toBeUndefined()
    expect(chairRefusal(t, 1, 0)).toEqual({ rule: 'GC-ORG-59', reason: 'noCrewAtHome' })
  })

  test('GC-ORG-63, GC-ORG-67: a golden chair pays its owner in another player’s follow, even for a first seat that gains nothing', () => {
    const t = table(3, (t) => {
      decree(t, 0, 'DC04')
      chairs(t, 0, 2)
      for (const planet of ['PL10', 'PL16', 'PL05']) outpost(t, 1, planet)
      workers(t, 1, { crew: 2 })
    })
    const before = [scored(t, 1), scored(t, 2)]
    choose(t, 'technology', 'way=advanceTwo')
    makeMove(t, 1, 'takeSeat', 'DC04')
    expect(held(t, 2)).toEqual([0, 0, 0, 1])
    expect([scored(t, 1), scored(t, 2)]).toEqual([at(before, 0) + 5, at(before, 1)])
    // A seat that has taken a free action must follow.
    expect(ids(t)).toEqual(['follow'])
    expect(moves(t, 2)).toEqual({})
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    expect(violations(t)).toEqual([])
  })
})

describe('The income track', () => {
  test('GC-ORG-28: each token takes the topmost free space of its kind', () => {
    const t = table(3, (t) => {
      fleets(t, 0, 'FT3', 'FT1', 'FT2')
      level(t, 0, { technology: 3, military: 3, trade: 1 })
      planet(t, 'PL05', 'S1')
      pirates(t, 'S1', 'PT04')
      ship(t, 0, 'S1')
      hold(t, 0, { raw: 4 })
    })
    choose(t, 'trade', 'pay=raw:2')
    while (question(t) !== 'turn of 0') choose(t, ids(t).includes('pass') ? 'pass' : at(ids(t), 0))
    choose(t, 'exploration')
    choose(t, 'settle', 'slot=slot-1')
    expect(at(t.incomeTracks, 0)).toEqual([3, 2, NONE, NONE, NONE, NONE])
    expect(violations(t)).toEqual([])
  })
})

describe('Income that moves markers', () => {
  const crew = (t: Galaxy) => {
    for (let seat = 0; seat < t.seats; seat++) workers(t, seat, { crew: 5 })
  }

  test('GC-ABL-15: the Relief Fund gives nothing of a good that its owner already has', () => {
    const t = income(2, (t) => {
      crew(t)
      ability(t, 0, 'reliefFund')
      hold(t, 0, { energy: 1, credits: 1 })
    })
    expect(held(t)).toEqual([1, 1, 1, 1])
  })

  test('GC-ORG-103, GC-ABL-15: doubled income does not double the Relief Fund', () => {
    const t = income(2, (t) => {
      crew(t)
      ability(t, 0, 'reliefFund')
      outpost(t, 0, 'PL06')
      token(t, 0, 'BA12')
    })
    expect(held(t)).toEqual([1, 1, 1, 1])
    choose(t, 'income', 'double=yes')
    expect(held(t)).toEqual([1, 1, 1, 3])
  })

  test('GC-ORG-103, GC-PLN-11, GC-ORG-54: doubled income pays both prices twice and makes the free advance twice', () => {
    const t = income(2, (t) => {
      crew(t)
      fleets(t, 0, 'FT3', 'FT1', 'FT2')
      outpost(t, 0, 'PL12')
      outpost(t, 0, 'PL13')
      outpost(t, 0, 'PL19')
      level(t, 0, { technology: 2 })
      hold(t, 0, { alien: 2, credits: 2 })
      token(t, 0, 'BA12')
    })
    choose(t, 'income', 'double=yes', 'track=politics', 'trackAgain=politics', 'payTrade=2', 'payMilitary=2')
    const levels = at(t.levels, 0)
    expect([levels[POLITICS], levels[TRADE], levels[MILITARY]]).toEqual([2, 2, 2])
    expect(held(t)).toEqual([2, 0, 0, 0])
    // The fleet token pays at once and not again. The military track pays twice, for the space of its marker then.
    expect(scored(t)).toBe(3 + 2 * 1)
    expect(violations(t)).toEqual([])
  })

  test('GC-ORG-107, GC-BON-06, TC202: a military advance by income advances technology too, and reaches a stack', () => {
    const t = income(3, (t) => {
      crew(t)
      level(t, 0, { technology: 5, military: 1 })
      marked(t, 0, 'TC202')
      outpost(t, 0, 'PL19')
      stack(t, stackAt('technology', 6), 'BA01', 'BA02')
      stack(t, stackAt('military', 2), 'BB01', 'BB02')
      hold(t, 0, { credits: 1 })
    })
    expect(nextPart(t, 'income')?.name).toBe('payMilitary')
    choose(t, 'income', 'payMilitary=yes')
    while (!question(t).startsWith('turn')) {
      if (ids(t).includes('technology')) choose(t, 'technology')
      else choose(t, at(ids(t), 0))
    }
    expect(at(at(t.levels, 0), TECHNOLOGY)).toBe(6)
    expect(at(t.tokens, 0).toSorted((a, b) => a - b)).toEqual([tokenOf('BB01'), tokenOf('BA01')])
    expect(violations(t)).toEqual([])
  })
})
