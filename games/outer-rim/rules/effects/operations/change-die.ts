import { faceNames } from '../../../words/cards/card-terms.ts'
import { changePl, listed, orIn, you } from '../../../words/cards/effect-words.ts'
import { changeDie as change, changeable } from '../../combat/dice-pools.ts'
import { dieOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CSTEP-07, OR-CAB-02: the face that a die shows now counts. */
export const changeDie: Operations['changeDie'] = {
  legal: (t, { from }) => (changeable(t, from).length > 0 ? null : refuse('OR-CAB-02', 'noSuchDie')),
  picks: {
    kind: 'pickDice',
    rules: ['OR-CAB-02'],
    from: (t, { from }) => changeable(t, from),
    bounds: () => ({ min: 1, max: 1 }),
    option: (t, _, __, die) => dieOption(t, die),
  },
  run(t, { to }, __, ___, [die]) {
    if (die !== undefined) change(t, die, to)
  },
  words: {
    en: ({ from, to }, mood) =>
      you(
        mood,
        `change 1 ${listed(
          from.map((face) => faceNames.en[face]),
          orIn.en,
        )} to a ${faceNames.en[to]}`,
      ),
    pl: ({ from, to }, mood) =>
      `${changePl(mood)} 1 ${listed(
        from.map((face) => faceNames.pl[face]),
        orIn.pl,
      )} na ${faceNames.pl[to]}`,
  },
  hint: () => worth.die,
}
