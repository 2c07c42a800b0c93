import { at, continueAt, proceed } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { askAgain, choose, ids, table } from '../../test/table.ts'
import type { Rim } from '../rim.ts'
import { gainExtraTurn, turnFrameOf } from './turn.ts'

/** Plays until the next turn begins, and does as little as possible. */
function passTurn(t: Rim): void {
  for (const { turn } = t; t.turn === turn; ) {
    const { kind } = at(t.open, 0)
    const options = ids(t)
    if (kind === 'plan') choose(t, 'recover')
    else if (kind === 'act') choose(t, 'end')
    else if (options.includes('pass')) choose(t, 'pass')
    else choose(t, at(options, 0))
  }
}

describe('turns', () => {
  test('OR-TURN-01, OR-TURN-02, OR-TURN-03, OR-TURN-07: three phases, then the player to the left', () => {
    const t = table({ people: 3 })
    const seat = t.active
    expect([t.phase, t.turn]).toEqual(['planning', 1])
    choose(t, 'credits')
    expect(t.phase).toBe('action')
    choose(t, 'end')
    expect(t.phase).toBe('encounter')
    passTurn(t)
    expect([t.active, t.phase, t.turn]).toEqual([(seat + 1) % 3, 'planning', 2])
  })

  test('OR-MAEL-05, OR-MAEL-06, OR-MAEL-07: an extra turn after this one, and none in it', () => {
    const t = table()
    const seat = t.active
    gainExtraTurn(t)
    passTurn(t)
    expect([t.active, t.isExtraTurn]).toEqual([seat, true])
    gainExtraTurn(t)
    passTurn(t)
    expect([t.active, t.isExtraTurn]).toEqual([1 - seat, false])
  })

  test('OR-DEF-04: after the last action or phase the turn is over', () => {
    const t = table()
    const seat = t.active
    turnFrameOf(t).isLast = true
    choose(t, 'credits')
    expect(t.active).toBe(1 - seat)
  })

  test('OR-TURN-04, OR-TURN-05, OR-TURN-06: an effect that ends the turn skips the rest of it', () => {
    const t = table()
    const seat = t.active
    choose(t, 'credits')
    t.open = []
    continueAt(t, 'turn', 'end')
    proceed(game, t)
    expect([t.active, t.phase]).toEqual([1 - seat, 'planning'])
  })

  test('OR-ABIL-06, OR-ACT-03: the lists of used abilities and actions are emptied when the turn ends', () => {
    const t = table()
    choose(t, 'credits')
    t.usedThisTurn.push(1)
    t.actionsUsed.push(1)
    askAgain(t)
    passTurn(t)
    expect([t.usedThisTurn, t.actionsUsed]).toEqual([[], []])
  })
})
