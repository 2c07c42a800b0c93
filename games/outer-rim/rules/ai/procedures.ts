import { AI_DECK_STREAM, AI_STREAM } from './chance.ts'
import { aiHiring } from './crew.ts'
import { aiDelivery } from './delivering.ts'
import { aiTurn } from './turn.ts'

/** The routines of the AI player's turns. It is asked nothing: rules answer its questions. */
export const aiRoutines = [aiTurn, aiDelivery, aiHiring]
export const aiStreams = [AI_STREAM, AI_DECK_STREAM] as const
