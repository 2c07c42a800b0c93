import type { Provenance, Text } from '@kantyna/kernel'
import type { CardEffect } from '../rules/effects/language.ts'

export const factions = ['empire', 'rebels', 'neutral'] as const
export type Faction = (typeof factions)[number]

export const traits = [
  'trooper',
  'fighter',
  'transport',
  'vehicle',
  'officer',
  'bounty-hunter',
  'scoundrel',
  'jedi',
  'sith',
  'droid',
] as const
export type Trait = (typeof traits)[number]

/** The set to which a card belongs before the game. */
export type CardSet = 'starter' | 'pilot' | 'galaxy' | 'beginner-base' | 'advanced-base'

/** A faction from the point of view of the player who uses an effect. */
export type Side = 'own' | 'enemy' | 'neutral'

/** Selects cards. A card must meet every condition given. */
export interface CardFilter {
  readonly sides?: readonly Side[]
  readonly kind?: 'unit' | 'ship'
  /** Cards with any of these traits. */
  readonly traits?: readonly Trait[]
  readonly unique?: true
  readonly id?: string
  /** Not the card itself. */
  readonly other?: true
}

/**
 * The timings of "when" abilities. All are those of a card in play, except `buy`, the moment when the card itself is
 * bought.
 */
export const timings = [
  'play',
  'buy',
  'defeat',
  'reveal',
  'turnStart',
  'firstNeutralPlay',
  'opponentDiscards',
] as const
export type Timing = (typeof timings)[number]

/** "When": used each time at its moment, or not at all. */
export interface WhenAbility {
  readonly when: Timing
  readonly effect: CardEffect
}

/** Used by its owner at any time of the turn, once a turn. */
export interface UseAbility {
  readonly use: CardEffect
}

/** Where a purchase goes instead of the discard pile. */
export interface SendAbility {
  /** This card itself, the first card bought in a turn, or the first neutral one. */
  readonly sends: 'this' | 'first' | 'firstNeutral'
  readonly to: 'hand' | 'deckTop'
  /** The card must be exiled at the end of the turn. */
  readonly exiled?: true
  /** What else the ability does after the card has gone there. */
  readonly then?: CardEffect
}

/** "While": more attack while the card is in play. */
export interface WhileAttack {
  readonly attack: number
  /** The card itself, or each matching card of its owner. */
  readonly of: 'this' | CardFilter
  readonly if?: { readonly is: 'forceIsWithYou' }
  /** Only against targets in the row. */
  readonly againstRow?: true
  /** This amount for each of the owner's bases that the opponent has destroyed. */
  readonly perLostBase?: true
}

/** "While": prevents the first damage to the base in each turn. */
export interface WhilePrevent {
  readonly prevents: number
}

/**
 * "While": once a turn the player may attack a neutral unit in the row; its cost is its target value and its reward.
 */
export interface WhilePermit {
  readonly permits: 'attackNeutral'
}

export type Ability = WhenAbility | UseAbility | SendAbility | WhileAttack | WhilePrevent | WhilePermit

/**
 * Everything printed on a card, and its set (DB-CARD-01, DB-CARD-02, DB-CARD-03, DB-CARD-04, DB-CARD-05, DB-CARD-06,
 * DB-CARD-07, DB-CARD-08, DB-CARD-09, DB-CARD-10, DB-CARD-11, DB-CARD-12).
 */
export interface Card {
  readonly id: string
  readonly name: Text
  /** DB-FAC-01; a card without a symbol is neutral (DB-FAC-02). */
  readonly faction: Faction
  readonly kind: 'unit' | 'ship' | 'base'
  readonly set: CardSet
  readonly copies: number
  readonly cost: number
  readonly attack: number
  readonly resources: number
  readonly force: number
  /** 0 if the card cannot be a target in the row: only units of a faction can (DB-CARD-13 to DB-CARD-15). */
  readonly target: number
  /** 0 for units, which cannot be damaged. */
  readonly hitPoints: number
  readonly unique: boolean
  readonly traits: readonly Trait[]
  readonly abilities: readonly Ability[]
  readonly reward: CardEffect | null
  readonly provenance: Provenance
  /** Given if sources disagree about a part of the card and one was chosen. */
  readonly note?: Text
}

type CardFacts = Pick<Card, 'id' | 'name' | 'provenance'> & Partial<Card>

const nothingPrinted = {
  copies: 1,
  cost: 0,
  attack: 0,
  resources: 0,
  force: 0,
  target: 0,
  hitPoints: 0,
  unique: false,
  traits: [],
  abilities: [],
  reward: null,
} as const

/** Cards with common properties. Properties that are not given are not printed on the card. */
export function cardsOf<Common extends Partial<Card>>(
  common: Common,
  facts: readonly (CardFacts & Omit<Pick<Card, 'faction' | 'kind' | 'set'>, keyof Common>)[],
): Card[] {
  // The properties of the group and of the card together are all those without a default.
  return facts.map((card) => ({ ...nothingPrinted, ...common, ...card }) as unknown as Card)
}
