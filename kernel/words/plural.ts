import type { Lang } from './words.ts'

/** The forms that a counted noun takes: Polish needs four (1 pole, 2 pola, 5 pól, 1,5 pola), English two. */
export interface PluralForms {
  readonly one: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

const rules: Readonly<Record<Lang, Intl.PluralRules>> = {
  pl: new Intl.PluralRules('pl'),
  en: new Intl.PluralRules('en'),
}

const numbers: Readonly<Record<Lang, Intl.NumberFormat>> = {
  pl: new Intl.NumberFormat('pl'),
  en: new Intl.NumberFormat('en'),
}

/** The right form without the number: plural('pl', 5, …) → "pól". */
export function plural(lang: Lang, count: number, forms: PluralForms): string {
  const form = rules[lang].select(count)
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other
}

/** A number as the language writes it: 5000, 12 000; 5,000. */
export function numberIn(lang: Lang, count: number): string {
  return numbers[lang].format(count)
}

/** The number and the right form: counted('pl', 5, …) → "5 pól". */
export function counted(lang: Lang, count: number, forms: PluralForms): string {
  return `${numberIn(lang, count)} ${plural(lang, count, forms)}`
}
