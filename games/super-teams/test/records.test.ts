import { testRecords } from '@kantyna/kernel/testkit'
import { superTeams } from '../index.ts'

testRecords(superTeams, new URL('./records/', import.meta.url), ['2', '3', '4'])
