import type { GameWords } from '@kantyna/kernel'
import { fameCount } from './effect-words.ts'
import { englishTally } from './en-answers.ts'
import { englishEvent } from './en-log.ts'
import { englishOption, englishPrompt } from './en-questions.ts'
import { refusalText } from './refusals.ts'
import { streamName } from './streams.ts'
import { explain } from './things.ts'
import { waitingText } from './waiting.ts'

/** Outer Rim in English. */
export const en: GameWords = {
  event: englishEvent,
  prompt: englishPrompt,
  option: englishOption,
  tally: englishTally,
  refusal: (refusal) => refusalText('en', refusal),
  lead: (amount) => `worth about ${fameCount('en', amount)} more than the next best`,
  waiting: (kind) => waitingText('en', kind),
  explain: (what) => explain('en', what),
  stream: (name) => streamName('en', name),
}
