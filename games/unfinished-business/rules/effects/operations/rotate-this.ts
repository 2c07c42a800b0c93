import { at, type Mood } from '@kantyna/kernel'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { canBeRotated, rotateCard } from '../../market/rotating.ts'
import type { AddedOperations } from '../vocabulary.ts'

const rotatePl: Readonly<Record<Mood, string>> = {
  imperative: 'obróć',
  infinitive: 'obrócić',
  indicative: 'obracasz',
}

/** UB-ROT-06, UB-ROT-07; for an AI player as well (UB-SOL-12). */
export const rotateThis: AddedOperations['rotateThis'] = {
  legal: (t, _, { seat, source }) =>
    source !== undefined && canBeRotated(t, source) && at(t.held, seat).includes(source)
      ? null
      : refuse('UB-ROT-06', 'cannotTurn'),
  run(t, _, { seat, source }) {
    if (source !== undefined) rotateCard(t, seat, source)
  },
  words: {
    en: (_, mood) => you(mood, 'rotate this card'),
    pl: (_, mood) => `${rotatePl[mood]} tę kartę`,
  },
  hint: () => 0,
}
