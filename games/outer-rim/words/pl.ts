import type { GameWords } from '@kantyna/kernel'
import { fameCount } from './cards/effect-words.ts'
import { polishEvent } from './log/pl-log.ts'
import { streamName } from './log/streams.ts'
import { waitingText } from './log/waiting.ts'
import { polishTally } from './questions/pl-answers.ts'
import { polishOption, polishPrompt } from './questions/pl-questions.ts'
import { refusalText } from './questions/refusals.ts'
import { explain } from './things/explanations.ts'

/** Zewnętrzne Rubieże po polsku. */
export const pl: GameWords = {
  prompt: polishPrompt,
  option: polishOption,
  tally: polishTally,
  refusal: (refusal) => refusalText('pl', refusal),
  waiting: (kind) => waitingText('pl', kind),
  event: polishEvent,
  lead: (amount) => `warte o mniej więcej ${fameCount('pl', amount)} więcej niż drugi najlepszy wybór`,
  explain: (what) => explain('pl', what),
  stream: (name) => streamName('pl', name),
}
