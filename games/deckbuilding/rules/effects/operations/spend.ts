import { at } from '@kantyna/kernel'
import { resourceCount } from '../../../words/cards/counts.ts'
import { secondPersonEn, secondPersonPl, spendPl } from '../../../words/cards/verbs.ts'
import { emitEvent } from '../../events.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardOperation } from '../operation.ts'
import { worth } from '../worth.ts'

interface SpendArgs {
  readonly resources: number
}

/** Spends resources as the price of something else. */
export const spend: CardOperation<SpendArgs> = {
  legal(t, { resources }, { seat }) {
    const has = at(t.resources, seat)
    if (has >= resources) return null
    return {
      rule: 'DB-ABIL-11',
      reason: 'tooFewResources',
      facts: { has, needs: resources },
    } satisfies DuelRefusal
  },
  run(t, { resources }, { seat }) {
    t.resources[seat] = at(t.resources, seat) - resources
    emitEvent(t, { type: 'spent', seat, amount: resources })
  },
  words: {
    en: ({ resources }, mood) => secondPersonEn(mood, `spend ${resourceCount('en', resources)}`),
    pl: ({ resources }, mood) => secondPersonPl(mood, `${spendPl(mood)} ${resourceCount('pl', resources)}`),
  },
  hint: (_, { resources }) => -resources * worth.resources,
}
