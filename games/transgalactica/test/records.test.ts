import { testRecords } from '@kantyna/kernel/testkit'
import { transgalactica } from '../index.ts'

/** Under rules 1 nobody was asked for a reserve token that opens a follow, nor for an exchange alone. */
const refused = {
  'rules-1-five-1.json': 38,
  'rules-1-three-1.json': 27,
  'rules-1-two-1.json': 142,
}

testRecords(transgalactica, new URL('./records/', import.meta.url), ['two', 'three', 'five'], refused)
