import { revealPl, you } from '../../../words/cards/effect-words.ts'
import { canAiGainCrew, startAiHiring } from '../../ai/crew.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

export const aiGainCrew: Operations['aiGainCrew'] = {
  legal: (t, _, { seat }) => (canAiGainCrew(t, seat) ? null : refuse('OR-AICREW-02', 'noContactHere')),
  run(t, _, { seat }) {
    startAiHiring(t, seat)
  },
  words: {
    en: (_, mood) =>
      you(
        mood,
        'reveal the facedown contact of the lowest rank on its planet and gain that contact’s crew card',
      ),
    pl: (_, mood) =>
      `${revealPl(mood)} zakryty kontakt o najniższej randze na swojej planecie i ${{ imperative: 'pozyskaj', infinitive: 'pozyskać', indicative: 'pozyskujesz' }[mood]} jego kartę załogi`,
  },
  hint: () => worth.crew,
}
