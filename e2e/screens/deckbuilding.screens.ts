import { testEvery } from './every.ts'
import { duelDecisions } from './every-decision.ts'

testEvery('The Deckbuilding Game', duelDecisions())
