import type { Thing } from '@kantyna/kernel'
import { FIRST_CHARACTER, FIRST_SHIP } from '../pieces.ts'
import { characterThing, pieceThing, seatThing, shipThing } from '../things.ts'
import type { RimContext } from './vocabulary.ts'

/** What asks: a card, the player's character or the player's ship. */
export function thingOfSource({ seat, source }: RimContext): Thing {
  if (source === undefined || source < 0) return seatThing(seat)
  if (source >= FIRST_SHIP) return shipThing(seat)
  if (source >= FIRST_CHARACTER) return characterThing(seat)
  return pieceThing(source)
}
