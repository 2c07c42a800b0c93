import { testRecords } from '@kantyna/kernel/testkit'
import { outerRim } from '../index.ts'

testRecords(outerRim, new URL('./records/', import.meta.url), ['solo', 'two', 'four'])
