import type { Seat, Thing } from '@kantyna/kernel'
import { FIRST_BASE } from '../pieces.ts'

/** The things of the table that clients can refer to. */

export function thingOf(piece: number): Thing {
  return piece >= FIRST_BASE ? `base:${piece}` : `card:${piece}`
}

export const discardThing = (seat: Seat): Thing => `discard:${seat}`
export const deckThing = (seat: Seat): Thing => `deck:${seat}`
export const galaxyDeckThing: Thing = 'galaxy:deck'
export const galaxyDiscardThing: Thing = 'galaxy:discard'
export const forceThing: Thing = 'force:track'
