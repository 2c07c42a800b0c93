import { type ChosenOptions, type GameBundle, Match, type SeatHolder, toHex } from '@kantyna/kernel'
import { askToPersist } from '../saves/persist.ts'
import { newTable, saveTable } from '../saves/saves.ts'
import { tableSetup } from './table-setup.ts'

/** Sets a table, keeps it, and tells its id. */
export async function startTable(
  { game }: GameBundle,
  seats: readonly SeatHolder[],
  chosen: ChosenOptions,
): Promise<string> {
  const table = newTable(new Match(game, tableSetup(game, seats, chosen, secret)))
  await saveTable(table)
  askToPersist()
  return table.id
}

function secret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}
