import type { GameWords } from '@kantyna/kernel'
import { atOnce } from './at-once.ts'
import { fameCount } from './cards/effect-words.ts'
import { polishEvent } from './log/pl-log.ts'
import { streamName } from './log/streams.ts'
import { explain } from './things/explanations.ts'

/** Zewnętrzne Rubieże po polsku. */
export const pl: GameWords = {
  ...atOnce.pl,
  event: polishEvent,
  lead: (amount) => `warte o mniej więcej ${fameCount('pl', amount)} więcej niż drugi najlepszy wybór`,
  explain: (what) => explain('pl', what),
  stream: (name) => streamName('pl', name),
}
