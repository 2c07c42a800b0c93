import { testCitations, testScenarios } from '@kantyna/kernel/testkit'
import { bundle } from '../index.ts'
import { catalogue } from '../rules/catalogue.ts'

testScenarios(bundle, catalogue, new URL('scenarios/', import.meta.url))
testCitations(catalogue, [new URL('../rules/', import.meta.url)])
