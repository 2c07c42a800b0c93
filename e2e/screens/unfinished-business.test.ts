import { usualUnfinishedDecisions } from './every-decision.ts'
import { testSample } from './sample.ts'

testSample('Unfinished Business', usualUnfinishedDecisions())
