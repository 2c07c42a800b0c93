import { testRecords } from '@kantyna/kernel/testkit'
import { superTeams } from '../index.ts'

/** Under rules 1 the used bonus cards were shuffled in another way: felt where the stack is rebuilt. */
const refused = { 'rules-1-4-seats-5.json': 136 }

testRecords(superTeams, new URL('./records/', import.meta.url), ['2', '3', '4'], refused)
