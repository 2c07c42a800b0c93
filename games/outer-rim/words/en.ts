import type { GameWords } from '@kantyna/kernel'
import { fameCount } from './cards/effect-words.ts'
import { englishEvent } from './log/en-log.ts'
import { streamName } from './log/streams.ts'
import { waitingText } from './log/waiting.ts'
import { englishTally } from './questions/en-answers.ts'
import { englishOption, englishPrompt } from './questions/en-questions.ts'
import { refusalText } from './questions/refusals.ts'
import { explain } from './things/explanations.ts'

/** Outer Rim in English. */
export const en: GameWords = {
  prompt: englishPrompt,
  option: englishOption,
  tally: englishTally,
  refusal: (refusal) => refusalText('en', refusal),
  waiting: (kind) => waitingText('en', kind),
  event: englishEvent,
  lead: (amount) => `worth about ${fameCount('en', amount)} more than the next best`,
  explain: (what) => explain('en', what),
  stream: (name) => streamName('en', name),
}
