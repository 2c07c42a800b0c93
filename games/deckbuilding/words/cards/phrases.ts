import type { Lang, Mood, Printer, Text } from '@kantyna/kernel'
import type { CardAmount } from '../../rules/effects/language.ts'
import { putPl, takePl } from './verbs.ts'

/** "1 card (2 cards if the Force is with you)", "1 damage for each of them". */
export function amountText(
  lang: Lang,
  value: CardAmount,
  say: Printer,
  counted: (lang: Lang, count: number) => string,
  suffix = '',
): string {
  const wording = (count: number) => `${counted(lang, count)}${suffix}`
  if (typeof value === 'number') return wording(value)
  if ('bound' in value)
    return `${wording(value.times ?? 1)} ${lang === 'pl' ? 'za każdą z nich' : 'for each of them'}`
  const otherwise = `${counted(lang, value.then)}${lang === 'pl' ? ', jeśli' : ' if'} ${say.when(value.when)}`
  return `${wording(value.usually)} (${otherwise})`
}

/** Other players who may choose between the effects of a card, as a subject: "your opponent chooses one". */
export const choosers = {
  opponent: { pl: 'przeciwnik', en: 'your opponent' },
} as const satisfies Readonly<Record<string, Text>>

/** Where a bought card goes, if it is not the usual place. */
export const boughtTo = {
  en: { hand: () => 'take it into your hand', deckTop: () => 'put it on top of your deck' },
  pl: {
    hand: (mood: Mood) => `${takePl(mood)} ją na rękę`,
    deckTop: (mood: Mood) => `${putPl(mood)} ją na wierzchu swojej talii`,
  },
} as const
