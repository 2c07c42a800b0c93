import type { Mood } from '@kantyna/kernel'
import { putPl, takePl } from './verbs.ts'

/** Where a bought card goes, if it is not the usual place. */
export const boughtTo = {
  en: { hand: () => 'take it into your hand', deckTop: () => 'put it on top of your deck' },
  pl: {
    hand: (mood: Mood) => `${takePl(mood)} ją na rękę`,
    deckTop: (mood: Mood) => `${putPl(mood)} ją na wierzchu swojej talii`,
  },
} as const
