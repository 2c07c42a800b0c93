import type { Box, ContentSet } from '../../outer-rim/content/index.ts'
import { names } from '../words/things/names.ts'
import { aiCards } from './ai-cards.ts'
import { ambitions } from './ambitions.ts'
import { characters } from './characters.ts'
import { contacts } from './contacts.ts'
import { databank } from './databank/index.ts'
import { encounters } from './encounters/index.ts'
import { coreSpaces, extraPlaces } from './map.ts'
import { market } from './market/index.ts'
import { coreWorlds } from './names.ts'
import { ships } from './ships.ts'
import { timings } from './timings.ts'

/**
 * What is in the box (UB-FACT-01, UB-FACT-02, UB-FACT-03, UB-FACT-04, UB-FACT-05), for the tables of the base game.
 */
export const set: ContentSet = { characters, ships, contacts, market, encounters, databank, aiCards }

export const box: Box = {
  bit: 1,
  set,
  encounterDecks: ['core-worlds'],
  // UB-CON-03: a rank like the others, so all rules about contacts apply to it.
  ranks: ['orange'],
  // A player who does not declare a crossing reads the section of the place (UB-COR-09, UB-COR-10, UB-COR-11,
  // UB-COR-12).
  sections: [
    { key: 'acrossTheCore', deck: 'core-worlds' },
    // UB-COR-07.
    { key: 'coreWorlds', deck: 'core-worlds', spaces: coreWorlds },
  ],
  timings,
  names,
  otherSources: ambitions.map(({ id, name }) => ({ id, name })),
  spaces: coreSpaces,
  contactPlaces: extraPlaces,
}
