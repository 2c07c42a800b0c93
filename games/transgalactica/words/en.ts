import type { GameWords } from '@kantyna/kernel'
import { englishEvent } from './en-log.ts'
import { englishOption, englishPrompt, englishTally } from './en-questions.ts'
import { refusalText } from './refusals.ts'
import { streamName } from './streams.ts'
import { explain } from './things.ts'
import { gainedTogether, roundBegun } from './together.ts'
import { waitingText } from './waiting.ts'

/** Transgalactica in English. */
export const en: GameWords = {
  event: englishEvent,
  together: (events) => gainedTogether('en', events),
  chapter: (event) => roundBegun('en', event),
  prompt: englishPrompt,
  option: englishOption,
  tally: englishTally,
  refusal: (refusal) => refusalText('en', refusal),
  lead: (amount) => `worth about ${amount} VP more than the next best`,
  waiting: (kind) => waitingText('en', kind),
  explain: (what) => explain('en', what),
  stream: (name) => streamName('en', name),
}
