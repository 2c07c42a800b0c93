import type { GameWords } from '@kantyna/kernel'
import { fameCount } from './effect-words.ts'
import { polishTally } from './pl-answers.ts'
import { polishEvent } from './pl-log.ts'
import { polishOption, polishPrompt } from './pl-questions.ts'
import { refusalText } from './refusals.ts'
import { streamName } from './streams.ts'
import { explain } from './things.ts'
import { waitingText } from './waiting.ts'

/** Zewnętrzne Rubieże po polsku. */
export const pl: GameWords = {
  event: polishEvent,
  prompt: polishPrompt,
  option: polishOption,
  tally: polishTally,
  refusal: (refusal) => refusalText('pl', refusal),
  lead: (amount) => `warte o mniej więcej ${fameCount('pl', amount)} więcej niż drugi najlepszy wybór`,
  waiting: (kind) => waitingText('pl', kind),
  explain: (what) => explain('pl', what),
  stream: (name) => streamName('pl', name),
}
