import type { Lang } from '@kantyna/kernel'
import type { PlayerFilter } from '../../rules/effects/vocabulary.ts'

/** The case of the Polish noun: after "jest", the object of a verb, after "z", or after "od". */
type Place = 'is' | 'object' | 'with' | 'from'

const nouns: Readonly<Record<Place, { readonly player: string; readonly famous: string }>> = {
  is: { player: 'inny gracz', famous: 'najsławniejszy gracz' },
  object: { player: 'innego gracza', famous: 'najsławniejszego gracza' },
  with: { player: 'innym graczem', famous: 'najsławniejszym graczem' },
  from: { player: 'innego gracza', famous: 'najsławniejszego gracza' },
}

/** The players that fit: "another player in your space with more fame than you". */
export function playerSaid(
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
