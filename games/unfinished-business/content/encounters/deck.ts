import type { EncounterCard } from '../../../outer-rim/content/card.ts'
import type { EncounterDeck } from '../../../outer-rim/content/names.ts'

/** A card as its deck lists it, without the fields that all cards of the deck share. */
type Listed = Pick<EncounterCard, 'name' | 'sections' | 'resource'>

/** Cards that join a deck of the base game are numbered from here: it has ten of its own (UB-MRG-03). */
const FIRST_NUMBER = 11

/** Cards are numbered in the order of their list. All of them are an original completion: none is known. */
export function joiningDeck(deck: EncounterDeck, cards: readonly Listed[]): readonly EncounterCard[] {
  return cards.map((card, index) => ({
    id: `${deck}-${FIRST_NUMBER + index}`,
    deck,
    number: FIRST_NUMBER + index,
    provenance: 'original',
    ...card,
  }))
}
