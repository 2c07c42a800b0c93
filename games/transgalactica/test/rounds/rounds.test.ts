import { at, endScope } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import { fields, type Galaxy } from '../../rules/galaxy.ts'
import { endRoundScope, endTurnScope } from '../../rules/rounds/turn-scope.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  choose,
  closed,
  decree,
  hold,
  ids,
  inOrder,
  level,
  log,
  makeMove,
  moves,
  outpost,
  planet,
  question,
  table,
  token,
  workers,
} from '../table.ts'

describe('Turns', () => {
  test('GC-TRN-01, GC-RND-02: seats take turns in priority order, round and round', () => {
    const t = table(3, (t) => inOrder(t, 2, 0, 1))
    const order: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      order.push(at(t.open, 0).seat)
      // Production is an action that every seat can take.
      const area = ['production', 'technology', 'politics', 'exploration'][turn] ?? ''
      choose(t, turn < 3 ? area : 'pass', ...(turn < 3 && area !== 'production' ? ['way=advanceTwo'] : []))
      while (t.open[0]?.kind !== 'turn') choose(t, ...answerOf(t))
    }
    expect(order).toEqual([2, 0, 1, 2])
  })

  test('GC-TRN-08, GC-ORG-71: a seat that can neither place a worker nor take a free action passes without a question', () => {
    const t = table(3, (t) => {
      workers(t, 0, { captains: 0, crew: 0 })
      workers(t, 1, { captains: 1 })
    })
    expect(question(t)).toBe('turn of 1')
    expect(t.turn).toBe(2)
    expect(closed(t, 'trade')).toMatchObject({ rule: expect.stringMatching(/^GC-/) })
  })

  test('GC-TRN-08, GC-ORG-109: a seat with a token to flip is asked, and may only pass', () => {
    const t = table(2, (t) => {
      workers(t, 0, { captains: 0, crew: 0 })
      token(t, 0, 'BB10')
    })
    expect(question(t)).toBe('turn of 0')
    expect(ids(t)).toEqual(['pass'])
    expect(Object.keys(moves(t, 0))).toEqual(['useToken'])
  })

  test('GC-PNL-16, GC-TRN-08, GC-ORG-109: a seat may exchange before a pass if the exchange alone may matter', () => {
    const idle = (t: Galaxy) => {
      workers(t, 0, { captains: 0, crew: 0 })
      hold(t, 0, { credits: 2 })
    }
    expect(question(table(2, idle))).toBe('turn of 1')
    // The Relief Fund gives a credit to an owner without one.
    const fund = table(2, (t) => {
      idle(t)
      ability(t, 0, 'reliefFund')
    })
    expect([question(fund), ...ids(fund)]).toEqual(['turn of 0', 'pass'])
    makeMove(fund, 0, 'exchange', 'raw')
    makeMove(fund, 0, 'exchange', 'energy')
    expect(at(fund.hold, 0)).toEqual([1, 1, 0, 0])
    expect(question(fund)).toBe('turn of 1')
    // In the last round a goal may count resources, and goals are secret.
    const last = table(2, idle, { round: 5 })
    expect(question(last)).toBe('turn of 0')
    choose(last, 'pass')
    expect(question(last)).toBe('turn of 1')
  })

  test('GC-TRN-09, GC-TRN-10, GC-ORG-69: passing is not final, and the phase ends when all pass in a row', () => {
    const t = table(3)
    choose(t, 'pass')
    choose(t, 'pass')
    expect(question(t)).toBe('turn of 2')
    choose(t, 'production')
    while (t.open[0]?.kind !== 'turn') choose(t, ...answerOf(t))
    expect(question(t)).toBe('turn of 0')
    choose(t, 'pass')
    choose(t, 'pass')
    expect([t.round, question(t)]).toEqual([1, 'turn of 2'])
    choose(t, 'pass')
    expect(t.round).toBe(2)
  })

  test('GC-TRN-08, GC-TRN-10, GC-ORG-69: a pass without a question counts among the passes in a row', () => {
    const t = table(3, (t) => workers(t, 0, { captains: 0, crew: 0 }))
    choose(t, 'pass')
    choose(t, 'pass')
    expect(t.round).toBe(2)
  })

  test('GC-ORG-69, GC-ORG-109: a free action before a pass does not break the row of passes', () => {
    const t = table(2, (t) => token(t, 1, 'BB10'))
    choose(t, 'pass')
    expect(question(t)).toBe('turn of 1')
    makeMove(t, 1, 'useToken', 'BB10')
    expect(question(t)).toBe('turn of 1')
    expect(pointsOf(t, 1)).toBe(3)
    choose(t, 'pass')
    expect(t.round).toBe(2)
  })

  test('GC-ORG-70: a seat that has passed may still follow', () => {
    const t = table(3, (t) => {
      level(t, 0, { politics: 1 })
      workers(t, 0, { crew: 2 })
    })
    choose(t, 'pass')
    choose(t, 'politics', 'way=advanceTwo')
    while (question(t).startsWith('goOn')) choose(t, 'goOn')
    expect(t.open.map(({ kind, seat }) => `${kind} of ${seat}`)).toContain('follow of 2')
    choose(t, 'pass')
    expect(question(t)).toBe('follow of 0')
    choose(t, 'follow', 'worker=crew', 'way=advanceOne')
    expect(at(t.levels, 0)[3]).toBe(2)
  })

  test('GC-ORG-72: each area has one main space', () => {
    const t = table(3)
    choose(t, 'production')
    while (t.open[0]?.kind !== 'turn') choose(t, ...answerOf(t))
    expect(question(t)).toBe('turn of 1')
    expect(ids(t)).not.toContain('production')
    expect(closed(t, 'production')).toMatchObject({ rule: 'GC-TRN-04' })
  })

  test('GC-ORG-74: holds have no limit and the supply does not run out', () => {
    const t = table(2, (t) => {
      hold(t, 0, { energy: 60, raw: 60, alien: 60, credits: 60 })
      outpost(t, 0, 'PL16')
    })
    choose(t, 'production')
    expect(at(t.hold, 0).every((amount) => amount >= 60)).toBe(true)
    expect(violations(t)).toEqual([])
  })

  test('whoseTurn, acting and turnNumber follow the turns', () => {
    const t = table(2, (t) => log(t, 0, 'MS01'))
    expect([game.whoseTurn(t), t.acting, game.turnNumber?.(t)]).toEqual([0, 0, 1])
    choose(t, 'pass')
    expect([game.whoseTurn(t), t.acting, game.turnNumber?.(t)]).toEqual([1, 1, 2])
    choose(t, 'pass')
    expect(game.whoseTurn(t)).toBeNull()
  })
})

const scopes = { turn: endTurnScope, round: endRoundScope }

test.each(Object.entries(scopes))(
  'GC-ORG-110: the end of a %s resets all fields that the table of fields says',
  (scope, end) => {
    const t = table(3)
    const ending = Object.entries(fields).flatMap(([name, field]) =>
      'until' in field && field.until === scope ? [name] : [],
    )
    for (const name of ending) {
      const first: unknown[] = Reflect.get(t, name)
      Reflect.set(
        t,
        name,
        first.map((each) => (Array.isArray(each) ? [1, 2] : 3)),
      )
    }
    const other = game.copy(t)
    endScope(fields, other, scope)
    end(t)
    for (const name of ending) expect(Reflect.get(t, name)).toEqual(Reflect.get(other, name))
    expect(ending.length).toBeGreaterThan(0)
  },
)

test('GC-ORG-58, GC-ORG-110: something allowed once a turn is allowed again in the next turn, even if nobody followed', () => {
  const t = table(2, (t) => {
    decree(t, 0, 'DC01')
    decree(t, 2, 'DC06')
    outpost(t, 0, planet(t, 'PL10', 'R1'))
    for (const other of ['PL06', 'PL08']) outpost(t, 0, other)
    workers(t, 0, { crew: 3 })
  })
  makeMove(t, 0, 'takeSeat', 'DC01')
  expect(moves(t, 0)['takeSeat']).toBeUndefined()
  choose(t, 'planet-1', 'worker=crew')
  choose(t, 'pass')
  expect(question(t)).toBe('turn of 0')
  expect(moves(t, 0)['takeSeat']).toEqual(['DC06'])
})

/** An answer to a question between two turns. */
function answerOf(t: Parameters<typeof ids>[0]): string[] {
  const open = ids(t)
  if (open.includes('pass')) return ['pass']
  return [open[0] ?? '']
}
