import { testRecords } from '@kantyna/kernel/testkit'
import { bundle } from '../index.ts'

testRecords(bundle.game, new URL('./records/', import.meta.url), ['plain', 'favors', 'ambitions', 'hunters'])
