import { testRecords } from '@kantyna/kernel/testkit'
import { bundle } from '../index.ts'

/**
 * OR-R-27: under rules 1 and 2 nobody was asked between the dice of a combat and a defeat. In the game with favors an
 * encounter card offered other choices before that.
 */
const refused = {
  'rules-1-ambitions-1.json': 42,
  'rules-1-favors-1.json': 119,
  'rules-1-plain-1.json': 36,
  'rules-2-ambitions-1.json': 174,
  'rules-2-plain-1.json': 172,
}

const groups = ['plain', 'favors', 'ambitions', 'hunters']

testRecords(bundle.game, new URL('./records/', import.meta.url), groups, refused)
