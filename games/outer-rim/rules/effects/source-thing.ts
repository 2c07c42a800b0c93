import type { Thing } from '@kantyna/kernel'
import { sourceThing } from '../abilities/sources.ts'
import { seatThing } from '../scenario/things.ts'
import type { RimContext } from './vocabulary.ts'

/** The thing that asks a question: a card, the player's character or ship, or another source of abilities. */
export function thingOfSource({ seat, source }: RimContext): Thing {
  if (source === undefined || source < 0) return seatThing(seat)
  return sourceThing(source, seat)
}
