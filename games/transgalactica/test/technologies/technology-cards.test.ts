import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { MILITARY, POLITICS, PRODUCTION, sources, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { technologies as cards } from '../../content/technologies.ts'
import { spaceId } from '../../rules/map/movement.ts'
import { hasMarked } from '../../rules/technologies/technologies.ts'
import { accessibleTechnologies } from '../../rules/technologies/technology-cards.ts'
import { marker } from '../../rules/tracks/levels.ts'
import { violations } from '../../rules/violations.ts'
import { applyEffect, fullCrew, held, offered, refused, scored, standingMove } from '../apply-effect.ts'
import {
  ability,
  choose,
  cleanUp,
  closed,
  completed,
  goals,
  hold,
  ids,
  income,
  level,
  log,
  makeMove,
  marked,
  miningSpace,
  miningTrack,
  missionOf,
  outpost,
  passUntil,
  pirates,
  planet,
  question,
  scoring,
  ship,
  spaceOf,
  stack,
  stackAt,
  table,
  technologies,
  technologyOf,
  token,
  tokenOf,
  usedToken,
  workers,
} from '../table.ts'

/** Technology cards: marking them (G06), and each of the thirty (chapter 13, G24). */

type Table = ReturnType<typeof table>

const idsOf = (found: readonly number[]) => found.map((card) => at(cards, card).id)

/** Marks a card by an effect, with the technology level that the card needs. */
function mark(t: Table, id: string): void {
  technologies(t, id)
  level(t, 0, {
    technology: Math.max(marker(t, 0, TECHNOLOGY), [2, 5, 8][(cards[technologyOf(id)]?.level ?? 1) - 1] ?? 8),
  })
  applyEffect(t, { op: 'mark' })
  choose(t, id)
}

const technologyPoints = (t: Table, seat = 0) => at(at(t.ledger, seat), sources.indexOf('technologies'))

describe('marking', () => {
  test('GC-ORG-09, GC-TEC-03: levels 1, 2 and 3 open at technology 2, 5 and 8', () => {
    const t = table(3)
    const open = (technology: number) => {
      t.levels[0] = [technology, 0, 0, 0, 0]
      return accessibleTechnologies(t, 0).map((card) => at(cards, card).level)
    }
    expect(open(1)).toEqual([])
    expect(open(2)).toEqual([1, 1, 1])
    expect(open(4)).toEqual([1, 1, 1])
    expect(open(5)).toEqual([1, 1, 1, 2, 2, 2])
    expect(open(7)).toEqual([1, 1, 1, 2, 2, 2])
    expect(open(8)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
  })

  test('GC-TEC-02, GC-TEC-04: a marker from the hold, and the level after the advance counts', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 1 })
      technologies(t, 'TC101', 'TC105', 'TC108')
    })
    choose(t, 'technology', 'way=advanceAndCard')
    expect(question(t)).toBe('mark of 0')
    expect(ids(t).toSorted()).toEqual(['TC101', 'TC105', 'TC108'])
    choose(t, 'TC105')
    expect(t.markers[0]).toBe(1)
    expect(hasMarked(t, 0, technologyOf('TC105'))).toBe(true)
    expect(violations(t)).toEqual([])
  })

  test('GC-TCH-01, GC-ORG-10: several seats may mark the same card, each of them once', () => {
    const t = table(3, (t) => {
      technologies(t, 'TC101', 'TC105', 'TC108')
      marked(t, 0, 'TC101')
      marked(t, 1, 'TC101')
      level(t, 0, { technology: 2 })
      level(t, 2, { technology: 2 })
    })
    expect(idsOf(accessibleTechnologies(t, 0)).toSorted()).toEqual(['TC105', 'TC108'])
    expect(idsOf(accessibleTechnologies(t, 2)).toSorted()).toEqual(['TC101', 'TC105', 'TC108'])
    applyEffect(t, { op: 'mark' })
    expect(closed(t, 'TC101')?.rule).toBe('GC-ORG-10')
  })

  test('GC-ORG-11: without a marker or a card, nothing is marked', () => {
    const t = table(3, (t) => level(t, 0, { technology: 1 }))
    expect(refused(t, { op: 'mark' })).toBe('nothingToMark')
    level(t, 0, { technology: 2 })
    expect(refused(t, { op: 'mark' })).toBeNull()
    t.markers[0] = 0
    expect(refused(t, { op: 'mark' })).toBe('noMarker')
  })

  test('GC-TCH-02: a permanent card applies from the moment it is marked, but not to its own marking', () => {
    const t = table(3)
    mark(t, 'TC101')
    expect(scored(t)).toBe(0)
    mark(t, 'TC105')
    expect(scored(t)).toBe(1)
  })

  test('GC-TCH-03, GC-ORG-90: a once-a-round card is used by flipping its marker, until clean-up', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC109')
      hold(t, 0, { alien: 2 })
      usedToken(t, 0, 'BB10')
      for (const seat of [0, 1, 2]) workers(t, seat, { crew: 5 })
    })
    makeMove(t, 0, 'refit', 'TC109')
    expect(t.flipped[0]).toBe(1 << technologyOf('TC109'))
    expect(offered(t, 0, 'refit')).toBeUndefined()
    const blocked = standingMove('refit')?.blocked?.(t, 0) ?? []
    expect(blocked.map(({ id, refusal }) => [id, refusal.reason])).toEqual([['TC109', 'usedThisRound']])
    passUntil(t, ({ round, open }) => round === 2 && open[0]?.kind === 'turn' && open[0].seat === 0)
    expect(t.flipped[0]).toBe(0)
    expect(offered(t, 0, 'refit')).toEqual(['TC109'])
  })

  test('GC-TCH-04: a one-time card is resolved when it is marked, and has no later effect', () => {
    const t = table(3)
    mark(t, 'TC305')
    expect(question(t)).toBe('chooseEffect of 0')
    choose(t, 'effect-1')
    expect(marker(t, 0, TRADE)).toBe(1)
    passUntil(t, ({ round }) => round === 1 && t.turn > 1)
    expect(marker(t, 0, TRADE)).toBe(1)
  })
})

describe('level 1', () => {
  test('TC101: a point for each card marked and each mission taken', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC101')
      level(t, 0, { politics: 1, trade: 1 })
    })
    applyEffect(t, { op: 'takeMission' })
    expect(technologyPoints(t)).toBe(1)
    mark(t, 'TC108')
    expect(technologyPoints(t)).toBe(2)
  })

  test('TC102, GC-ORG-92: a trade space costs no alien; the main action costs 1 raw material', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC102')
      marked(t, 1, 'TC102')
      hold(t, 0, { raw: 3 })
      hold(t, 1, { raw: 2 })
    })
    choose(t, 'trade', 'pay=raw:1')
    expect(held(t)).toEqual([0, 2, 0, 0])
    expect(marker(t, 0, TRADE)).toBe(1)
    choose(t, 'follow', 'worker=crew', 'pay=raw:2')
    expect(held(t, 1)).toEqual([0, 0, 0, 0])
  })

  test('TC102, BA08: a discount of an alien then has no effect', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC102')
      hold(t, 0, { raw: 1 })
      token(t, 0, 'BA08')
    })
    makeMove(t, 0, 'useToken', 'BA08')
    choose(t, 'effect-0')
    expect(held(t)).toEqual([0, 0, 0, 0])
  })

  test('TC102, GC-ORG-54: the price of a planet, which replaces the cost, is not reduced', () => {
    const t = income(2, (t) => {
      fullCrew(t)
      marked(t, 0, 'TC102')
      outpost(t, 0, 'PL13')
    })
    expect(question(t)).not.toContain('income')
    expect(marker(t, 0, TRADE)).toBe(0)
  })

  test('TC103, GC-ORG-91: a point for an action or effect that has moved a ship, for any distance', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC103')
      token(t, 0, 'BB12')
      token(t, 0, 'BB13')
    })
    makeMove(t, 0, 'useToken', 'BB12')
    choose(t, at(ids(t), 0))
    while (question(t) === 'freeMove of 0') choose(t, 'pass')
    expect(technologyPoints(t)).toBe(1)
    // Staying gives no point.
    makeMove(t, 0, 'useToken', 'BB13')
    choose(t, 'pass')
    expect(technologyPoints(t)).toBe(1)
  })

  test('TC103, GC-TCH-02: no point for a movement that ended before it was marked', () => {
    const move = (isMarkedFirst: boolean) => {
      const t = table(3, (t) => {
        planet(t, 'PL10', 'R1')
        level(t, 0, { technology: 2 })
        technologies(t, 'TC103')
        hold(t, 0, { energy: 1, raw: 1 })
        token(t, 0, 'BA10')
      })
      const mark = () => {
        makeMove(t, 0, 'useToken', 'BA10')
        choose(t, 'TC103')
      }
      choose(t, 'exploration')
      if (isMarkedFirst) mark()
      choose(t, 'move-R1')
      if (!isMarkedFirst) mark()
      while (question(t) === 'explore of 0') choose(t, 'done')
      return technologyPoints(t)
    }
    expect(move(true)).toBe(1)
    expect(move(false)).toBe(0)
    const t = table(3, (t) => {
      level(t, 0, { technology: 2 })
      technologies(t, 'TC103')
      token(t, 0, 'BA10')
      token(t, 0, 'BB12')
    })
    makeMove(t, 0, 'useToken', 'BB12')
    choose(t, 'move-R1')
    makeMove(t, 0, 'useToken', 'BA10')
    choose(t, 'TC103')
    choose(t, 'pass')
    expect(technologyPoints(t)).toBe(0)
  })

  test('TC104: a point for a commercial or war mission', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC104')
      hold(t, 0, { raw: 2 })
      level(t, 0, { trade: 1 })
      log(t, 0, 'MS04')
    })
    makeMove(t, 0, 'completeMission', 'MS04')
    expect(technologyPoints(t)).toBe(1)
  })

  test('TC105: two points for the action of an action planet', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC105')
      outpost(t, 0, 'PL10')
    })
    choose(t, `planet-${planet(t, 'PL10')}`, 'worker=crew')
    expect(technologyPoints(t)).toBe(2)
    expect(scored(t)).toBe(3)
  })

  test('TC106: a resource and a point for each mining action, after its own rewards; not for PL17 (GC-ORG-56)', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC106')
      miningTrack(t, 0, 'MT01')
      miningSpace(t, null)
    })
    choose(t, 'mining')
    expect(question(t)).toBe('gainAny of 0')
    expect(held(t)).toEqual([0, 1, 0, 0])
    choose(t, 'alien')
    expect(held(t)).toEqual([0, 1, 1, 0])
    expect(technologyPoints(t)).toBe(1)
    const other = table(4, (t) => {
      marked(t, 0, 'TC106')
      outpost(t, 0, 'PL17')
      outpost(t, 0, 'PL08')
      outpost(t, 0, 'PL15')
    })
    choose(other, `planet-${planet(other, 'PL17')}`, 'worker=crew')
    expect(technologyPoints(other)).toBe(0)
    // GC-PLN-12: a point from each mining planet, and two more for each of them.
    expect(scored(other)).toBe(2 + 4)
  })

  test('TC107: three missions in the log', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC107')
      level(t, 0, { politics: 3 })
      log(t, 0, 'MS01', 'MS02')
    })
    expect(refused(t, { op: 'takeMission' })).toBeNull()
  })

  test('TC108: a point for each secondary action, none for a main one', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC108')
      marked(t, 1, 'TC108')
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(technologyPoints(t)).toBe(0)
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    expect(technologyPoints(t, 1)).toBe(1)
  })

  test('TC105, TC108: a card does not react to the action that has marked it', () => {
    const t = table(3, (t) => {
      technologies(t, 'TC105', 'TC108')
      level(t, 0, { technology: 2 })
      level(t, 1, { technology: 2 })
      outpost(t, 0, 'PL18')
    })
    choose(t, `planet-${planet(t, 'PL18')}`, 'worker=crew')
    if (question(t) === 'chooseEffect of 0') choose(t, 'effect-0')
    choose(t, 'TC105')
    expect(scored(t)).toBe(0)
    expect(question(t)).toBe('turn of 1')
    choose(t, 'pass')
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 0')
    choose(t, 'pass')
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=crew', 'way=cardOnly')
    choose(t, 'TC108')
    expect(scored(t, 1)).toBe(0)
  })

  test('GC-TCH-06, TC109: an alien buys 2 points and a second use of a used token, which is then discarded', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC109')
      hold(t, 0, { alien: 1 })
      usedToken(t, 0, 'BB07')
      usedToken(t, 0, 'BB10')
    })
    makeMove(t, 0, 'refit', 'TC109')
    expect(question(t)).toBe('pickUsedToken of 0')
    expect(ids(t)).toEqual(['BB07', 'BB10'])
    choose(t, 'BB07')
    expect(held(t)).toEqual([0, 0, 0, 2])
    expect(scored(t)).toBe(2)
    expect(t.discardedTokens).toEqual([tokenOf('BB07')])
    expect(at(t.usedTokens, 0)).toEqual([tokenOf('BB10')])
    expect(violations(t)).toEqual([])
  })

  test('TC109: it cannot be used without an alien, and temporary levels add up', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC109')
      token(t, 0, 'BB15')
    })
    expect(offered(t, 0, 'refit')).toBeUndefined()
    makeMove(t, 0, 'useToken', 'BB15')
    hold(t, 0, { alien: 1 })
    makeMove(t, 0, 'refit', 'TC109')
    expect(t.raisedMilitary[0]).toBe(4)
  })

  test('TC110: production advances with each exploration action', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC110')
      hold(t, 0, { energy: 2 })
      level(t, 0, { production: 1 })
      stack(t, stackAt('production', 2), 'BB10', 'BB11')
    })
    choose(t, 'exploration')
    const [first = ''] = ids(t).filter((id) => id !== 'pass' && id !== 'done')
    choose(t, first)
    while (question(t) === 'explore of 0') choose(t, ids(t).includes('done') ? 'done' : 'pass')
    expect(marker(t, 0, PRODUCTION)).toBe(2)
    expect(at(t.tokens, 0)).toEqual([tokenOf('BB10')])
  })
})

describe('level 2', () => {
  test('TC202, GC-ORG-107: with each military space the seat may advance on technology or politics', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC202')
      hold(t, 0, { energy: 2 })
    })
    choose(t, 'military', 'pay=energy:2')
    expect(question(t)).toBe('chooseEffect of 0')
    expect(ids(t)).toContain('pass')
    choose(t, 'effect-0')
    if (question(t) === 'chooseTrack of 0') choose(t, 'politics')
    expect(marker(t, 0, POLITICS)).toBe(1)
    expect(marker(t, 0, MILITARY)).toBe(1)
  })

  test('GC-TCH-07, TC203, GC-EX-12, GC-ORG-107: production collects once for the advance and once for the action', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC203')
      outpost(t, 0, 'PL15')
    })
    choose(t, 'production')
    let collected = 0
    while (question(t) === 'collect of 0') {
      choose(t, at(ids(t), 0))
      collected++
    }
    expect(held(t).reduce((sum, amount) => sum + amount, 0)).toBe(2)
    expect(collected).toBe(2)
    // An advance of two spaces collects twice.
    const other = table(3, (t) => {
      marked(t, 0, 'TC203')
      outpost(t, 0, 'PL15')
      token(t, 0, 'BA04')
    })
    makeMove(other, 0, 'useToken', 'BA04')
    while (question(other) === 'collect of 0') choose(other, at(ids(other), 0))
    expect(held(other).reduce((sum, amount) => sum + amount, 0)).toBe(1 + 2)
  })

  test('TC204: a mission costs a credit less, but at least nothing', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC204')
      hold(t, 0, { energy: 2, raw: 1 })
      level(t, 0, { military: 2 })
      log(t, 0, 'MS11', 'MS03')
    })
    makeMove(t, 0, 'completeMission', 'MS11', 'pay=energy:1')
    expect(held(t)).toEqual([1, 2, 1, 0])
    // There is no credit to take off, so energy and raw material are due.
    makeMove(t, 0, 'completeMission', 'MS03', 'pay=energy:1', 'pay=raw:1')
    expect(held(t)).toEqual([0, 1, 1, 0])
  })

  test('GC-TCH-08, TC205, GC-ORG-93: the leader’s points are doubled, and nothing changes for the others', () => {
    const t = cleanUp(3, (t) => {
      marked(t, 0, 'TC205')
      level(t, 0, { military: 5 })
      level(t, 1, { military: 3 })
      t.ledger[2] = at(t.ledger, 2).map((_, index) => (index === 0 ? 10 : 0))
    })
    expect(scored(t)).toBe(4)
    expect(scored(t, 2)).toBe(7)
  })

  test('GC-TCH-08, TC205: and the last player loses nothing', () => {
    const t = cleanUp(3, (t) => {
      marked(t, 2, 'TC205')
      level(t, 0, { military: 5 })
      level(t, 1, { military: 3 })
      t.ledger[2] = at(t.ledger, 2).map((_, index) => (index === 0 ? 10 : 0))
    })
    expect(scored(t)).toBe(2)
    expect(scored(t, 2)).toBe(10)
  })

  test('GC-TCH-09, TC207, GC-ORG-104: an outpost on an action planet without a free slot, at its lowest requirement', () => {
    const full = (t: Table) => {
      const space = ship(t, 0, planet(t, 'PL11'))
      outpost(t, 1, space)
      outpost(t, 2, space)
      hold(t, 0, { raw: 1 })
    }
    const without = table(4, (t) => {
      full(t)
      level(t, 0, { trade: 1 })
    })
    expect(refused(without, { op: 'placeOutpost', where: 'orbit' })).toBe('noSlot')
    const low = table(4, (t) => {
      full(t)
      marked(t, 0, 'TC207')
    })
    expect(refused(low, { op: 'placeOutpost', where: 'orbit' })).toBe('levelTooLow')
    const t = table(4, (t) => {
      full(t)
      marked(t, 0, 'TC207')
      level(t, 0, { trade: 1 })
    })
    expect(refused(t, { op: 'placeOutpost', where: 'orbit' })).toBeNull()
    // Mining planets stay closed.
    const mining = table(4, (t) => {
      const space = ship(t, 0, planet(t, 'PL08'))
      outpost(t, 1, space)
      hold(t, 0, { raw: 1 })
      marked(t, 0, 'TC207')
      level(t, 0, { trade: 1 })
    })
    expect(refused(mining, { op: 'placeOutpost', where: 'orbit' })).toBe('noSlot')
  })

  test('TC208, GC-ORG-94: once a round the action of another player’s planet, with a worker as usual', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC208')
      outpost(t, 1, 'PL10')
      outpost(t, 1, 'PL16')
    })
    const [arcadia, horn] = [planet(t, 'PL10'), planet(t, 'PL16')]
    expect(ids(t)).toContain(`planet-${arcadia}`)
    choose(t, `planet-${arcadia}`, 'worker=crew')
    expect(held(t)).toEqual([0, 0, 0, 1])
    expect(t.crew[0]).toBe(0)
    expect(t.flipped[0]).toBe(1 << technologyOf('TC208'))
    passUntil(t, ({ open }) => open[0]?.kind === 'turn' && open[0].seat === 0)
    expect(ids(t)).not.toContain(`planet-${horn}`)
  })

  test('GC-TCH-10, TC209: technology 4 opens cards of level 2, politics 0 the first mission', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC209')
      level(t, 0, { technology: 4 })
    })
    expect(accessibleTechnologies(t, 0).some((card) => at(cards, card).level === 2)).toBe(true)
    expect(refused(t, { op: 'takeMission' })).toBeNull()
    // GC-ORG-95: it also counts for the technology required on the military track.
    level(t, 0, { military: 3 })
    t.levels[0] = [2, 3, 0, 0, 0]
    expect(refused(t, { op: 'advance', on: ['military'], by: 1, isFree: true })).toBeNull()
  })

  test('GC-TCH-11, TC210: captains take main actions used by others, and nobody follows', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC210')
      t.mainSpaces[4] = 2
      t.captains[1] = 1
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('turn of 1')
    expect(closed(t, 'technology')?.reason).toBe('spaceTaken')
  })

  test('GC-ORG-96, TC210: never the seat’s own', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC210')
      t.mainSpaces[4] = 1
      t.captains[0] = 1
    })
    expect(closed(t, 'technology')?.rule).toBe('GC-TRN-04')
  })
})

describe('level 3', () => {
  const endPoints = (arrange: (t: Table) => void) => {
    const t = scoring(3, (t) => {
      goals(t, 0, 'GL03', 'GL04')
      level(t, 0, { trade: 5 })
      arrange(t)
    })
    while (t.open.length > 0) choose(t, at(ids(t), 0))
    return technologyPoints(t)
  }

  test('GC-TCH-05, TC301: a point for each trade and military level', () => {
    expect(
      endPoints((t) => {
        level(t, 0, { military: 3 })
        marked(t, 0, 'TC301')
      }),
    ).toBe(8)
  })

  test('TC301: temporary levels do not count (GC-ORG-36)', () => {
    expect(
      endPoints((t) => {
        t.raisedTrade[0] = 2
        marked(t, 0, 'TC301')
      }),
    ).toBe(5)
  })

  test('TC302, GC-ORG-99: one secondary action a round is resolved as the main one, and TC108 does not count it', () => {
    const t = table(3, (t) => {
      level(t, 1, { trade: 1 })
      marked(t, 1, 'TC302', 'TC108')
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=actingCrew', 'way=advanceTwo')
    expect(marker(t, 1, TECHNOLOGY)).toBe(2)
    expect(technologyPoints(t, 1)).toBe(0)
    expect(t.flipped[1]).toBe(1 << technologyOf('TC302'))
  })

  test('TC303, GC-ORG-39: any main action without a worker', () => {
    const t = table(3, (t) => hold(t, 0, { energy: 2 }))
    mark(t, 'TC303')
    expect(question(t)).toBe('grantedAction of 0')
    choose(t, 'military', 'pay=energy:2')
    expect(marker(t, 0, MILITARY)).toBe(1)
    expect(t.captains[0]).toBe(2)
    expect(question(t)).toBe('turn of 0')
    expect(t.mainSpaces.every((seats) => seats === 0)).toBe(true)
  })

  test('TC304: a point for each technology and politics level, including TC209', () => {
    expect(
      endPoints((t) => {
        level(t, 0, { technology: 8, politics: 3 })
        marked(t, 0, 'TC304')
      }),
    ).toBe(11)
    expect(
      endPoints((t) => {
        level(t, 0, { technology: 8, politics: 3 })
        marked(t, 0, 'TC304', 'TC209')
      }),
    ).toBe(13)
  })

  test('TC305, GC-ORG-97: military or trade free of cost; both for 2 aliens', () => {
    const t = table(3, (t) => hold(t, 0, { alien: 2 }))
    mark(t, 'TC305')
    expect(ids(t)).toEqual(['effect-0', 'effect-1', 'effect-2'])
    choose(t, 'effect-2')
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect([marker(t, 0, MILITARY), marker(t, 0, TRADE)]).toEqual([1, 1])
  })

  test('TC305, GC-ORG-04: at the end of the military track only trade is left, without a question', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 8, military: 8 })
      hold(t, 0, { alien: 2 })
    })
    mark(t, 'TC305')
    expect(marker(t, 0, TRADE)).toBe(1)
    expect(held(t)).toEqual([0, 0, 2, 0])
  })

  test('TC305, GC-ORG-04, GC-ORG-07: 2 aliens do not pay for both if one of the two is impossible', () => {
    const technologyTooLow = table(3, (t) => {
      level(t, 0, { technology: 5, military: 5 })
      hold(t, 0, { alien: 2 })
    })
    const tradeEnded = table(3, (t) => {
      level(t, 0, { trade: 6 })
      hold(t, 0, { alien: 2 })
    })
    const atOnce = at(cards, technologyOf('TC305')).atOnce ?? { op: 'collect' }
    for (const [t, advanced] of [
      [technologyTooLow, TRADE],
      [tradeEnded, MILITARY],
    ] as const) {
      const before = marker(t, 0, advanced)
      applyEffect(t, atOnce)
      expect(marker(t, 0, advanced)).toBe(before + 1)
      expect(held(t)[2]).toBe(2)
    }
  })

  test('GC-TCH-12, TC306, GC-EX-13, GC-ORG-108: 2 points for each unit of the scored goal, at most 12', () => {
    const points = (count: number) => {
      const t = scoring(3, (t) => {
        goals(t, 0, 'GL04', 'GL03')
        marked(t, 0, 'TC306')
        completed(t, 0, ...['MS03', 'MS06', 'MS07', 'MS12', 'MS16', 'MS20', 'MS22'].slice(0, count))
      })
      while (t.open.length > 0) {
        const wanted = ids(t).find((id) => id === 'GL04')
        choose(t, wanted ?? at(ids(t), 0))
      }
      return technologyPoints(t)
    }
    expect(points(2)).toBe(4)
    expect(points(7)).toBe(12)
  })

  test('TC307: a point for each production level', () => {
    expect(
      endPoints((t) => {
        level(t, 0, { production: 6 })
        marked(t, 0, 'TC307')
      }),
    ).toBe(6)
  })

  test('GC-TCH-13, TC308: a point for each marker of any seat on the cards that the owner has marked', () => {
    expect(
      endPoints((t) => {
        marked(t, 0, 'TC308', 'TC101')
        marked(t, 1, 'TC101', 'TC308')
        marked(t, 2, 'TC101')
      }),
    ).toBe(2 + 3)
  })

  test('TC309, GC-ORG-98: an outpost on any free slot of an action planet, with any requirement and cost', () => {
    const t = table(4, (t) => {
      planet(t, 'PL18')
      pirates(t, 'PL18', null)
    })
    mark(t, 'TC309')
    expect(question(t)).toBe('placeOutpost of 0')
    const court = spaceOf(t, 'PL18')
    choose(t, `settle-${spaceId(t, court)}`, 'slot=slot-2')
    expect((at(t.outposts, 0) & (1 << court)) !== 0).toBe(true)
    expect(held(t)).toEqual([0, 0, 0, 0])
  })

  test('TC309, GC-ORG-98: pirates must still be beaten', () => {
    const t = table(4, (t) => {
      planet(t, 'PL18')
      pirates(t, 'PL18', 'PT06')
    })
    mark(t, 'TC309')
    expect(closed(t, `settle-${spaceId(t, spaceOf(t, 'PL18'))}`)?.reason).toBe('piratesTooStrong')
  })

  test('GC-TCH-14, TC310: a mission without its cost, or without its requirement, but not without both', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 3 })
      level(t, 0, { technology: 8 })
      // MS22: technology 6, 2 raw material and 2 energy; MS15: trade 4, 3 raw material.
      log(t, 0, 'MS22', 'MS15')
    })
    mark(t, 'TC310')
    expect(question(t)).toBe('closeFile of 0')
    expect(ids(t)).toEqual(['MS22-without-cost', 'MS15-without-requirement'])
    expect(closed(t, 'MS22-without-requirement')?.reason).toBe('tooPoor')
    expect(closed(t, 'MS15-without-cost')?.reason).toBe('levelTooLow')
    choose(t, 'MS15-without-requirement', 'pay=raw:3')
    expect(held(t)).toEqual([0, 0, 0, 1])
    expect(at(t.completed, 0)).toEqual([missionOf('MS15')])
    expect(at(t.log, 0)).toEqual([missionOf('MS22')])
  })

  test('TC310: if every mission has a cost to pay, the player may decline', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 3 })
      log(t, 0, 'MS15')
    })
    mark(t, 'TC310')
    expect(ids(t)).toEqual(['MS15-without-requirement', 'pass'])
    choose(t, 'pass')
    expect(held(t)).toEqual([0, 3, 0, 0])
  })

  test('TC310 does nothing with an empty log', () => {
    const t = table(3)
    mark(t, 'TC310')
    expect(question(t)).toBe('turn of 0')
    expect(refused(t, { op: 'completeMission', ignores: ['cost', 'requirement'] })).toBe('noMission')
  })
})

describe('the War Correspondent', () => {
  test('GC-ABL-14: 2 points when any seat advances on the military track through a card or a planet', () => {
    const t = table(3, (t) => {
      ability(t, 2, 'warCorrespondent')
      hold(t, 0, { energy: 4 })
    })
    applyEffect(t, { op: 'advance', on: ['military'], by: 1, isFree: true }, 0, 'missions')
    expect(scored(t, 2)).toBe(2)
    applyEffect(t, { op: 'advance', on: ['military'], by: 1, isFree: true }, 1, 'planets')
    expect(scored(t, 2)).toBe(4)
    applyEffect(t, { op: 'advance', on: ['military'], by: 1, isFree: true }, 2, 'technologies')
    expect(scored(t, 2)).toBe(6)
  })

  test('GC-ABL-14, GC-ORG-87: not for an action of the panel, nor for a token', () => {
    const t = table(3, (t) => {
      ability(t, 2, 'warCorrespondent')
      hold(t, 0, { energy: 4, credits: 1 })
      token(t, 0, 'BA07')
    })
    makeMove(t, 0, 'useToken', 'BA07')
    choose(t, 'effect-0')
    while (question(t) === 'payEffect of 0') choose(t, at(ids(t), 0))
    expect(marker(t, 0, MILITARY)).toBe(1)
    expect(scored(t, 2)).toBe(0)
  })

  test('a military action granted by TC303 counts as a card; a token used again by TC109 does not', () => {
    const t = table(3, (t) => {
      ability(t, 2, 'warCorrespondent')
      hold(t, 0, { energy: 2 })
    })
    mark(t, 'TC303')
    choose(t, 'military', 'pay=energy:2')
    expect(scored(t, 2)).toBe(2)
    const again = table(3, (t) => {
      ability(t, 2, 'warCorrespondent')
      marked(t, 0, 'TC109')
      hold(t, 0, { energy: 1, alien: 1 })
      usedToken(t, 0, 'BA07')
    })
    makeMove(again, 0, 'refit', 'TC109')
    choose(again, 'effect-0')
    expect(marker(again, 0, MILITARY)).toBe(1)
    expect(scored(again, 2)).toBe(0)
  })
})
