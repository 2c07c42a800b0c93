import type { Lang, Printer } from '@kantyna/kernel'
import type { CardAmount } from '../../rules/effects/language.ts'

/** "1 card (2 cards if the Force is with you)", "1 damage for each of them". */
export function amountText(
  lang: Lang,
  value: CardAmount,
  say: Printer,
  counted: (lang: Lang, count: number) => string,
  before = '',
): string {
  const said = (count: number) => `${counted(lang, count)}${before}`
  if (typeof value === 'number') return said(value)
  if ('bound' in value)
    return `${said(value.times ?? 1)} ${lang === 'pl' ? 'za każdą z nich' : 'for each of them'}`
  const otherwise = `${counted(lang, value.then)}${lang === 'pl' ? ', jeśli' : ' if'} ${say.when(value.when)}`
  return `${said(value.usually)} (${otherwise})`
}
