import { type GameBundle, Match, type SeatHolder, toHex } from '@kantyna/kernel'
import { askToPersist } from '../saves/persist.ts'
import { newTable, saveTable } from '../saves/saves.ts'
import { tableSetup } from './table-setup.ts'

/** Creates a table, saves it, and returns its id. Throws `OptionsRefused` if an option is wrong. */
export async function startTable(
  { game }: GameBundle,
  seats: readonly SeatHolder[],
  options: object,
): Promise<string> {
  const setup = tableSetup(game, seats, options, secret)
  if (!setup.ok) throw setup.error
  const table = newTable(new Match(game, setup.value))
  await saveTable(table)
  askToPersist()
  return table.id
}

function secret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}
