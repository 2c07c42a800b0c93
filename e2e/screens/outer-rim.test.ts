import { usualRimDecisions } from './every-decision.ts'
import { testSample } from './sample.ts'

testSample('Outer Rim', usualRimDecisions())
