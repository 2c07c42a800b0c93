import { testRecords } from '@kantyna/kernel/testkit'
import { bundle } from '../index.ts'

/**
 * Under rules 1 and 2 nobody was asked between the dice of a combat and a defeat (OR-R-27), and cards offered other
 * choices. Before rules 4 our own ambition sheets gave fewer credits. Each record is refused at the first such
 * difference.
 */
const refused = {
  'rules-1-ambitions-1.json': 9,
  'rules-1-favors-1.json': 11,
  'rules-1-hunters-1.json': 5,
  'rules-1-plain-1.json': 36,
  'rules-2-ambitions-1.json': 9,
  'rules-2-hunters-1.json': 19,
  'rules-2-plain-1.json': 77,
  'rules-3-ambitions-1.json': 9,
}

const groups = ['plain', 'favors', 'ambitions', 'hunters']

testRecords(bundle.game, new URL('./records/', import.meta.url), groups, refused)
