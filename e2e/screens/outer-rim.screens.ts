import { testEvery } from './every.ts'
import { rimDecisions } from './every-decision.ts'

testEvery('Outer Rim', rimDecisions())
