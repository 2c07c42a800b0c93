import { describe, expect, test } from 'vitest'
import { begin, type DecisionKind, fastDice, newChance, numberPart, type Part } from '../index.ts'
import { checkParts } from './every-decision.ts'
import { checkPartNames } from './part-names.ts'
import { type Toy, toyGame } from './toy-game.ts'

/** The toy game with a bid that goes on with parts, asked of seat 0; and the same as a standing move. */
function bidding(next: (picks: readonly number[]) => Part | null) {
  const bid: DecisionKind<Toy> = {
    name: 'bid',
    shape: 'one',
    rules: [],
    list: () => [0],
    option: () => ({ id: 'bid', touches: [] }),
    next: (_, __, picks) => next(picks),
  }
  const raise = { ...bid, name: 'raise', take: () => undefined }
  const made = [0, 0]
  const standing = { moves: { raise }, limit: 1, made: () => made }
  const game = { ...toyGame, decisions: { ...toyGame.decisions, bid } }
  const t = begin(game, 2, { effect: { op: 'gain', coins: 1 } }, newChance(1, game.streams))
  t.open = [{ id: 0, seat: 0, kind: 'bid', options: [0], min: 1, max: 1 }]
  return { game, withMove: { ...game, standing }, t }
}

describe('the names of parts', () => {
  const clear = bidding((picks) => (picks.length === 1 ? numberPart('coins', 0, 1) : null))
  const twice = bidding((picks) => (picks.length < 5 ? numberPart('coins', 0, 1) : null))
  const unreadable = bidding((picks) => (picks.length === 1 ? numberPart('coins=', 0, 1) : null))

  test('are fine where answers can be read back', () => {
    expect(checkPartNames(clear.withMove, clear.t)).toEqual([])
    expect(checkParts(clear.game, clear.t, fastDice(1))).toEqual([])
  })

  test('differ within one answer', () => {
    expect(checkPartNames(twice.game, twice.t)).toEqual([
      'an answer to bid has two parts called coins: written down, they could not be told apart',
    ])
  })

  test('have no “=”, which ends a name where an answer is written down', () => {
    expect(checkPartNames(unreadable.game, unreadable.t)).toEqual([
      'a part of bid has “=” in its name: coins=',
    ])
  })

  test('are looked at in standing moves too', () => {
    expect(checkPartNames(unreadable.withMove, unreadable.t)).toContain(
      'a part of raise has “=” in its name: coins=',
    )
  })
})
