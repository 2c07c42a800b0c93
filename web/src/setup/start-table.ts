import { type GameBundle, Match, type SeatHolder, toHex } from '@kantyna/kernel'
import { askToPersist } from '../saves/persist.ts'
import { newTable, saveTable } from '../saves/saves.ts'
import type { Words } from '../words/words.ts'
import { defaultNames, holdersOf } from './holders.ts'
import type { Seating } from './seating.ts'
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

/** The same for the seats of the setup page. */
export function startSeating(bundle: GameBundle, seating: Seating, words: Words): Promise<string> {
  return startTable(bundle, holdersOf(bundle.game, seating, defaultNames(words)), seating.options)
}

function secret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}
