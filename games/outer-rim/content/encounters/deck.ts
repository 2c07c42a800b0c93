import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { EncounterCard, Section, UsableAbility } from '../card.ts'
import type { CombatKind, EncounterDeck, Faction } from '../names.ts'

/** A card in the list of its deck, without the fields that are the same for all cards of the deck. */
type Listed = Pick<EncounterCard, 'name' | 'sections' | 'resource'>

/** Cards are numbered in the order of their deck. All of them are our invention, because none is known (OR-GAP-04). */
export function deckOf(deck: EncounterDeck, cards: readonly Listed[]): readonly EncounterCard[] {
  return cards.map((card, index) => ({
    id: `${deck}-${index + 1}`,
    deck,
    number: index + 1,
    provenance: 'original',
    ...card,
  }))
}

/** A section with an effect that happens at once. */
export const does = (effect: CardEffect): Section => ({ reading: { does: effect } })

/** A section that is kept face down (OR-ESPC-05). */
export const secret = (ability: UsableAbility): Section => ({ reading: { secret: ability } })

/** A section that depends on the reputation with a faction (OR-ECARD-04). */
export const byStanding = (
  faction: Faction,
  effects: { readonly positive: CardEffect; readonly neutral: CardEffect; readonly negative: CardEffect },
): Section => ({
  faction,
  by: {
    positive: { does: effects.positive },
    neutral: { does: effects.neutral },
    negative: { does: effects.negative },
  },
})

/** A fight with an enemy that has a name in the prose. */
export const fight = (
  kind: CombatKind,
  value: number,
  enemy: string,
  outcome: { readonly win?: CardEffect; readonly lose?: CardEffect } = {},
): CardEffect => ({ op: 'combat', kind, value, enemy, ...outcome })

export const gainThis: CardEffect = { op: 'gainThis' }
export const extraTurn: CardEffect = { op: 'extraTurn' }
