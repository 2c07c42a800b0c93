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
import { game } from '../game.ts'
import { meta } from '../meta.ts'
import type { Rim } from '../rules/rim.ts'
import { rimOptions } from '../rules/setup/options.ts'
import { violations } from '../rules/violations.ts'

/** A random game to its end, with occasional checks for violations. */
function playAnyGame(
  people: number,
  seed: number,
  options: object,
): { readonly t: Rim; readonly choices: number } {
  const t = begin(
    game,
    seatingFor({ meta }, people, {}),
    rimOptions().parse(options),
    newChance(seed, game.streams),
  )
  const { below } = fastDice(seed)
  let choices = 0
  while (t.outcome === null) {
    if (choices++ % 10 === 0) expect(violations(t)).toEqual([])
    expect(choices).toBeLessThan(game.longestGame)
    // Sometimes a player gives credits or makes a deal.
    if (below(8) === 0) {
      const made = anyMove(game, t, below(t.seats), below)
      if (made !== null) {
        takeStanding(game, t, made.move, made.seat, made.picks)
        continue
      }
    }
    const decision = at(t.open, below(t.open.length))
    answer(game, t, decision, anyAnswer(game, t, decision, below))
  }
  return { t, choices }
}

describe('random games', () => {
  for (const people of [1, 2, 3, 4])
    test(`of ${people} people end`, () => {
      for (let seed = 1; seed <= 4; seed++) {
        const { t } = playAnyGame(people, seed, { map: seed % 2 === 0 ? 'random' : 'standard' })
        expect(t.outcome?.winners).toHaveLength(1)
      }
    }, 60_000)
})
