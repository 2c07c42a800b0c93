import { at, type Seat, type Thing } from '@kantyna/kernel'
import { FIRST_CHARACTER, FIRST_OTHER_SOURCE, FIRST_SHIP } from './pieces.ts'
import type { Rim } from './rim.ts'
import { cardOf, tablesOf } from './tables.ts'
import { characterThing, otherSourceThing, pieceThing, shipThing } from './things.ts'

/** The id of a card, a character or a ship by the number that it has as the source of an ability. */
export function idOfSource(t: Rim, source: number): string {
  if (source >= FIRST_OTHER_SOURCE) return at(tablesOf(t).otherSources, source - FIRST_OTHER_SOURCE).id
  if (source >= FIRST_SHIP) return at(tablesOf(t).ships, source - FIRST_SHIP).id
  if (source >= FIRST_CHARACTER) return at(tablesOf(t).characters, source - FIRST_CHARACTER).id
  return cardOf(t, source).id
}

/** What a client touches for it. Starting ships are had by several: the seat says whose is meant. */
export function sourceThing(source: number, seat: Seat): Thing {
  if (source >= FIRST_OTHER_SOURCE) return otherSourceThing(source)
  if (source >= FIRST_SHIP) return shipThing(seat)
  if (source >= FIRST_CHARACTER) return characterThing(seat)
  return pieceThing(source)
}
