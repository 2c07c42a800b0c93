import { testScenarios } from '@kantyna/kernel/testkit'
import { catalogue } from '../rules/catalogue.ts'
import { bundle } from './start.ts'

testScenarios(bundle, catalogue, new URL('scenarios/', import.meta.url))
