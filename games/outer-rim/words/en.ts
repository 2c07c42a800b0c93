import type { GameWords } from '@kantyna/kernel'
import { atOnce } from './at-once.ts'
import { fameCount } from './cards/effect-words.ts'
import { englishEvent } from './log/en-log.ts'
import { streamName } from './log/streams.ts'
import { explain } from './things/explanations.ts'

/** Outer Rim in English. */
export const en: GameWords = {
  ...atOnce.en,
  event: englishEvent,
  lead: (amount) => `worth about ${fameCount('en', amount)} more than the next best`,
  explain: (what) => explain('en', what),
  stream: (name) => streamName('en', name),
}
