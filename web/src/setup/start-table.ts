import { type GameBundle, Match, type SeatHolder, toHex } from '@kantyna/kernel'
import { askToPersist } from '../saves/persist.ts'
import { newTable, saveTable } from '../saves/saves.ts'

/** Sets a table, keeps it, and tells its id. */
export async function startTable(
  { game }: GameBundle,
  seats: readonly SeatHolder[],
  chosen: { readonly [id: string]: string },
): Promise<string> {
  const options = game.options(seats.length)
  // What was chosen for another number of seats, or another version, gives way to the game's own choice.
  const fitting = options.safeParse(chosen)
  const match = new Match(game, {
    options: fitting.success ? fitting.data : options.parse({}),
    seats,
    seed: secret(),
    contributions: seats.map(secret),
  })
  const table = newTable(match)
  await saveTable(table)
  askToPersist()
  return table.id
}

function secret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}
