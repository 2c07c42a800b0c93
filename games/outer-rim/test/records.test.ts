import { testRecords } from '@kantyna/kernel/testkit'
import { outerRim } from '../index.ts'

/** OR-R-27: under rules 1 nobody was asked between the dice of a combat and a defeat. */
const refused = {
  'rules-1-four-1.json': 321,
  'rules-1-two-2.json': 275,
}

testRecords(outerRim, new URL('./records/', import.meta.url), ['solo', 'two', 'four'], refused)
