import { numberAt } from '@kantyna/kernel'
import { goods } from '../../../content/names.ts'
import { goodCount, payPl, you } from '../../../words/cards/effect-words.ts'
import type { Cost } from '../../costs/cost.ts'
import { paymentRefusal, payOneOf } from '../paying.ts'
import type { Operations, SpendArgs } from '../vocabulary.ts'
import { goodWorth, worth } from '../worth.ts'

/** Rules ask for costs very often, so each is built once. */
const made = new Map<string, readonly Cost[]>()

export function spendCosts({ what, amount }: SpendArgs): readonly Cost[] {
  const key = `${what}-${amount}`
  const known = made.get(key)
  if (known !== undefined) return known
  const each = [...goods, 'any' as const].map((good) => (good === what ? amount : 0))
  const costs: readonly Cost[] = [
    [numberAt(each, 0), numberAt(each, 1), numberAt(each, 2), numberAt(each, 3), numberAt(each, 4)],
  ]
  made.set(key, costs)
  return costs
}

/** GC-SYM-01: spends the whole amount or nothing. The seat chooses resources of any type in one answer (GC-SYM-09). */
export const spend: Operations['spend'] = {
  legal: (t, args, { seat }) => paymentRefusal(t, seat, spendCosts(args)),
  run: (t, args, { seat, source = null }) => payOneOf(t, seat, spendCosts(args), 'effect', source),
  words: {
    en: ({ what, amount }, mood) => you(mood, `pay ${goodCount('en', what, amount)}`),
    pl: ({ what, amount }, mood) => `${payPl(mood)} ${goodCount('pl', what, amount)}`,
  },
  hint: (_, { what, amount }) => -amount * (what === 'any' ? worth.any : goodWorth[what]),
}
