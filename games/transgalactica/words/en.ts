import type { GameWords } from '@kantyna/kernel'
import { gainedTogether, roundBegun } from './cards/together.ts'
import { englishEvent } from './log/en-log.ts'
import { streamName } from './log/streams.ts'
import { waitingText } from './log/waiting.ts'
import { englishOption, englishPrompt, englishTally } from './questions/en-questions.ts'
import { refusalText } from './questions/refusals.ts'
import { explain } from './things/things.ts'

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
