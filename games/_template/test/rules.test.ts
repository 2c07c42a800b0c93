import { testCitations, testScenarios } from '@kantyna/kernel/testkit'
import { bundle } from '../index.ts'
import { library } from '../library.ts'

testScenarios(bundle, library.catalogue, new URL('scenarios/', import.meta.url))
testCitations(library.catalogue, [new URL('../rules/', import.meta.url)])
