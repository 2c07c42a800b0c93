import { counted, type Lang, type PluralForms, plural } from '@kantyna/kernel'

/** Counted things as the object of a verb: "1 kartę", "2 karty", "5 kart". */

type Forms = Readonly<Record<Lang, PluralForms>>

const cardForms: Forms = {
  en: { one: 'card', other: 'cards' },
  pl: { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' },
}

const randomCardForms: Forms = {
  en: { one: 'random card', other: 'random cards' },
  pl: { one: 'losową kartę', few: 'losowe karty', many: 'losowych kart', other: 'losowej karty' },
}

/** Polish genitive for absence or a limit: "do 2 kart", "odrzucenie 1 karty". */
const ofCardForms: Forms = {
  en: cardForms.en,
  pl: { one: 'karty', few: 'kart', many: 'kart', other: 'karty' },
}

const ofRandomCardForms: Forms = {
  en: randomCardForms.en,
  pl: { one: 'losowej karty', few: 'losowych kart', many: 'losowych kart', other: 'losowej karty' },
}

const topCardForms: Forms = {
  en: { one: 'card', other: 'cards' },
  pl: {
    one: 'wierzchnią kartę',
    few: 'wierzchnie karty',
    many: 'wierzchnich kart',
    other: 'wierzchniej karty',
  },
}

const resourceForms: Forms = {
  en: { one: 'resource', other: 'resources' },
  pl: { one: 'zasób', few: 'zasoby', many: 'zasobów', other: 'zasobu' },
}

const damageForms: Forms = {
  en: { one: 'damage', other: 'damage' },
  pl: { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' },
}

const hitPointForms: Forms = {
  en: { one: 'hit point', other: 'hit points' },
  pl: {
    one: 'punkt wytrzymałości',
    few: 'punkty wytrzymałości',
    many: 'punktów wytrzymałości',
    other: 'punktu wytrzymałości',
  },
}

const by = (forms: Forms) => (lang: Lang, count: number) => counted(lang, count, forms[lang])

export const cardCount = by(cardForms)
export const randomCardCount = by(randomCardForms)
export const ofCardCount = by(ofCardForms)
export const ofRandomCardCount = by(ofRandomCardForms)
export const resourceCount = by(resourceForms)
export const damageCount = by(damageForms)
export const hitPointCount = by(hitPointForms)

/** "1 card", or "up to 2 cards". */
export function cardsToExile(lang: Lang, count: number, upTo = false): string {
  if (!upTo) return cardCount(lang, count)
  return `${lang === 'pl' ? 'do' : 'up to'} ${ofCardCount(lang, count)}`
}

/** The top cards of a pile. A single card is written without a number. */
export function topCards(lang: Lang, count: number): string {
  const noun = plural(lang, count, topCardForms[lang])
  if (lang === 'pl') return count === 1 ? noun : `${count} ${noun}`
  return count === 1 ? `the top ${noun}` : `the top ${count} ${noun}`
}

/** Force is an amount, so it has no plural. */
function forceCount(lang: Lang, amount: number): string {
  return lang === 'pl' ? `${amount} Mocy` : `${amount} Force`
}

/** What a player gains: resources are counted, Force is not. */
export function gainCount(lang: Lang, stat: 'resources' | 'force', amount: number): string {
  return stat === 'force' ? forceCount(lang, amount) : resourceCount(lang, amount)
}
