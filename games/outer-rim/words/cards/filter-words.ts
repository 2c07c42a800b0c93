import { assert, type Lang } from '@kantyna/kernel'
import type { CardFilter, ContactFilter, PlayerFilter } from '../../rules/effects/vocabulary.ts'
import { allTables } from '../../rules/tables.ts'
import { cardsOfType, countedIn, formsOfCards, ofFaction } from './card-terms.ts'
import { ofSpaceCount, orIn, spaceCount } from './effect-words.ts'

/** The cards that fit a filter, as the object of a verb: "1 crew member", "2 modyfikacje". */
export function cardsText(lang: Lang, filter: CardFilter, count: number): string {
  const { contact, faction } = filter
  if (contact !== undefined)
    return lang === 'pl' ? `kartę: ${contactName('pl', contact)}` : contactName('en', contact)
  const noun = countedIn(lang, count, formsOfCards(filter), orIn[lang])
  if (faction === undefined) return noun
  return lang === 'pl'
    ? `${noun} (${ofFaction.pl[faction]})`
    : noun.replace(/ /, ` ${ofFaction.en[faction]} `)
}

/** "for each crew member you have", "za każdego członka swojej załogi". */
export function eachOfCards(lang: Lang, filter: CardFilter): string {
  if (lang === 'en') return `for each ${cardsText('en', filter, 1).replace(/^1 /, '')} you have`
  const [type] = filter.types ?? []
  if (filter.isDroid) return 'za każdego droida w swojej załodze'
  if (filter.trait === 'illegal') return 'za każdy swój nielegalny ładunek'
  switch (type) {
    case 'crew':
      return 'za każdego członka swojej załogi'
    case 'bounty':
      return 'za każde swoje zlecenie'
    case 'job':
      return 'za każdą swoją misję'
    case 'mod':
      return 'za każdą swoją modyfikację'
    case 'cargo':
      return 'za każdy swój ładunek'
    case 'gear':
      return 'za każdy swój sprzęt'
    default:
      return 'za każdą swoją kartę'
  }
}

export function contactName(lang: Lang, id: string): string {
  const found = allTables().contacts.filter((contact) => contact.id === id)[0]
  assert(found !== undefined, `there is no contact ${id}`)
  return found.name[lang]
}

/** The names of the types that a filter allows. */
export function cardTypesText(lang: Lang, { types }: CardFilter): string[] {
  return types?.map((type) => cardsOfType[lang][type]) ?? [lang === 'pl' ? 'wszystkich rodzajów' : 'cards']
}

const sides = {
  en: { up: 'faceup contact', down: 'facedown contact', either: 'contact' },
  pl: { up: 'odkryty kontakt', down: 'zakryty kontakt', either: 'kontakt' },
} as const

/** The contacts that fit a filter, as the object of a verb: "facedown contact on your planet". */
export function contactText(lang: Lang, { where, side }: ContactFilter): string {
  const noun = sides[lang][side]
  if (where === 'anywhere') return `${noun} ${lang === 'pl' ? 'na dowolnej planecie' : 'on any planet'}`
  if (where === 'here') return `${noun} ${lang === 'pl' ? 'na swojej planecie' : 'on your planet'}`
  return lang === 'pl'
    ? `${noun} w odległości do ${ofSpaceCount('pl', where.within)}`
    : `${noun} within ${spaceCount('en', where.within)} of you`
}

/** The case of the Polish noun: after "jest", the object of a verb, after "z", or after "od". */
type Place = 'is' | 'object' | 'with' | 'from'

const nouns: Readonly<Record<Place, { readonly player: string; readonly famous: string }>> = {
  is: { player: 'inny gracz', famous: 'najsławniejszy gracz' },
  object: { player: 'innego gracza', famous: 'najsławniejszego gracza' },
  with: { player: 'innym graczem', famous: 'najsławniejszym graczem' },
  from: { player: 'innego gracza', famous: 'najsławniejszego gracza' },
}

/** The players that fit a filter: "another player in your space with more fame than you". */
export function playerText(
  lang: Lang,
  { where = 'here', fame }: PlayerFilter,
  place: Place = 'object',
): string {
  if (lang === 'pl') {
    const { player, famous } = nouns[place]
    const noun = fame === 'most' ? famous : player
    if (fame !== 'more' && fame !== 'notLess') return `${noun}${where === 'here' ? ' na swoim polu' : ''}`
    const than = { more: 'ma więcej sławy niż ty', notLess: 'ma co najmniej tyle sławy, ile ty' }
    return `${noun}, który ${where === 'here' ? 'jest na twoim polu i ' : ''}${than[fame]}`
  }
  const noun = fame === 'most' ? 'the most famous player' : 'another player'
  const space = where === 'here' ? ' in your space' : ''
  const than = { more: ' who has more fame than you', notLess: ' who has at least as much fame as you' }
  return `${noun}${space}${fame === 'more' || fame === 'notLess' ? than[fame] : ''}`
}
