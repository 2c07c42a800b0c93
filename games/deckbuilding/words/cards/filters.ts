import type { Lang } from '@kantyna/kernel'
import type { CardFilter, Side } from '../../content/card.ts'
import { englishName, nameOfId, traitNames } from '../things/names.ts'

/** The cards that an effect refers to, as the object of a verb: "a neutral card", "kartę swojej frakcji". */

const SIDES = 3

const oneOfSide: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  en: { own: 'a card of your faction', enemy: 'an enemy card', neutral: 'a neutral card' },
  pl: { own: 'kartę swojej frakcji', enemy: 'wrogą kartę', neutral: 'kartę neutralną' },
}

const allOfSide: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  en: { own: 'all cards of your faction', enemy: 'all enemy cards', neutral: 'all neutral cards' },
  pl: {
    own: 'wszystkie karty swojej frakcji',
    enemy: 'wszystkie wrogie karty',
    neutral: 'wszystkie karty neutralne',
  },
}

const conjunctions: Readonly<Record<Lang, Readonly<Record<'or' | 'and', string>>>> = {
  en: { or: ' or ', and: ' and ' },
  pl: { or: ' lub ', and: ' i ' },
}

export function oneOf(lang: Lang, sides: readonly Side[]): string {
  if (sides.length === SIDES) return lang === 'pl' ? 'kartę' : 'a card'
  return sides.map((side) => oneOfSide[lang][side]).join(conjunctions[lang].or)
}

export function allOf(lang: Lang, sides: readonly Side[]): string {
  if (sides.length === SIDES) return lang === 'pl' ? 'wszystkie karty' : 'all cards'
  return sides.map((side) => allOfSide[lang][side]).join(conjunctions[lang].and)
}

/** The side of the revealed card, as a predicate. */
export const isOfSide: Readonly<Record<Lang, Readonly<Record<Side, string>>>> = {
  en: oneOfSide.en,
  pl: { own: 'karta twojej frakcji', enemy: 'wroga karta', neutral: 'karta neutralna' },
}

export function oneMatching(lang: Lang, filter: CardFilter): string {
  if (filter.id !== undefined)
    return lang === 'pl' ? `kartę ${nameOfId('pl', filter.id)}` : englishName(filter.id)
  return lang === 'pl' ? polishFilterText(filter) : englishFilterText(filter)
}

const englishNouns = { unit: 'unit', ship: 'capital ship', card: 'card' } as const
const englishSides: Readonly<Record<Side, string>> = {
  own: 'of your faction',
  enemy: 'enemy',
  neutral: 'neutral',
}

function englishFilterText({ sides, kind, traits, unique, other }: CardFilter): string {
  const words = [
    ...(unique ? ['unique'] : []),
    ...(traits ? [traits.map((trait) => traitNames[trait].en).join(' or ')] : []),
    englishNouns[kind ?? 'card'],
    ...(sides ? [`(${sides.map((side) => englishSides[side]).join(' or ')})`] : []),
  ].join(' ')
  if (other) return `another ${words}`
  return `${/^[AEIO]/.test(words) ? 'an' : 'a'} ${words}`
}

/** Nouns of two genders, and the matching adjectives. */
const polishNouns = { unit: 'jednostkę', ship: 'okręt', card: 'kartę' } as const
const feminine = {
  other: 'inną',
  unique: 'unikatową',
  own: 'swojej frakcji',
  enemy: 'wrogą',
  neutral: 'neutralną',
}
const masculine = {
  other: 'inny',
  unique: 'unikatowy',
  own: 'swojej frakcji',
  enemy: 'wrogi',
  neutral: 'neutralny',
}

function polishFilterText({ sides, kind, traits, unique, other }: CardFilter): string {
  const adjectives = kind === 'ship' ? masculine : feminine
  return [
    ...(other ? [adjectives.other] : []),
    ...(unique ? [adjectives.unique] : []),
    polishNouns[kind ?? 'card'],
    ...(traits ? [`z cechą ${traits.map((trait) => traitNames[trait].pl).join(' lub ')}`] : []),
    ...(sides ? [`(${sides.map((side) => adjectives[side]).join(' lub ')})`] : []),
  ].join(' ')
}

const polishEach = {
  unit: 'każda twoja jednostka',
  ship: 'każdy twój okręt',
  card: 'każda twoja karta',
} as const

/** Each matching card of the player, as a subject: "each of your Fighter units". */
export function eachMatching(lang: Lang, { kind, traits = [] }: CardFilter): string {
  const named = traits.map((trait) => traitNames[trait][lang])
  if (lang === 'pl') {
    const trait = named.length === 0 ? '' : ` z cechą ${named.join(' lub ')}`
    return `${polishEach[kind ?? 'card']}${trait}`
  }
  return [
    'each of your',
    ...(named.length === 0 ? [] : [named.join(' and ')]),
    `${englishNouns[kind ?? 'card']}s`,
  ].join(' ')
}
