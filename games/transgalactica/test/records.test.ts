import { testRecords } from '@kantyna/kernel/testkit'
import { transgalactica } from '../index.ts'

testRecords(transgalactica, new URL('./records/', import.meta.url), ['two', 'three', 'five'])
