import { testEvery } from './every.ts'
import { raceDecisions } from './every-decision.ts'

testEvery('Super Teams', raceDecisions())
