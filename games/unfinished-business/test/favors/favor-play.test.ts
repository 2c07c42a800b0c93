import {
  answer,
  anyAnswer,
  anyMove,
  at,
  begin,
  fastDice,
  newChance,
  seatingFor,
  takeStanding,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { checkedValues } from '../../../outer-rim/rules/abilities/values.ts'
import type { Rim, RimOptions } from '../../../outer-rim/rules/rim.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'

/** Everybody talks a lot: a standing move at every other question. */
function playWithManyMoves(
  people: number,
  seed: number,
  options: object,
): { readonly t: Rim; readonly seen: Set<string> } {
  const read = game.options(people).parse({ favors: 'yes', ...options }) as RimOptions // including those of the expansion
  const t = begin(game, seatingFor(game, people, read), read, newChance(seed, game.streams))
  const { below } = fastDice(seed)
  const seen = new Set<string>()
  for (let choices = 0; t.outcome === null; choices++) {
    expect(choices).toBeLessThan(game.longestGame)
    if (choices % 50 === 0) {
      expect(violations(t)).toEqual([])
      for (const value of checkedValues) expect(value.disagreement(t)).toBeNull()
    }
    const made = below(2) === 0 ? anyMove(game, t, below(t.seats), below) : null
    if (made !== null) {
      seen.add(made.move.name)
      takeStanding(game, t, made.move, made.seat, made.picks)
      const { favors } = unfinished(t)
      for (const [seat, favor] of favors.entries()) {
        if (favor === null) continue
        seen.add('favor')
        expect(favor.from).not.toBe(seat)
      }
      continue
    }
    const decision = at(t.open, below(t.open.length))
    if (game.decisions[decision.kind]?.isPause?.(t, decision.seat) === true) seen.add('pause')
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
  return { t, seen }
}

describe('random games with favors', () => {
  const all = [
    'accept',
    'askFavor',
    'callIn',
    'give',
    'giveToken',
    'offerFavor',
    'propose',
    'refuse',
    'withdraw',
  ]
  for (const people of [2, 4])
    test(`of ${people} people end, and every move is made`, () => {
      const seen = new Set<string>()
      for (let seed = 1; seed <= 2; seed++)
        for (const name of playWithManyMoves(people, seed, {}).seen) seen.add(name)
      expect([...seen].sort()).toEqual(
        [...all.filter((name) => people > 2 || name !== 'offerFavor'), 'favor', 'pause'].sort(),
      )
    }, 120_000)
})
