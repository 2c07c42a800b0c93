import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { game } from '../../game.ts'
import { hasFreeAction, hasNewOffer, noteOffers } from '../../rules/free-actions/offers.ts'
import { pause } from '../../rules/free-actions/pause.ts'
import { outpostCount } from '../../rules/map/outposts.ts'
import { levelOf, marker } from '../../rules/tracks/levels.ts'
import { violations } from '../../rules/violations.ts'
import { applyEffect, held, offered, scored } from '../apply-effect.ts'
import {
  ability,
  chairs,
  choose,
  decree,
  fleets,
  hold,
  ids,
  income,
  level,
  log,
  makeMove,
  marked,
  missionRow,
  moves,
  outpost,
  passUntil,
  planet,
  question,
  reserve,
  ship,
  stack,
  stackAt,
  table,
  technologies,
  token,
  tokenOf,
  workers,
} from '../table.ts'

/** Free actions (GC-ORG-67, GC-ORG-109): when they are open, when there is a pause for them; hard situations. */

describe('when they are open', () => {
  test('GC-ORG-109: before, during and after the seat’s own action, and before a pass', () => {
    const t = table(3, (t) => {
      hold(t, 0, { credits: 3 })
      level(t, 0, { technology: 1 })
      technologies(t, 'TC101', 'TC105', 'TC108')
    })
    makeMove(t, 0, 'exchange', 'energy')
    choose(t, 'technology', 'way=advanceAndCard')
    expect(question(t)).toBe('mark of 0')
    makeMove(t, 0, 'exchange', 'raw')
    expect(question(t)).toBe('mark of 0')
    choose(t, 'TC101')
    const passing = table(3, (t) => hold(t, 0, { credits: 1 }))
    makeMove(passing, 0, 'exchange', 'raw')
    choose(passing, 'pass')
    expect(question(passing)).toBe('turn of 1')
  })

  test('GC-ORG-109: not after others have been asked to follow', () => {
    const t = table(3, (t) => {
      hold(t, 0, { credits: 3 })
      token(t, 0, 'BB10')
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
    expect(moves(t, 0)).toEqual({})
  })

  test('GC-ORG-67: not in setup, income and scoring', () => {
    const t = income(3, (t) => {
      hold(t, 0, { credits: 3, raw: 2 })
      token(t, 0, 'BB10')
      log(t, 0, 'MS01')
    })
    expect(t.phase).toBe('income')
    for (const seat of [0, 1, 2]) expect(moves(t, seat)).toEqual({})
  })

  test('a seat that can neither place a worker nor take a free action passes without a question; with a token it is asked', () => {
    const idle = table(3, (t) => workers(t, 0, { captains: 0, crew: 0 }))
    expect(question(idle)).toBe('turn of 1')
    const able = table(3, (t) => {
      workers(t, 0, { captains: 0, crew: 0 })
      token(t, 0, 'BB20')
      outpost(t, 0, 'PL10')
    })
    expect(question(able)).toBe('turn of 0')
    expect(ids(able)).toEqual(['pass'])
    makeMove(able, 0, 'useToken', 'BB20')
    // GC-ORG-24: the crew member is available at once.
    expect(ids(able)).toContain(`planet-${planet(able, 'PL10')}`)
  })

  test('GC-SYM-01, GC-ORG-109: not while the price of an effect is being paid, so that the price stays paid', () => {
    const t = table(3, (t) => {
      hold(t, 0, { energy: 1, raw: 1 })
      outpost(t, 0, 'PL05')
      log(t, 0, 'MS03')
    })
    choose(t, `planet-${planet(t, 'PL05')}`, 'worker=crew')
    expect(offered(t, 0, 'completeMission')).toEqual(['MS03'])
    choose(t, 'effect-0')
    expect(question(t)).toBe('payEffect of 0')
    // The mission would spend the goods that pay for the point.
    expect(moves(t, 0)).toEqual({})
    choose(t, 'energy-1')
    expect([held(t), scored(t)]).toEqual([[0, 1, 0, 0], 1])
  })

  test('their number is limited, because each of them uses something up', () => {
    expect(game.standing?.limit).toBe(60)
  })
})

describe('free actions that become possible during a turn', () => {
  test('GC-ORG-109, GC-BON-04: a token that could only give a point marks a card once an advance has opened one', () => {
    const t = table(3, (t) => {
      technologies(t, 'TC101', 'TC105', 'TC108')
      token(t, 0, 'BA10')
    })
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('goOn of 0')
    makeMove(t, 0, 'useToken', 'BA10')
    choose(t, 'TC105')
    expect(scored(t)).toBe(1)
    expect(question(t)).toBe('follow of 1')
  })

  test('GC-ORG-109, GC-POL-02: a token takes a mission before a follower can take it', () => {
    const t = table(3, (t) => {
      missionRow(t, 'MS01', 'MS02', 'MS03')
      token(t, 0, 'BA11')
    })
    choose(t, 'politics', 'way=advanceTwo')
    expect(question(t)).toBe('goOn of 0')
    makeMove(t, 0, 'useToken', 'BA11')
    choose(t, 'MS01')
    expect(question(t)).toBe('follow of 1')
  })

  test.each(['BA09', 'MS24'])(
    'GC-ORG-109, GC-SYM-14, GC-EXP-06: %s places an outpost where the ship has arrived',
    (id) => {
      const t = table(3, (t) => {
        planet(t, 'PL16', 'R1')
        planet(t, 'PL10', 'R5')
        // The first outpost there has taken the token of the planet.
        outpost(t, 1, 'PL16')
        ship(t, 0, 'R1')
        hold(t, 0, { raw: 4, energy: 3 })
        level(t, 0, { technology: 8 })
        if (id === 'MS24') log(t, 0, id)
        else token(t, 0, id)
      })
      choose(t, 'exploration')
      choose(t, 'settle')
      choose(t, 'move-R5')
      // The exploration has placed its outpost and made its move.
      expect(question(t)).toBe('goOn of 0')
      if (id === 'MS24') makeMove(t, 0, 'completeMission', id, 'pay=raw:2', 'pay=energy:2')
      else makeMove(t, 0, 'useToken', id)
      choose(t, 'effect-0')
      choose(t, 'settle-R5')
      expect(outpostCount(t, 0)).toBe(3)
      expect(violations(t)).toEqual([])
    },
  )

  test('GC-ORG-109: there is no pause for what was open before the action, nor a second one for what was declined', () => {
    const t = table(3, (t) => {
      technologies(t, 'TC101', 'TC105', 'TC108')
      level(t, 0, { technology: 2, politics: 1 })
      token(t, 0, 'BA10')
      token(t, 0, 'BA09')
    })
    choose(t, 'politics', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
    const after = table(3, (t) => {
      technologies(t, 'TC101', 'TC105', 'TC108')
      level(t, 0, { technology: 1 })
      token(t, 0, 'BA10')
    })
    choose(after, 'technology', 'way=advanceAndCard')
    expect(question(after)).toBe('goOn of 0')
    choose(after, 'goOn')
    choose(after, 'TC101')
    expect(question(after)).toBe('follow of 1')
  })

  test('GC-ORG-67, GC-ORG-109: the same during a follow', () => {
    const t = table(3, (t) => {
      technologies(t, 'TC101', 'TC105', 'TC108')
      level(t, 1, { technology: 1 })
      token(t, 1, 'BA10')
    })
    choose(t, 'technology', 'way=advanceTwo')
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    expect(question(t)).toBe('goOn of 1')
  })
})

describe('a pause', () => {
  test('is made if something has become possible', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 2 })
      stack(t, stackAt('technology', 3), 'BB10', 'BB01')
      technologies(t, 'TC101', 'TC105', 'TC108')
    })
    choose(t, 'technology', 'way=advanceAndCard')
    // The token that the advance has brought is new.
    expect(question(t)).toBe('goOn of 0')
    expect(ids(t)).toEqual(['goOn'])
    choose(t, 'goOn')
    expect(question(t)).toBe('mark of 0')
    choose(t, 'TC105')
    // The seat declined it once, so it is not asked again at the end of the turn.
    expect(question(t)).toBe('follow of 1')
  })

  test('is not made for what the seat has declined, nor for an exchange', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB10')
      hold(t, 0, { credits: 2 })
      noteOffers(t, 0)
    })
    expect(hasFreeAction(t, 0)).toBe(true)
    expect(hasNewOffer(t, 0)).toBe(false)
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
  })

  test('repeats while something new is left, and then ends', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 2 })
      stack(t, stackAt('technology', 3), 'BB07', 'BB01')
      log(t, 0, 'MS11')
      level(t, 0, { military: 2 })
      hold(t, 0, { energy: 1 })
    })
    t.tokens[0] = []
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('goOn of 0')
    makeMove(t, 0, 'useToken', 'BB07')
    // The credits make the mission payable, which is new as well.
    expect(question(t)).toBe('goOn of 0')
    expect(offered(t, 0, 'completeMission')).toEqual(['MS11'])
    makeMove(t, 0, 'completeMission', 'MS11', 'pay=energy:1', 'pay=credits:1')
    expect(question(t)).toBe('follow of 1')
  })

  test('is made for a reserve token, a chair and TC109 too', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'reserveLocker')
      reserve(t, 0, 'BB10')
    })
    expect(hasNewOffer(t, 0)).toBe(true)
    noteOffers(t, 0)
    expect(hasNewOffer(t, 0)).toBe(false)
    decree(t, 0, 'DC07')
    level(t, 0, { technology: 6, politics: 6 })
    expect(hasNewOffer(t, 0)).toBe(true)
    noteOffers(t, 0)
    marked(t, 0, 'TC109')
    hold(t, 0, { alien: 1 })
    expect(hasNewOffer(t, 0)).toBe(true)
    noteOffers(t, 0)
    token(t, 0, 'BA12')
    // It can be used only in the income phase.
    expect(hasNewOffer(t, 0)).toBe(false)
  })

  test('is made for the acting seat, not for another seat with a token (GC-ORG-67)', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB10')
      token(t, 1, 'BB11')
    })
    expect(pause(t, 1)).toBe(false)
    expect(pause(t, 0)).toBe(true)
  })

  test('a choice with one open option is asked if a token might open the other', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 1, politics: 1 })
      outpost(t, 0, 'PL18')
      token(t, 0, 'BB17')
      missionRow(t, 'MS01', 'MS05', 'MS09')
    })
    choose(t, `planet-${planet(t, 'PL18')}`, 'worker=crew')
    expect(question(t)).toBe('chooseEffect of 0')
    expect(ids(t)).toEqual(['effect-1'])
    makeMove(t, 0, 'useToken', 'BB17')
    expect(ids(t)).toEqual(['effect-0', 'effect-1'])
  })
})

describe('hard situations', () => {
  /** Production 1, outposts on the hub, PL16 (yellow) and PL07 (purple); BB19 on the stack of production 2. */
  const tokenInTheMiddle = (seats: number) =>
    table(seats, (t) => {
      level(t, 0, { production: 1 })
      outpost(t, 0, 'PL16')
      outpost(t, 0, 'PL07')
      const tokens = seats === 2 ? ['BB19'] : ['BB19', 'BB10']
      stack(t, stackAt('production', 2), ...tokens)
    })

  test('GC-PRO-01, GC-PRO-02, GC-BON-04, GC-BON-06, GC-ORG-109: a token gained in mid-action, used at once', () => {
    const t = tokenInTheMiddle(3)
    const events = choose(t, 'production')
    expect(events.map(({ type }) => type)).toContain('turnedUpToken')
    expect(marker(t, 0, PRODUCTION)).toBe(2)
    expect(question(t)).toBe('goOn of 0')
    makeMove(t, 0, 'useToken', 'BB19')
    expect(marker(t, 0, PRODUCTION)).toBe(3)
    // Energy, raw material, and any one resource of the hub (GC-ORG-42).
    expect(question(t)).toBe('collect of 0')
    expect(ids(t)).toHaveLength(3)
    choose(t, at(ids(t), 0))
    expect(held(t).reduce((sum, amount) => sum + amount, 0)).toBe(3)
  })

  test('a token gained during an action and kept: two outposts collect', () => {
    const t = tokenInTheMiddle(3)
    choose(t, 'production')
    choose(t, 'goOn')
    expect(question(t)).toBe('collect of 0')
    expect(ids(t)).toHaveLength(5)
    choose(t, at(ids(t), 0))
    expect(at(t.tokens, 0)).toEqual([tokenOf('BB19')])
    expect(question(t)).toBe('follow of 1')
  })

  test('with two seats, nothing is turned up', () => {
    const t = tokenInTheMiddle(2)
    const events = choose(t, 'production')
    expect(events.map(({ type }) => type)).not.toContain('turnedUpToken')
  })

  test('GC-OMN-02, GC-OMN-05, GC-OMN-06, GC-ABL-02, GC-FOL-06, GC-MIS-05, GC-ORG-67: the lieutenant follows an omni-action', () => {
    const t = table(3, (t) => {
      t.mainSpaces[1] = 4 // exploration's main space is taken by Cleo
      t.captains[2] = 1
      hold(t, 0, { alien: 1, energy: 1 })
      ability(t, 1, 'lieutenant')
      fleets(t, 1, 'FT3', 'FT1', 'FT2')
      level(t, 1, { trade: 3 })
      hold(t, 1, { raw: 4, alien: 1, credits: 2 })
      log(t, 1, 'MS15')
      hold(t, 2, { credits: 1 })
    })
    choose(t, 'omni', 'fee=alien', 'action=exploration')
    const [first = ''] = ids(t).filter((id) => id !== 'done' && id !== 'pass')
    choose(t, first)
    while (question(t).endsWith('of 0')) choose(t, ids(t).includes('done') ? 'done' : at(ids(t), 0))
    expect(question(t)).toBe('follow of 1')
    // The main omni-action: its fee, main trade for 1 raw material and 1 alien.
    choose(t, 'follow', 'worker=lieutenant', 'fee=credit', 'action=trade', 'pay=raw:1', 'pay=alien:1')
    expect(marker(t, 1, TRADE)).toBe(4)
    // The fleet token of space 4 pays a credit and moves to the second space of the income track.
    expect(held(t, 1)).toEqual([0, 3, 0, 2])
    expect(question(t)).toBe('goOn of 1')
    expect(moves(t, 0)).toEqual({})
    makeMove(t, 1, 'completeMission', 'MS15', 'pay=raw:3')
    expect(scored(t, 1)).toBe(4)
    expect(marker(t, 1, TECHNOLOGY)).toBe(1)
    // Cleo pays her own fee and chooses an action that nobody has used. Nobody follows Ben's trade.
    expect(question(t)).toBe('follow of 2')
    choose(t, 'follow', 'worker=crew', 'fee=credit', 'action=mining')
    expect(held(t, 2)[3]).toBe(0)
    expect(question(t)).toBe('turn of 1')
    expect(violations(t)).toEqual([])
  })

  test('GC-TRN-09, GC-FOL-01, GC-ORG-24, GC-ORG-58, GC-ORG-63, GC-ORG-70, GC-ORG-110, GC-TCH-11: a seat that has passed acts again', () => {
    const t = table(4, (t) => {
      const [a, b, c, d] = [0, 1, 2, 3]
      level(t, a, { politics: 1 })
      missionRow(t, 'MS01', 'MS05', 'MS09')
      decree(t, 0, 'DC07')
      decree(t, 1, 'DC08')
      chairs(t, 0, a)
      workers(t, b, { captains: 0, crew: 1 })
      level(t, b, { politics: 3 })
      outpost(t, b, 'PL10')
      level(t, c, { technology: 6, politics: 6, trade: 4, military: 4 })
      workers(t, c, { crew: 3 })
      stack(t, stackAt('politics', 4), 'BB20', 'BB10')
      marked(t, d, 'TC210')
      t.priority = [b, a, c, d]
    })
    // B passes; A takes a mission, and the row is refilled.
    expect(question(t)).toBe('turn of 1')
    choose(t, 'pass')
    choose(t, 'politics', 'way=advanceAndCard')
    const events = choose(t, 'MS05')
    expect(events.map(({ type }) => type)).toContain('turnedUpMission')
    // C follows first: in priority order from the next seat on (GC-ORG-68).
    expect(question(t)).toBe('follow of 2')
    makeMove(t, 2, 'takeSeat', 'DC07')
    expect(held(t, 0)).toEqual([0, 0, 0, 1])
    expect(offered(t, 2, 'takeSeat')).toBeUndefined()
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    while (question(t).endsWith('of 2')) choose(t, at(ids(t), 0))
    expect(question(t)).toBe('follow of 3')
    choose(t, 'pass')
    // B has passed and is still asked.
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    expect(marker(t, 1, POLITICS)).toBe(4)
    expect(at(t.tokens, 1)).toEqual([tokenOf('BB20')])
    expect(question(t)).toBe('goOn of 1')
    makeMove(t, 1, 'useToken', 'BB20')
    expect(t.crew[1]).toBe(1)
    // C’s own turn: another chair is open to it again.
    expect(question(t)).toBe('turn of 2')
    expect(offered(t, 2, 'takeSeat')).toEqual(['DC08'])
    choose(t, 'pass')
    // D repeats politics, and nobody is asked to follow.
    expect(question(t)).toBe('turn of 3')
    choose(t, 'politics', 'way=advanceTwo')
    expect(question(t)).toBe('turn of 1')
    choose(t, `planet-${planet(t, 'PL10')}`, 'worker=crew')
    expect(held(t, 1)).toEqual([0, 0, 0, 1])
    // The phase ends only after four passes in a row.
    expect(t.phase).toBe('turns')
    let passes = 0
    while (t.phase === 'turns' && t.open[0]?.kind === 'turn') {
      choose(t, 'pass')
      passes++
    }
    expect(passes).toBeGreaterThanOrEqual(3)
    expect(t.phase).not.toBe('turns')
  })

  test('a free action during the question of a free action: three deep', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 4 })
      technologies(t, 'TC101', 'TC105', 'TC108', 'TC209')
      token(t, 0, 'BA10')
      token(t, 0, 'BA11')
      token(t, 0, 'BB09')
      level(t, 0, { politics: 2 })
      missionRow(t, 'MS01', 'MS05', 'MS09')
    })
    makeMove(t, 0, 'useToken', 'BA10')
    expect(question(t)).toBe('mark of 0')
    makeMove(t, 0, 'useToken', 'BA11')
    expect(question(t)).toBe('takeMission of 0')
    makeMove(t, 0, 'useToken', 'BB09')
    expect(question(t)).toBe('gainAny of 0')
    choose(t, 'several', 'resources=alien:2')
    expect(question(t)).toBe('takeMission of 0')
    choose(t, 'MS05')
    expect(question(t)).toBe('mark of 0')
    choose(t, 'TC108')
    expect(question(t)).toBe('turn of 0')
    expect(scored(t)).toBe(3)
  })

  test('GC-PLN-09, PL04: the token that the first advance gives pays for the second', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 1 })
      level(t, 0, { technology: 2 })
      stack(t, stackAt('technology', 3), 'BB01', 'BB10')
      outpost(t, 0, 'PL04')
    })
    choose(t, `planet-${planet(t, 'PL04')}`, 'worker=crew')
    expect(question(t)).toBe('chooseEffect of 0')
    choose(t, 'effect-0')
    choose(t, 'technology')
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(question(t)).toBe('goOn of 0')
    makeMove(t, 0, 'useToken', 'BB01')
    expect(question(t)).toBe('chooseEffect of 0')
    choose(t, 'effect-0')
    choose(t, 'politics')
    expect(held(t)).toEqual([1, 0, 0, 0])
    expect([marker(t, 0, TECHNOLOGY), marker(t, 0, POLITICS)]).toEqual([3, 1])
    // Two uses at most.
    expect(question(t)).toBe('turn of 1')
  })

  test('TC202 and the stack of a space: both are resolved for each space (GC-ORG-107)', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC202')
      level(t, 0, { technology: 2, military: 1 })
      stack(t, stackAt('military', 2), 'BB10', 'BB01')
    })
    applyEffect(t, { op: 'advance', on: ['military'], by: 2, isFree: true })
    expect(question(t)).toBe('chooseEffect of 0')
    choose(t, 'effect-0')
    choose(t, 'technology')
    expect(marker(t, 0, TECHNOLOGY)).toBe(3)
    expect(question(t)).toBe('chooseEffect of 0')
    choose(t, 'pass')
    expect(levelOf(t, 0, 1, 'requirement')).toBe(3)
    expect(at(t.tokens, 0)).toContain(tokenOf('BB10'))
    passUntil(t, ({ open }) => open[0]?.kind === 'turn')
  })
})
