import { testRecords } from '@kantyna/kernel/testkit'
import { outerRim } from '../index.ts'

/**
 * Under rules 1 nobody was asked between the dice of a combat and a defeat (OR-R-27), and cards offered other choices. Each
 * record is refused at the first such difference.
 */
const refused = {
  'rules-1-four-1.json': 38,
  'rules-1-solo-1.json': 5,
  'rules-1-solo-2.json': 5,
  'rules-1-two-1.json': 169,
  'rules-1-two-2.json': 47,
}

testRecords(outerRim, new URL('./records/', import.meta.url), ['solo', 'two', 'four'], refused)
