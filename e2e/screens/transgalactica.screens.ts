import { testEvery } from './every.ts'
import { galaxyDecisions } from './every-decision.ts'

testEvery('Transgalactica', galaxyDecisions())
