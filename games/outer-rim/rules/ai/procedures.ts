import { AI_DECK_STREAM, AI_STREAM } from './chance.ts'
import { aiHiring } from './crew.ts'
import { aiDelivery } from './delivering.ts'
import { aiTurn } from './turn.ts'

/** What the AI player's turns are made of. It asks nobody anything: its questions have answers by rule. */
export const aiRoutines = [aiTurn, aiDelivery, aiHiring]
export const aiStreams = [AI_STREAM, AI_DECK_STREAM] as const
