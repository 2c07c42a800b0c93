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

/** All contents of a box. The order of an expansion's set decides the numbers of its pieces. */
export interface ContentSet {
  readonly characters: readonly Character[]
  readonly ships: readonly Ship[]
  readonly contacts: readonly Contact[]
  readonly market: readonly MarketCard[]
  readonly encounters: readonly EncounterCard[]
  readonly databank: readonly DatabankCard[]
  readonly aiCards: readonly AiCard[]
}

/** An expansion: everything that it adds. Its numbers come after those of earlier boxes. */
export interface Box {
  /** Its bit among the boxes on the table: 1, 2, 4 … */
  readonly bit: number
  /**
   * The block of numbers for its contents (rules/pieces.ts); no two boxes share one. Only Unfinished Business has none: its
   * numbers follow those of the base game.
   */
  readonly block?: number
  readonly set: Partial<ContentSet>
  /** Cards of a scenario, in no printed box: they reuse the numbers of other cards. */
  readonly isHandMade?: boolean
  /** Added encounter decks and ranks of contacts. */
  readonly encounterDecks?: readonly EncounterDeck[]
  readonly ranks?: readonly Rank[]
  /** Added sections of encounter cards: the deck of each, and its spaces if the space decides. */
  readonly sections?: readonly {
    readonly key: SectionKey
    readonly deck: EncounterDeck
    readonly spaces?: readonly string[]
  }[]
  /** Added timings of abilities, with the words for "after …". The expansion's rules trigger them. */
  readonly timings?: readonly { readonly timing: Timing; readonly words: Text }[]
  /** The names of its contents other than cards, characters and ships. */
  readonly names?: BoxNames
  /** Sources of abilities other than characters, ships and cards, such as sheets. The expansion's rules say who has one. */
  readonly otherSources?: readonly { readonly id: string; readonly name: Text }[]
  /** Spaces that belong to no tile of the base game. A point of their own puts them on the map (points/map.ts). */
  readonly spaces?: readonly MapSpace[]
  /** Added contact places: the planet, and the rank by its dots. */
  readonly contactPlaces?: readonly { readonly planet: Planet; readonly rank: number }[]
}

export const baseSet: ContentSet = { characters, ships, contacts, market, encounters, databank, aiCards }
