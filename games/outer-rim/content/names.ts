/** The ids of the contents of the box, in a fixed order, because positions contain their indices. */

/**
 * Ids that an expansion adds, by kind. The expansion extends this interface (`declare module`), so that its cards can use
 * the types of this box: `interface AddedIds { planet: 'coruscant' }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be merged with.
export interface AddedIds {}
type Added<Kind extends string> = Kind extends keyof AddedIds ? AddedIds[Kind] : never

export const factions = ['rebel', 'imperial', 'hutt', 'syndicate'] as const
export type Faction = (typeof factions)[number]

export const skills = [
  'influence',
  'knowledge',
  'piloting',
  'stealth',
  'strength',
  'tactics',
  'tech',
] as const
export type Skill = (typeof skills)[number]

export const resourceTypes = ['bounty', 'cargo', 'crew', 'gear', 'job', 'mod'] as const
export type ResourceType = (typeof resourceTypes)[number]

export const traits = ['illegal', 'armor', 'weapon'] as const
export type Trait = (typeof traits)[number]

/** OR-DECK-01. */
export const marketDecks = ['bounty', 'cargo', 'gearMod', 'job', 'luxury', 'ship'] as const
export type MarketDeck = (typeof marketDecks)[number]

/** OR-ECARD-01: five pairs of planets, Kessel with the Maelstrom, and all navpoints. */
export const encounterDecks = [
  'cantonica-ord-mantell',
  'lothal-mon-calamari',
  'kessel-maelstrom',
  'tatooine-nal-hutta',
  'ryloth-naboo',
  'kafrene-takodana',
  'navpoint',
] as const
export type BaseEncounterDeck = (typeof encounterDecks)[number]
export type EncounterDeck = BaseEncounterDeck | Added<'encounterDeck'>

export const planets = [
  'cantonica',
  'ord-mantell',
  'lothal',
  'mon-calamari',
  'kessel',
  'tatooine',
  'nal-hutta',
  'ryloth',
  'naboo',
  'ring-of-kafrene',
  'takodana',
] as const
export type BasePlanet = (typeof planets)[number]
export type Planet = BasePlanet | Added<'planet'>

/** Ranks of contacts by their dots, from 1: white, green, yellow. */
export const ranks = ['white', 'green', 'yellow'] as const
export type BaseRank = (typeof ranks)[number]
export type Rank = BaseRank | Added<'rank'>

/** Sections of encounter cards that belong neither to a planet nor to navpoints. */
export type AddedSection = Added<'section'>

/** Timings of abilities on cards of another box. */
export type AddedTiming = Added<'timing'>

/** The faces of a die (OR-DICE-01). */
export const faces = ['blank', 'focus', 'hit', 'critical'] as const
export type Face = (typeof faces)[number]

export type CombatKind = 'ground' | 'ship'

/** The five values that cards raise (OR-CAB-06, OR-GAP-12). */
export const stats = ['groundCombat', 'health', 'hyperdrive', 'shipCombat', 'hull'] as const
export type Stat = (typeof stats)[number]

export type Standing = 'positive' | 'neutral' | 'negative'
