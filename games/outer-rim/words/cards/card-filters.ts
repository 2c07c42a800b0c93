import { assert, type Lang } from '@kantyna/kernel'
import type { CardFilter } from '../../rules/effects/vocabulary.ts'
import { allTables } from '../../rules/tables.ts'
import { cardsOfType, countedIn, formsOfCards, ofFaction } from './card-terms.ts'
import { orIn } from './effect-words.ts'

/** The cards that fit, as the object of a verb: "1 crew member", "2 modyfikacje". */
export function cardsSaid(lang: Lang, filter: CardFilter, count: number): string {
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
  if (lang === 'en') return `for each ${cardsSaid('en', filter, 1).replace(/^1 /, '')} you have`
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

/** The types of the cards that fit, one after the other. */
export function cardTypesSaid(lang: Lang, { types }: CardFilter): string[] {
  return types?.map((type) => cardsOfType[lang][type]) ?? [lang === 'pl' ? 'wszystkich rodzajów' : 'cards']
}
