import { testRecords } from '@kantyna/kernel/testkit'
import { deckbuilding } from '../index.ts'

/** Under rules 1 an attack was two choices, and one stream of chance shuffled both players' decks. */
const refused = {
  'rules-1-beginner-1.json': 0,
  'rules-1-beginner-2.json': 0,
  'rules-1-full-1.json': 0,
  'rules-1-full-2.json': 0,
  'rules-1-secret-1.json': 0,
  'rules-1-secret-2.json': 0,
}

testRecords(deckbuilding, new URL('./records/', import.meta.url), ['beginner', 'full', 'secret'], refused)
