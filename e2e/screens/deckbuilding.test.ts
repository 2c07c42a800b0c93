import { usualDuelDecisions } from './every-decision.ts'
import { testSample } from './sample.ts'

testSample('The Deckbuilding Game', usualDuelDecisions())
