import { damageCount } from '../../../words/cards/effect-words.ts'
import { damagedParts, damageOn } from '../../combat/damage.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

const nouns = {
  en: { character: 'your character', ship: 'your ship', either: 'your character or your ship' },
  pl: { character: 'twoja postać', ship: 'twój statek', either: 'twoja postać lub twój statek' },
} as const

export const damaged: Conditions['damaged'] = {
  legal: (t, { on, atLeast }, { seat }) =>
    damagedParts(on).some((part) => damageOn(t, seat, part) >= atLeast)
      ? null
      : refuse('OR-DMG-07', 'noDamage'),
  words: {
    en: ({ on, atLeast }) =>
      `${nouns.en[on]} has ${atLeast === 1 ? 'any damage' : `at least ${damageCount('en', atLeast)}`}`,
    pl: ({ on, atLeast }) =>
      `${nouns.pl[on]} ma ${atLeast === 1 ? 'obrażenia' : `co najmniej ${damageCount('pl', atLeast)}`}`,
  },
  negated: {
    en: ({ on, atLeast }) =>
      `${nouns.en[on]} has ${atLeast === 1 ? 'no damage' : `less than ${damageCount('en', atLeast)}`}`,
    pl: ({ on, atLeast }) =>
      atLeast === 1
        ? `${nouns.pl[on]} nie ma obrażeń`
        : `${nouns.pl[on]} ma mniej niż ${damageCount('pl', atLeast)}`,
  },
}
