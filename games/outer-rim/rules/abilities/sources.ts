import { at, type Seat, type Thing } from '@kantyna/kernel'
import {
  FIRST_CHARACTER,
  FIRST_OTHER_SOURCE,
  FIRST_SHIP,
  isCharacter,
  isOtherSource,
  isShip,
} from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { characterThing, otherSourceThing, pieceThing, shipThing } from '../scenario/things.ts'
import { cardOf, tablesOf } from '../tables.ts'

/** The id of a card, a character or a ship by the number that it has as the source of an ability. */
export function idOfSource(t: Rim, source: number): string {
  if (isOtherSource(source)) return at(tablesOf(t).otherSources, source - FIRST_OTHER_SOURCE).id
  if (isShip(source)) return at(tablesOf(t).ships, source - FIRST_SHIP).id
  if (isCharacter(source)) return at(tablesOf(t).characters, source - FIRST_CHARACTER).id
  return cardOf(t, source).id
}

/** The thing that a client touches for a source. Several seats may have the same starting ship, so it is named by seat. */
export function sourceThing(source: number, seat: Seat): Thing {
  if (isOtherSource(source)) return otherSourceThing(source)
  if (isShip(source)) return shipThing(seat)
  if (isCharacter(source)) return characterThing(seat)
  return pieceThing(source)
}
