import { answer, anyAnswer, at, begin, fastDice, newChance, seatingFor } from '@kantyna/kernel'
import { type Reading, rateOf, type Work } from '../measure.ts'
import type { Table } from './table.ts'

const GAMES_A_TIME = 20

/** Decisions per second in whole games, with each choice at random from the legal ones. */
export function randomPlayReadings(table: Table) {
  return {
    play: rateOf(randomPlay(table, (played) => played)),
    /** With the random number generator of real games. */
    fairPlay: rateOf(randomPlay(table, (played) => `${played}`.padStart(64, '0'))),
  } satisfies Record<string, Reading>
}

/** Each game has its own key. */
function randomPlay({ game, seats, options }: Table, keyOf: (played: number) => number | string): Work {
  const dice = fastDice(seats)
  let begun = 0
  return () => {
    let decisions = 0
    for (let played = 0; played < GAMES_A_TIME; played++) {
      const t = begin(
        game,
        seatingFor(game, seats, options),
        options,
        newChance(keyOf(++begun), game.streams),
      )
      while (t.outcome === null) {
        const decision = at(t.open, 0)
        answer(game, t, decision, anyAnswer(game, t, decision, dice.below))
        decisions++
      }
    }
    return decisions
  }
}
