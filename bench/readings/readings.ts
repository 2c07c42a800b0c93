import { editionOfGame, type Game } from '@kantyna/kernel'
import type { Reading } from '../measure.ts'
import { chanceReadings } from './chance.ts'
import { historyReadings } from './history.ts'
import { positionReadings } from './positions.ts'
import { randomPlayReadings } from './random-play.ts'
import { snapshotReadings } from './snapshots.ts'
import type { Table } from './table.ts'

/**
 * All readings of a game, named `id.seats.what`. With an expansion, the id is the expansion's. Nothing is prepared
 * before it is first needed.
 */
export function readingsOf(game: Game): Record<string, Reading> {
  return Object.fromEntries(
    game.meta.seats.flatMap((seats) => {
      const table: Table = { game, seats, options: game.options(seats).parse({}) }
      return Object.entries({
        ...randomPlayReadings(table),
        ...chanceReadings(table),
        ...positionReadings(table),
        ...historyReadings(table),
        ...snapshotReadings(table),
      }).map(([what, reading]) => [`${editionOfGame(game)}.${seats}.${what}`, reading])
    }),
  )
}
