import type { GameWords } from '@kantyna/kernel'
import { damageCount } from './counts.ts'
import { kindNamed } from './facts.ts'
import { polishEvent } from './pl-log.ts'
import { polishOption, polishPrompt, polishTally } from './pl-questions.ts'
import { refusalText } from './refusals.ts'
import { streamName } from './streams.ts'
import { explain } from './things.ts'
import { waiting } from './waiting.ts'

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
