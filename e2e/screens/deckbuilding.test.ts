import { duelDecisions } from './every-decision.ts'
import { testSample } from './sample.ts'

testSample('The Deckbuilding Game', duelDecisions())
