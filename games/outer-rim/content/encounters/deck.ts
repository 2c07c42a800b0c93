import type { EncounterCard } from '../card.ts'
import type { EncounterDeck } from '../names.ts'

/** A card as its deck lists it: what all cards of a deck have in common is left out. */
export type Listed = Pick<EncounterCard, 'name' | 'sections' | 'resource'>

/** Cards are numbered in the order of their deck. All of them are an original completion: none is known (OR-GAP-04). */
export function deckOf(deck: EncounterDeck, cards: readonly Listed[]): readonly EncounterCard[] {
  return cards.map((card, index) => ({
    id: `${deck}-${index + 1}`,
    deck,
    number: index + 1,
    provenance: 'original',
    ...card,
  }))
}
