import { testRecords } from '@kantyna/kernel/testkit'
import { transgalactica } from '../index.ts'

/**
 * Under rules 1 no seat was asked because of a reserve token that makes a follow possible, nor because of an exchange
 * alone. Under rules 1 and 2 seats were asked to follow because of tokens that could not make it possible, and free
 * actions that leave no way to follow were not refused (GC-ORG-67).
 */
const refused = {
  'rules-1-five-1.json': 26,
  'rules-1-three-1.json': 27,
  'rules-1-two-1.json': 142,
}

testRecords(transgalactica, new URL('./records/', import.meta.url), ['two', 'three', 'five'], refused)
