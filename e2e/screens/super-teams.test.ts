import { raceDecisions } from './every-decision.ts'
import { testSample } from './sample.ts'

testSample('Super Teams', raceDecisions())
