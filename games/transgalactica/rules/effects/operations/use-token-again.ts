import { at } from '@kantyna/kernel'
import { bonusTokens } from '../../../content/bonus-tokens.ts'
import { discardPl, usePl, you } from '../../../words/cards/effect-words.ts'
import { INCOME_TOKEN, reuseToken } from '../../abilities/tokens.ts'
import type { Galaxy } from '../../galaxy.ts'
import { NONE } from '../../pieces.ts'
import type { GalaxyRefusal } from '../../refusal.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const noUsedToken: GalaxyRefusal = { rule: 'GC-TCH-06', reason: 'noUsedToken' }

/** GC-ORG-103: the token that doubles income cannot be used in a turn. */
const usable = (t: Galaxy, seat: number): number[] =>
  at(t.usedTokens, seat).filter((token) => token !== INCOME_TOKEN)

/** GC-TCH-06: the token is discarded afterwards. */
export const useTokenAgain: Operations['useTokenAgain'] = {
  legal: (t, _, { seat }) => (usable(t, seat).length > 0 ? null : noUsedToken),
  picks: {
    kind: 'pickUsedToken',
    rules: ['GC-TCH-06'],
    from: (t, _, { seat }) => usable(t, seat),
    option: (_, __, ___, token) => ({
      id: at(bonusTokens, token).id,
      touches: [`token:${token}`],
      facts: { token },
    }),
  },
  run(t, _, { seat }, __, [token = NONE]) {
    if (token !== NONE) reuseToken(t, seat, token)
  },
  words: {
    en: (_, mood) => you(mood, 'use 1 of your used bonus tokens again and discard it'),
    pl: (_, mood) =>
      `${usePl(mood)} ponownie 1 ze swoich wykorzystanych żetonów premii i go ${discardPl(mood)}`,
  },
  hint: () => worth.token,
}
