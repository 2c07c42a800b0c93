import { testRecords } from '@kantyna/kernel/testkit'
import { superTeams } from '../index.ts'

/** Rules 1 shuffled the used bonus cards differently; the difference shows where the stack is rebuilt. */
const refused = { 'rules-1-4-seats-5.json': 136 }

testRecords(superTeams, new URL('./records/', import.meta.url), ['2', '3', '4'], refused)
