import { faceNames } from '../../../words/cards/card-terms.ts'
import { cancelPl, listed, orIn, you } from '../../../words/cards/effect-words.ts'
import { cancelDie as cancel, cancellable } from '../../combat/dice-pools.ts'
import { dieOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CSTEP-07, OR-CAB-01. */
export const cancelDie: Operations['cancelDie'] = {
  legal: (t, { faces }) => (cancellable(t, faces).length > 0 ? null : refuse('OR-CAB-01', 'noSuchDie')),
  picks: {
    kind: 'pickDice',
    rules: ['OR-CAB-01'],
    from: (t, { faces }) => cancellable(t, faces),
    bounds: () => ({ min: 1, max: 1 }),
    option: (t, _, __, die) => dieOption(t, die),
  },
  run(t, __, ___, ____, [die]) {
    if (die !== undefined) cancel(t, die)
  },
  words: {
    en: ({ faces }, mood) =>
      you(
        mood,
        `cancel 1 ${listed(
          faces.map((face) => faceNames.en[face]),
          orIn.en,
        )}`,
      ),
    pl: ({ faces }, mood) =>
      `${cancelPl(mood)} 1 ${listed(
        faces.map((face) => faceNames.pl[face]),
        orIn.pl,
      )}`,
  },
  hint: () => worth.die,
}
