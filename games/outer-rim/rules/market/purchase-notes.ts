import type { Facts, Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import type { PublicRim } from '../rim.ts'

/** A fact of the option that warns a seat about a card before it gets it: the reason, which has words. */
export function noteOn(t: PublicRim, seat: Seat, card: number): Facts {
  for (const noteFor of rulesOf(t).action.purchaseNotes) {
    const note = noteFor(t, seat, card)
    if (note !== null) return { note }
  }
  return noFacts
}

const noFacts: Facts = {}
