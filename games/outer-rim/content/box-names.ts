import type { Lang, Text } from '@kantyna/kernel'
import type { Character, MarketCard } from './card.ts'
import type { EncounterDeck, Planet, Rank } from './names.ts'
import type { EnemyName } from './prose.ts'

/** A planet in the cases that sentences ask for: "Takodana", "na Takodanie", "na Takodanę", "od Takodany". */
export interface PlanetName {
  readonly is: Text
  readonly on: Text
  readonly to: Text
  readonly of: Text
}

/** What a box calls what it brings: looked up by ids that no other box has. */
export interface BoxNames {
  readonly planets?: Readonly<Partial<Record<Planet, PlanetName>>>
  /** Where a card has little room. */
  readonly shortPlanets?: Readonly<Partial<Record<Planet, Text>>>
  readonly navpoints?: Readonly<Record<string, Text>>
  readonly ranks?: Readonly<Partial<Record<Rank, Text>>>
  readonly encounterDecks?: Readonly<Partial<Record<EncounterDeck, Text>>>
  /** Headings of sections of encounter cards that name no space. */
  readonly sections?: Readonly<Record<string, Text>>
  readonly streams?: Readonly<Record<string, Text>>
  /** What its symbols on market cards do, as sentences. */
  readonly symbols?: (lang: Lang, card: MarketCard) => readonly string[]
  /** What its characters also start with, as sentences. */
  readonly setup?: (lang: Lang, character: Character) => readonly string[]
  /** What else is told of its spaces, by their ids. */
  readonly spaceNotes?: Readonly<Record<string, Text>>
  /** What its sheets say that are neither characters nor ships, by their ids. */
  readonly sheets?: Readonly<Record<string, SheetWords>>
  readonly enemies?: Readonly<Partial<Record<Lang, Readonly<Record<string, EnemyName>>>>>
}

export interface SheetWords {
  lines(lang: Lang): readonly string[]
  readonly rules: readonly string[]
}
