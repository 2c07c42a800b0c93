import { usualGalaxyDecisions } from './every-decision.ts'
import { testSample } from './sample.ts'

testSample('Transgalactica', usualGalaxyDecisions())
