import type { GameWords } from '@kantyna/kernel'
import { gainedTogether, roundBegun } from './cards/together.ts'
import { polishEvent } from './log/pl-log.ts'
import { streamName } from './log/streams.ts'
import { waitingText } from './log/waiting.ts'
import { polishOption, polishPrompt, polishTally } from './questions/pl-questions.ts'
import { refusalText } from './questions/refusals.ts'
import { explain } from './things/things.ts'

/** Transgalactica in Polish. */
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
