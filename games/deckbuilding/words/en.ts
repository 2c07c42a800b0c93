import type { GameWords } from '@kantyna/kernel'
import { damageCount } from './cards/counts.ts'
import { englishEvent } from './log/en-log.ts'
import { streamName } from './log/streams.ts'
import { waiting } from './log/waiting.ts'
import { englishOption, englishPrompt, englishTally } from './questions/en-questions.ts'
import { kindNamed } from './questions/facts.ts'
import { refusalText } from './questions/refusals.ts'
import { explain } from './things/things.ts'

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
