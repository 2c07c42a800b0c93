import type { Operations } from '../../../../outer-rim/rules/effects/vocabulary.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { playPl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { refusalOfHunt, startHunt } from '../../ai/hunting.ts'

/** UB-AIB-07, UB-AIE-01. */
export const aiHunt: Operations['aiHunt'] = {
  legal: (t, _, { seat }) => refusalOfHunt(t, seat),
  run(t, _, { seat }) {
    startHunt(t, seat)
  },
  words: {
    en: (_, mood) => you(mood, 'encounter a bounty target (character, crew member or contact) in its space'),
    pl: (_, mood) =>
      `${playPl(mood)} spotkanie z celem zlecenia (postacią, członkiem załogi lub kontaktem) na swoim polu`,
  },
  hint: () => worth.job,
}
