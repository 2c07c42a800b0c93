import type { Inventory } from '@kantyna/kernel'
import { FIRST_AI, FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER, FIRST_MARKET } from './pieces.ts'
import type { Rim } from './rim.ts'
import { tablesOf } from './tables.ts'

/** Every card and token that is in the game (OR-COMP-04); AI cards where somebody plays by them (OR-AISET-09). */
export function inventory(t: Pick<Rim, 'modules' | 'automas'>): Inventory {
  const { market, encounters, databank, contacts, aiCards } = tablesOf(t)
  const from = (first: number, list: readonly unknown[]) => [...list.keys()].map((index) => first + index)
  return {
    card: [
      ...from(FIRST_MARKET, market),
      ...from(FIRST_ENCOUNTER, encounters),
      ...from(FIRST_DATABANK, databank),
    ],
    contact: from(FIRST_CONTACT, contacts),
    ai: t.automas === 0 ? [] : from(FIRST_AI, aiCards),
  }
}
