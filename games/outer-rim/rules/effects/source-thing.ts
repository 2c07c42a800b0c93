import type { Thing } from '@kantyna/kernel'
import { sourceThing } from '../sources.ts'
import { seatThing } from '../things.ts'
import type { RimContext } from './vocabulary.ts'

/** What asks: a card, the player's character or ship, or something else with abilities. */
export function thingOfSource({ seat, source }: RimContext): Thing {
  if (source === undefined || source < 0) return seatThing(seat)
  return sourceThing(source, seat)
}
