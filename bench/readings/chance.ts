import { at, begin, drawBelow, newChance, seatingFor } from '@kantyna/kernel'
import { type Reading, rateOf, type Work } from '../measure.ts'
import { lazy, type Table } from './table.ts'

const DRAWS_A_TIME = 1000

/** Draws per second, with the generator of real games and with that of simulations. */
export function chanceReadings(table: Table) {
  const fair = lazy(() => rateOf(drawing(table, 'f'.repeat(64))))
  const fast = lazy(() => rateOf(drawing(table, 15)))
  return {
    fairDraws: (seconds) => fair()(seconds),
    fastDraws: (seconds) => fast()(seconds),
  } satisfies Record<string, Reading>
}

function drawing({ game, seats, options }: Table, key: string | number): Work {
  const t = begin(game, seatingFor(game, seats, options), options, newChance(key, game.streams))
  const stream = at(game.streams, 0)
  return () => {
    for (let draw = 0; draw < DRAWS_A_TIME; draw++) drawBelow(t, stream, 48 - (draw % 47))
    return DRAWS_A_TIME
  }
}
