import { aiCards } from './ai-cards.ts'
import type { AiCard, Character, Contact, DatabankCard, EncounterCard, MarketCard, Ship } from './card.ts'
import { characters } from './characters.ts'
import { contacts } from './contacts.ts'
import { databank } from './databank/index.ts'
import { encounters } from './encounters/index.ts'
import { market } from './market/index.ts'
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

export const baseSet: ContentSet = { characters, ships, contacts, market, encounters, databank, aiCards }
