import type { Lang } from '@kantyna/kernel'
import type { ContactFilter } from '../../rules/effects/vocabulary.ts'
import { ofSpaceCount, spaceCount } from './effect-words.ts'

const sides = {
  en: { up: 'faceup contact', down: 'facedown contact', either: 'contact' },
  pl: { up: 'odkryty kontakt', down: 'zakryty kontakt', either: 'kontakt' },
} as const

/** The contacts that fit, as the object of a verb: "facedown contact on your planet". */
export function contactSaid(lang: Lang, { where, side }: ContactFilter): string {
  const noun = sides[lang][side]
  if (where === 'anywhere') return `${noun} ${lang === 'pl' ? 'na dowolnej planecie' : 'on any planet'}`
  if (where === 'here') return `${noun} ${lang === 'pl' ? 'na swojej planecie' : 'on your planet'}`
  return lang === 'pl'
    ? `${noun} w odległości do ${ofSpaceCount('pl', where.within)}`
    : `${noun} within ${spaceCount('en', where.within)} of you`
}
