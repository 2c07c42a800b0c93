import type { Text } from '@kantyna/kernel'
import { aiCards } from './ai-cards.ts'
import type { BoxNames } from './box-names.ts'
import type {
  AiCard,
  Character,
  Contact,
  DatabankCard,
  EncounterCard,
  MarketCard,
  SectionKey,
  Ship,
  Timing,
} from './card.ts'
import { characters } from './characters.ts'
import { contacts } from './contacts.ts'
import { databank } from './databank/index.ts'
import { encounters } from './encounters/index.ts'
import type { MapSpace } from './map.ts'
import { market } from './market/index.ts'
import type { EncounterDeck, Planet, Rank } from './names.ts'
import { ships } from './ships.ts'

/** All that a box holds. An expansion brings a set of its own; pieces keep the numbers that their order gives them. */
export interface ContentSet {
  readonly characters: readonly Character[]
  readonly ships: readonly Ship[]
  readonly contacts: readonly Contact[]
  readonly market: readonly MarketCard[]
  readonly encounters: readonly EncounterCard[]
  readonly databank: readonly DatabankCard[]
  readonly aiCards: readonly AiCard[]
}

/** A box beside the base game: all that it brings of things that have numbers, after those of the boxes before it. */
export interface Box {
  /** Its bit among the boxes on the table: 1, 2, 4 … */
  readonly bit: number
  /**
   * The block that the numbers of all that it brings are in (rules/pieces.ts), its own among all boxes. Unfinished Business
   * alone has none: its numbers follow those of the base game.
   */
  readonly block?: number
  readonly set: Partial<ContentSet>
  /** Cards of a scenario, in no printed box: their numbers are those of other cards elsewhere. */
  readonly isHandMade?: boolean
  /** Encounter decks and ranks of contacts besides those of the base game. */
  readonly encounterDecks?: readonly EncounterDeck[]
  readonly ranks?: readonly Rank[]
  /** Sections of encounter cards besides those of the base game: of which deck, and for which spaces, where it goes by them. */
  readonly sections?: readonly {
    readonly key: SectionKey
    readonly deck: EncounterDeck
    readonly spaces?: readonly string[]
  }[]
  /** Timings that its abilities wait for, with the words for "after …": the box itself says when they come. */
  readonly timings?: readonly { readonly timing: Timing; readonly words: Text }[]
  /** What it calls what it brings, where that is no card, character or ship. */
  readonly names?: BoxNames
  /** What has abilities and is neither character, ship nor card, such as a sheet: who has it is the box's own affair. */
  readonly otherSources?: readonly { readonly id: string; readonly name: Text }[]
  /** Spaces that belong to no tile of the base game; where they lie on the map is a point of its own (points/map.ts). */
  readonly spaces?: readonly MapSpace[]
  /** Places for contacts besides the printed ones: on which planet, and of what rank by its dots. */
  readonly contactPlaces?: readonly { readonly planet: Planet; readonly rank: number }[]
}

export const baseSet: ContentSet = { characters, ships, contacts, market, encounters, databank, aiCards }
