import { crewCount, mobilisePl, you } from '../../../words/cards/effect-words.ts'
import { mobilise as mobiliseOne, mobiliseRefusal } from '../../costs/workers.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-SYM-12, GC-ORG-25. */
export const mobilise: Operations['mobilise'] = {
  legal: (t, _, { seat }) => mobiliseRefusal(t, seat),
  run(t, { crew }, { seat }) {
    for (let count = 0; count < crew; count++) mobiliseOne(t, seat)
  },
  words: {
    en: ({ crew }, mood) => you(mood, `mobilise ${crewCount('en', crew)}`),
    pl: ({ crew }, mood) => `${mobilisePl(mood)} ${crewCount('pl', crew)}`,
  },
  hint: (_, { crew }) => crew * worth.crew,
}
