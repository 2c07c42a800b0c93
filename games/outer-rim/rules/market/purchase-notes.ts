import type { Facts, Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import type { PublicRim } from '../rim.ts'

/** A warning about a card before a seat gets it, as a fact of the option. The game has words for each reason. */
export function noteOn(t: PublicRim, seat: Seat, card: number): Facts {
  for (const noteFor of rulesOf(t).action.purchaseNotes) {
    const note = noteFor(t, seat, card)
    if (note !== null) return { note }
  }
  return noFacts
}

const noFacts: Facts = {}
