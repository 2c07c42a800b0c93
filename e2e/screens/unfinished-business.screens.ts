import { testEvery } from './every.ts'
import { unfinishedDecisions } from './every-decision.ts'

testEvery('Unfinished Business', unfinishedDecisions())
