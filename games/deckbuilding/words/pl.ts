import type { GameWords } from '@kantyna/kernel'
import { damageCount } from './cards/counts.ts'
import { polishEvent } from './log/pl-log.ts'
import { streamName } from './log/streams.ts'
import { waiting } from './log/waiting.ts'
import { kindNamed } from './questions/facts.ts'
import { polishOption, polishPrompt, polishTally } from './questions/pl-questions.ts'
import { refusalText } from './questions/refusals.ts'
import { explain } from './things/things.ts'

/** The Deckbuilding Game po polsku. */
export const pl: GameWords = {
  event: polishEvent,
  prompt: polishPrompt,
  option: polishOption,
  tally: polishTally,
  refusal: (refusal) => refusalText('pl', refusal),
  lead: (amount) => `warte o mniej więcej ${damageCount('pl', amount)} więcej niż drugi najlepszy wybór`,
  waiting: (kind) => waiting[kindNamed(kind)].pl,
  explain: (what) => explain('pl', what),
  stream: (name) => streamName('pl', name),
}
