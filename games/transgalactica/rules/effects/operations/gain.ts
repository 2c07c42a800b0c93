import { goods } from '../../../content/names.ts'
import { gainPl, goodCount, you } from '../../../words/cards/effect-words.ts'
import { gain as gainGood, score, sourceOf } from '../../costs/hold.ts'
import { nothingToGain } from '../../refusal.ts'
import type { Operations } from '../vocabulary.ts'
import { goodWorth, worth } from '../worth.ts'

/** GC-SYM-02: gains goods from the supply (GC-SET-31), or points. */
export const gain: Operations['gain'] = {
  legal: (t, { amount }, context, language) =>
    language.amount(t, amount, context) > 0 ? null : nothingToGain,
  run(t, { what, amount }, context, language) {
    const { seat, from, source = null } = context
    const gained = language.amount(t, amount, context)
    if (what === 'points') score(t, seat, sourceOf(from), gained, source)
    else gainGood(t, seat, goods.indexOf(what), gained, from, source)
    return gained
  },
  words: {
    en: ({ what, amount }, mood, say) =>
      you(mood, `gain ${say.amount(amount, (count) => goodCount('en', what, count))}`),
    pl: ({ what, amount }, mood, say) =>
      `${gainPl(mood)} ${say.amount(amount, (count) => goodCount('pl', what, count))}`,
  },
  hint: (t, { what, amount }, context, language) =>
    language.amount(t, amount, context) * (what === 'points' ? worth.points : goodWorth[what]),
}
