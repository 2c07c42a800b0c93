import { testRecords } from '@kantyna/kernel/testkit'
import { deckbuilding } from '../index.ts'

testRecords(deckbuilding, new URL('./records/', import.meta.url), ['beginner', 'full', 'secret'])
