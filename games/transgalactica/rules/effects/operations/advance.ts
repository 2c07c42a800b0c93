import { call } from '@kantyna/kernel'
import {
  advancePl,
  joined,
  spaceCount,
  trackWords,
  unlockPl,
  you,
} from '../../../words/cards/effect-words.ts'
import { goodsListed } from '../../../words/cards/short-text.ts'
import { advancingFrame, advancingRefusal } from '../advancing.ts'
import type { AdvanceArgs, Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const onTrade = ({ on }: AdvanceArgs): boolean => on.length === 1 && on[0] === 'trade'

/** The words for the price, after the advance itself. */
function priceEn({ on, isFree, discount }: AdvanceArgs): string {
  if (isFree === true) return ' without the usual cost'
  if (discount !== undefined) return ` (discount: ${goodsListed('en', discount)})`
  return on.includes('military') || on.includes('trade') ? ' at the cost of the secondary action' : ''
}

function pricePl({ on, isFree, discount }: AdvanceArgs): string {
  if (isFree === true) return ' bez zwykłego kosztu'
  if (discount !== undefined) return ` (zniżka: ${goodsListed('pl', discount)})`
  return on.includes('military') || on.includes('trade') ? ' za koszt dodatkowej akcji' : ''
}

/** GC-SYM-10, GC-ORG-05, GC-ORG-35: advances on one of the tracks shown, space by space. */
export const advance: Operations['advance'] = {
  legal: (t, args, { seat }) => advancingRefusal(t, seat, args),
  run: (t, args, context) => call(t, advancingFrame(args, context)),
  words: {
    en(args, mood) {
      const { on, by } = args
      if (onTrade(args)) return you(mood, `unlock the next trade space${priceEn(args)}`)
      const names = joined(
        'en',
        on.map((track) => trackWords[track].en),
        'or',
      )
      return you(mood, `advance ${spaceCount('en', by)} on the ${names} track${priceEn(args)}`)
    },
    pl(args, mood) {
      const { on, by } = args
      if (onTrade(args)) return `${unlockPl(mood)} następne pole handlu${pricePl(args)}`
      const names = joined(
        'pl',
        on.map((track) => trackWords[track].pl),
        'or',
      )
      return `${advancePl(mood)} o ${spaceCount('pl', by)} na torze ${names}${pricePl(args)}`
    },
  },
  hint: (_, { by }) => by * worth.space,
}
