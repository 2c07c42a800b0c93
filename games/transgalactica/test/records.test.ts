import { testRecords } from '@kantyna/kernel/testkit'
import { transgalactica } from '../index.ts'

/**
 * Under rules 1 nobody was asked for a reserve token that opens a follow, nor for an exchange alone. Under rules 1 and 2
 * a follow was offered for the sake of tokens that could not make it possible, and what leaves no way to follow was not
 * refused (GC-ORG-67).
 */
const refused = {
  'rules-1-five-1.json': 26,
  'rules-1-three-1.json': 27,
  'rules-1-two-1.json': 142,
}

testRecords(transgalactica, new URL('./records/', import.meta.url), ['two', 'three', 'five'], refused)
