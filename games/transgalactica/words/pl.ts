import type { GameWords } from '@kantyna/kernel'
import { polishEvent } from './pl-log.ts'
import { polishOption, polishPrompt, polishTally } from './pl-questions.ts'
import { refusalText } from './refusals.ts'
import { streamName } from './streams.ts'
import { explain } from './things.ts'
import { gainedTogether, roundBegun } from './together.ts'
import { waitingText } from './waiting.ts'

/** Transgalactica po polsku. */
export const pl: GameWords = {
  event: polishEvent,
  together: (events) => gainedTogether('pl', events),
  chapter: (event) => roundBegun('pl', event),
  prompt: polishPrompt,
  option: polishOption,
  tally: polishTally,
  refusal: (refusal) => refusalText('pl', refusal),
  lead: (amount) => `warte o mniej więcej ${amount} PZ więcej niż drugi najlepszy wybór`,
  waiting: (kind) => waitingText('pl', kind),
  explain: (what) => explain('pl', what),
  stream: (name) => streamName('pl', name),
}
