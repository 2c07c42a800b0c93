import type { Lang, Text } from '@kantyna/kernel'
import type { Character, MarketCard } from './card.ts'
import type { EncounterDeck, Planet, Rank } from './names.ts'
import type { EnemyName } from './prose.ts'

/** The grammatical cases of a planet's name: "Takodana", "na Takodanie", "na Takodanę", "od Takodany". */
export interface PlanetName {
  readonly is: Text
  readonly on: Text
  readonly to: Text
  readonly of: Text
}

/** The names of a box's contents, by ids that no other box has. */
export interface BoxNames {
  readonly planets?: Readonly<Partial<Record<Planet, PlanetName>>>
  /** For cards with little space. */
  readonly shortPlanets?: Readonly<Partial<Record<Planet, Text>>>
  readonly navpoints?: Readonly<Record<string, Text>>
  readonly ranks?: Readonly<Partial<Record<Rank, Text>>>
  readonly encounterDecks?: Readonly<Partial<Record<EncounterDeck, Text>>>
  /** Headings of sections of encounter cards that are not named after a space. */
  readonly sections?: Readonly<Record<string, Text>>
  readonly streams?: Readonly<Record<string, Text>>
  /** The effects of its symbols on market cards, as sentences. */
  readonly symbols?: (lang: Lang, card: MarketCard) => readonly string[]
  /** What its characters start with in addition, as sentences. */
  readonly setup?: (lang: Lang, character: Character) => readonly string[]
  /** Notes about its spaces, by their ids. */
  readonly spaceNotes?: Readonly<Record<string, Text>>
  readonly enemies?: Readonly<Partial<Record<Lang, Readonly<Record<string, EnemyName>>>>>
}
