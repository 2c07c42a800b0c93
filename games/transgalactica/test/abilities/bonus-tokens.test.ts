import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { takeToken } from '../../rules/abilities/tokens.ts'
import { marker } from '../../rules/tracks/levels.ts'
import { violations } from '../../rules/violations.ts'
import { applyEffect, fullCrew, held, offered, refused, scored, standingMove } from '../apply-effect.ts'
import {
  ability,
  askAgain,
  asked,
  choose,
  closed,
  fleets,
  hold,
  ids,
  income,
  level,
  makeMove,
  marked,
  miningSpace,
  miningTrack,
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
  usedToken,
} from '../table.ts'

/** Bonus tokens (chapter 8), each face (G13), and the Reserve Locker. */

describe('taking and using', () => {
  test('GC-BON-01, GC-BON-02: a token from any place lies face up beside the panel and can be used', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB10')
      token(t, 0, 'BA01')
    })
    expect(offered(t, 0, 'useToken')).toEqual(['BB10', 'BA01'])
    for (const from of ['stack', 'planet', 'round'] as const) {
      const other = at(t.tokenBox, 0)
      t.tokenBox.shift()
      takeToken(t, 0, other, from)
      expect(at(t.tokens, 0).at(-1)).toBe(other)
    }
    makeMove(t, 0, 'useToken', 'BB10')
    makeMove(t, 0, 'useToken', 'BA01')
    expect(scored(t)).toBe(8)
  })

  test('GC-BON-03: a mining token goes to the mining track instead', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0)
      miningSpace(t, 'MT07')
    })
    choose(t, 'mining')
    expect(at(t.tokens, 0)).toEqual([])
    expect(at(t.miningTracks, 0)).toHaveLength(1)
  })

  test('GC-BON-04, GC-BON-05: a token is flipped at any moment of its owner’s turn, once', () => {
    const t = table(3, (t) => token(t, 0, 'BB07'))
    makeMove(t, 0, 'useToken', 'BB07')
    expect(held(t)).toEqual([0, 0, 0, 2])
    expect(at(t.tokens, 0)).toEqual([])
    expect(at(t.usedTokens, 0)).toEqual([tokenOf('BB07')])
    expect(offered(t, 0, 'useToken')).toBeUndefined()
    expect(question(t)).toBe('turn of 0')
    expect(violations(t)).toEqual([])
  })

  test('GC-BON-04, GC-ORG-67: not in another player’s turn, but in the owner’s own follow', () => {
    const t = table(3, (t) => token(t, 1, 'BB07'))
    expect(moves(t, 1)).toEqual({})
    choose(t, 'technology', 'way=advanceTwo')
    expect(question(t)).toBe('follow of 1')
    expect(offered(t, 1, 'useToken')).toEqual(['BB07'])
  })

  test('GC-BON-06: the seat that reaches a stack takes the top token, and the next one is turned up for all', () => {
    const technology3 = stackAt('technology', 3)
    const t = table(3, (t) => {
      level(t, 0, { technology: 2 })
      stack(t, technology3, 'BB01', 'BB10')
      t.knowers = t.knowers.with(tokenOf('BB10'), 0)
    })
    const events = choose(t, 'technology', 'way=advanceTwo')
    expect(at(t.tokens, 0)).toEqual([tokenOf('BB01')])
    expect(events).toContainEqual({ type: 'turnedUpToken', stack: technology3, token: tokenOf('BB10') })
    expect(at(t.stacks, technology3)).toEqual([tokenOf('BB10')])
    // Everybody knows it, including spectators.
    expect(t.knowers[tokenOf('BB10')]).toBe(0b1111)
  })

  test('GC-BON-06, GC-ORG-05: an advance of two spaces takes the token of the space passed', () => {
    const t = table(3, (t) => {
      level(t, 0, { technology: 2 })
      token(t, 0, 'BA05')
      stack(t, stackAt('technology', 3), 'BB10', 'BB01')
    })
    makeMove(t, 0, 'useToken', 'BA05')
    expect(marker(t, 0, TECHNOLOGY)).toBe(4)
    expect(at(t.tokens, 0)).toEqual([tokenOf('BB10')])
  })

  test.each([
    ['technology', 2, [0, 0, 0, 1], 0],
    ['technology', 5, [0, 0, 0, 0], 2],
    ['military', 1, [1, 0, 0, 0], 0],
    ['military', 4, [0, 0, 0, 0], 3],
    ['politics', 3, [0, 0, 0, 1], 0],
    ['politics', 6, [0, 0, 0, 0], 3],
  ] as const)(
    'GC-BON-07: an empty stack on the %s track after %i gives its printed reward',
    (track, from, goods, points) => {
      const t = table(3, (t) => {
        level(t, 0, { technology: 8, [track]: track === 'technology' ? undefined : from })
        if (track === 'technology') t.levels[0] = [from, 0, 0, 0, 0]
        t.usedTokens[0] = []
        stack(t, stackAt(track, from + 1))
      })
      applyEffect(t, { op: 'advance', on: [track], by: 1, isFree: true })
      expect(held(t)).toEqual(goods)
      expect(scored(t)).toBe(points)
      expect(at(t.tokens, 0)).toEqual([])
    },
  )

  test('GC-BON-08: nothing is printed below the stacks of the production track', () => {
    const t = table(3, (t) => {
      level(t, 0, { production: 1 })
      stack(t, stackAt('production', 2))
    })
    applyEffect(t, { op: 'advance', on: ['production'], by: 1 })
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(scored(t)).toBe(0)
  })

  test('a token may be used without effect, but there is no pause for it', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB17')
      level(t, 0, { technology: 10 })
    })
    expect(offered(t, 0, 'useToken')).toEqual(['BB17'])
    makeMove(t, 0, 'useToken', 'BB17')
    expect(marker(t, 0, TECHNOLOGY)).toBe(10)
    expect(at(t.usedTokens, 0)).toContain(tokenOf('BB17'))
  })
})

describe('faces', () => {
  const gains: readonly (readonly [string, readonly number[], number])[] = [
    ['BB01', [2, 0, 0, 0], 0],
    ['BB02', [2, 0, 0, 0], 0],
    ['BB03', [0, 2, 0, 0], 0],
    ['BB04', [0, 2, 0, 0], 0],
    ['BB05', [1, 0, 1, 0], 0],
    ['BB06', [0, 1, 1, 0], 0],
    ['BB07', [0, 0, 0, 2], 0],
    ['BB08', [0, 0, 0, 2], 0],
    ['BB10', [0, 0, 0, 0], 3],
    ['BB11', [0, 0, 0, 0], 3],
    ['BA01', [0, 0, 0, 0], 5],
    ['BA02', [0, 0, 0, 3], 0],
    ['BA03', [0, 0, 2, 0], 1],
  ]
  test.each(gains)('%s', (id, goods, points) => {
    const t = table(3, (t) => token(t, 0, id))
    makeMove(t, 0, 'useToken', id)
    expect(held(t)).toEqual(goods)
    expect(scored(t)).toBe(points)
    expect(at(t.ledger, 0).reduce((sum, each) => sum + each, 0)).toBe(points)
  })

  test('BB09: two resources of any type', () => {
    const t = table(3, (t) => token(t, 0, 'BB09'))
    makeMove(t, 0, 'useToken', 'BB09')
    choose(t, 'several', 'resources=raw:1', 'resources=alien:1')
    expect(held(t)).toEqual([0, 1, 1, 0])
  })

  test.each([
    ['BB17', TECHNOLOGY, 1],
    ['BB18', POLITICS, 1],
    ['BB19', PRODUCTION, 1],
    ['BA04', PRODUCTION, 2],
    ['BA05', TECHNOLOGY, 2],
    ['BA06', POLITICS, 2],
  ] as const)('%s: an advance', (id, track, by) => {
    const t = table(3, (t) => token(t, 0, id))
    makeMove(t, 0, 'useToken', id)
    expect(marker(t, 0, track)).toBe(by)
    expect(question(t)).toBe('turn of 0')
  })

  test('BB13: a free move and a point', () => {
    const t = table(3, (t) => token(t, 0, 'BB13'))
    makeMove(t, 0, 'useToken', 'BB13')
    expect(question(t)).toBe('freeMove of 0')
    choose(t, 'pass')
    expect(scored(t)).toBe(1)
  })

  test('BA07: an advance with its discount, or none; without the technology level nothing is paid (GC-ORG-07)', () => {
    const t = table(3, (t) => {
      hold(t, 0, { energy: 3 })
      token(t, 0, 'BA07')
    })
    makeMove(t, 0, 'useToken', 'BA07')
    choose(t, 'pass')
    expect(held(t)).toEqual([3, 0, 0, 0])
    const low = table(3, (t) => {
      hold(t, 0, { energy: 3 })
      level(t, 0, { military: 1 })
      token(t, 0, 'BA07')
    })
    makeMove(low, 0, 'useToken', 'BA07')
    expect(question(low)).toBe('turn of 0')
    expect(held(low)).toEqual([3, 0, 0, 0])
    expect(marker(low, 0, MILITARY)).toBe(1)
  })

  test('BA08: 1 raw material is left of the trade cost', () => {
    const t = table(3, (t) => {
      hold(t, 0, { raw: 2, alien: 1 })
      token(t, 0, 'BA08')
    })
    makeMove(t, 0, 'useToken', 'BA08')
    choose(t, 'effect-0')
    expect(held(t)).toEqual([0, 1, 1, 0])
    expect(marker(t, 0, TRADE)).toBe(1)
    // GC-TRD-04: the marker of the space goes to the hold.
    expect(t.markers[0]).toBe(3)
  })

  test('BA10: a technology card and a point', () => {
    const t = table(3, (t) => {
      technologies(t, 'TC101', 'TC105', 'TC108')
      level(t, 0, { technology: 2 })
      token(t, 0, 'BA10')
    })
    makeMove(t, 0, 'useToken', 'BA10')
    expect(ids(t)).toHaveLength(3)
    choose(t, 'TC105')
    expect(scored(t)).toBe(1)
    expect(t.markers[0]).toBe(1)
  })

  test('BA11: a mission and two points; its row is refilled at once (GC-ORG-100)', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 2 })
      missionRow(t, 'MS01', 'MS05', 'MS09')
      token(t, 0, 'BA11')
    })
    makeMove(t, 0, 'useToken', 'BA11')
    expect(ids(t)).toEqual(['MS01', 'MS05'])
    const events = choose(t, 'MS05')
    expect(events.map(({ type }) => type)).toContain('turnedUpMission')
    expect(t.missionRows[0]).toHaveLength(3)
    expect(scored(t)).toBe(2)
    expect(question(t)).toBe('turn of 0')
  })

  test('GC-ORG-39, BA14: an action of a token uses no worker, and nobody follows', () => {
    const t = table(3, (t) => {
      miningTrack(t, 0, 'MT01')
      token(t, 0, 'BA14')
    })
    const before = [t.captains[0], t.crew[0]]
    makeMove(t, 0, 'useToken', 'BA14')
    expect(held(t)).toEqual([0, 1, 0, 0])
    expect(scored(t)).toBe(1)
    expect([t.captains[0], t.crew[0]]).toEqual(before)
    expect(question(t)).toBe('turn of 0')
    expect(t.mainSpaces.every((seats) => seats === 0)).toBe(true)
  })

  test('GC-ORG-39, BA15: the main omni-action with its fee', () => {
    const t = table(3, (t) => {
      hold(t, 0, { credits: 1 })
      token(t, 0, 'BA15')
    })
    makeMove(t, 0, 'useToken', 'BA15')
    expect(question(t)).toBe('grantedAction of 0')
    choose(t, 'omni', 'fee=credit', 'action=technology', 'way=advanceTwo')
    expect(held(t)).toEqual([0, 0, 0, 0])
    expect(marker(t, 0, TECHNOLOGY)).toBe(2)
    expect(question(t)).toBe('turn of 0')
    // Without the fee nothing can be done.
    expect(refused(t, { op: 'perform', action: 'omni', form: 'main' })).toBe('tooPoor')
  })

  test('BA16: a crew member and a credit', () => {
    const t = table(3, (t) => token(t, 0, 'BA16'))
    makeMove(t, 0, 'useToken', 'BA16')
    expect(t.crew[0]).toBe(2)
    expect(held(t)).toEqual([0, 0, 0, 1])
  })
})

describe('double income', () => {
  test('GC-ORG-103: each of the seat’s sources counts twice, and one with a price may be paid for twice', () => {
    const t = income(3, (t) => {
      token(t, 0, 'BA12')
      fleets(t, 0, 'FT3', 'FT1', 'FT2')
      outpost(t, 0, 'PL13')
      hold(t, 0, { alien: 2 })
      level(t, 0, { technology: 2 })
      fullCrew(t)
    })
    choose(t, 'income', 'double=yes', 'payTrade=2')
    expect(marker(t, 0, TRADE)).toBe(2)
    // Both aliens are paid, technology 2 gives its energy twice, and the fleet token pays when it is unlocked.
    expect(held(t)).toEqual([2, 0, 0, 0])
    expect(scored(t)).toBe(3)
  })

  test('GC-ORG-103: TC109 cannot use that token again', () => {
    const t = table(3, (t) => {
      marked(t, 0, 'TC109')
      usedToken(t, 0, 'BA12')
      usedToken(t, 0, 'BB10')
      hold(t, 0, { alien: 1 })
    })
    makeMove(t, 0, 'refit', 'TC109')
    // Only one token can be meant, so there is no question.
    expect(question(t)).toBe('turn of 0')
    expect(scored(t)).toBe(5)
    expect(at(t.usedTokens, 0)).toEqual([tokenOf('BA12')])
  })
})

describe('Reserve Locker', () => {
  test('GC-ABL-09: the owner may use one of them a round, as a free action', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'reserveLocker')
      reserve(t, 0, 'BB10')
      reserve(t, 0, 'BA02')
    })
    expect(offered(t, 0, 'useReserve')).toEqual(['BB10', 'BA02'])
    makeMove(t, 0, 'useReserve', 'BA02')
    expect(held(t)).toEqual([0, 0, 0, 3])
    expect(offered(t, 0, 'useReserve')).toBeUndefined()
    const listed = standingMove('useReserve')?.blocked?.(t, 0) ?? []
    expect(listed.map(({ id, refusal }) => [id, refusal.reason])).toEqual([['BB10', 'usedThisRound']])
  })

  test('GC-ABL-09, GC-ORG-90: again in the next round', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'reserveLocker')
      reserve(t, 0, 'BB10')
      reserve(t, 0, 'BA02')
      fullCrew(t)
    })
    makeMove(t, 0, 'useReserve', 'BA02')
    passUntil(t, ({ round, open }) => round === 2 && open[0]?.kind === 'turn' && open[0].seat === 0)
    expect(offered(t, 0, 'useReserve')).toEqual(['BB10'])
  })

  test('GC-ORG-84: each is used once in the game, and TC109 cannot use it again', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'reserveLocker')
      marked(t, 0, 'TC109')
      reserve(t, 0, 'BB10')
      hold(t, 0, { alien: 2 })
    })
    makeMove(t, 0, 'useReserve', 'BB10')
    expect(at(t.reserve, 0)).toEqual([])
    expect(at(t.usedTokens, 0)).toEqual([])
    expect(t.discardedTokens).toEqual([tokenOf('BB10')])
    expect(refused(t, { op: 'useTokenAgain' })).toBe('noUsedToken')
    expect(violations(t)).toEqual([])
  })

  test('GC-ABL-08: no other seat has such tokens, and the one for income is not used in a turn', () => {
    const t = table(3, (t) => {
      ability(t, 0, 'reserveLocker')
      reserve(t, 0, 'BA12')
    })
    expect(offered(t, 0, 'useReserve')).toBeUndefined()
    expect(at(t.reserve, 1)).toEqual([])
  })
})

describe('questions in the middle of a token', () => {
  test('a free action interrupts, and the question is asked again with the options open by then', () => {
    const t = table(3, (t) => {
      technologies(t, 'TC101', 'TC105', 'TC108', 'TC209')
      level(t, 0, { technology: 4 })
      token(t, 0, 'BA10')
      token(t, 0, 'BB17')
    })
    makeMove(t, 0, 'useToken', 'BA10')
    expect(ids(t)).toHaveLength(3)
    makeMove(t, 0, 'useToken', 'BB17')
    expect(question(t)).toBe('mark of 0')
    expect(ids(t)).toContain('TC209')
    choose(t, 'TC209')
    expect(question(t)).toBe('turn of 0')
  })

  test('a free move asks again from the space where the ship is by then', () => {
    const t = table(3, (t) => {
      token(t, 0, 'BB12')
      ship(t, 0, planet(t, 'PL10'))
    })
    makeMove(t, 0, 'useToken', 'BB12')
    const before = ids(t)
    askAgain(t)
    expect(ids(t)).toEqual(before)
    expect(asked(t).kind).toBe('freeMove')
    expect(closed(t, 'nowhere')).toBeUndefined()
  })
})
