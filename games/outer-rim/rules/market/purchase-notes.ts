import type { Facts, Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import type { Rim } from '../rim.ts'

/** What a seat should know of a card before it gets it, as a fact of the option: the reason, which words are for. */
export function noteOn(t: Rim, seat: Seat, card: number): Facts {
  for (const noteFor of rulesOf(t).action.purchaseNotes) {
    const note = noteFor(t, seat, card)
    if (note !== null) return { note }
  }
  return noFacts
}

const noFacts: Facts = {}
