import type { GameWords } from '@kantyna/kernel'
import { damageCount } from './counts.ts'
import { englishEvent } from './en-log.ts'
import { englishOption, englishPrompt, englishTally } from './en-questions.ts'
import { kindNamed } from './facts.ts'
import { refusalText } from './refusals.ts'
import { streamName } from './streams.ts'
import { explain } from './things.ts'
import { waiting } from './waiting.ts'

/** The Deckbuilding Game in English. */
export const en: GameWords = {
  event: englishEvent,
  prompt: englishPrompt,
  option: englishOption,
  tally: englishTally,
  refusal: (refusal) => refusalText('en', refusal),
  lead: (amount) => `worth about ${damageCount('en', amount)} more than the next best`,
  waiting: (kind) => waiting[kindNamed(kind)].en,
  explain: (what) => explain('en', what),
  stream: (name) => streamName('en', name),
}
