import { testRecords } from '@kantyna/kernel/testkit'
import { bundle } from '../index.ts'

/** Refused because an encounter card offers other choices since then. */
const refused = { 'rules-1-favors-1.json': 119 }

testRecords(
  bundle.game,
  new URL('./records/', import.meta.url),
  ['plain', 'favors', 'ambitions', 'hunters'],
  refused,
)
