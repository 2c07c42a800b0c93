import type { Lang, Mood } from '@kantyna/kernel'
import { faces as everyFace, type Face } from '../../content/names.ts'
import { withFace } from './card-terms.ts'
import { dieCount, listed, orIn, rerollPl, you } from './effect-words.ts'

function facesText(lang: Lang, faces: readonly Face[] | undefined): string {
  if (faces === undefined || faces.length === everyFace.length) return ''
  if (lang === 'en') {
    const shown = faces.map((face) => `a ${withFace.en[face]}`)
    return ` showing ${listed(shown, orIn.en)}`
  }
  const shown = faces.map((face) => withFace.pl[face])
  return ` ${faces[0] === 'focus' ? 'ze' : 'z'} ${listed(shown, orIn.pl)}`
}

/** "reroll up to 2 dice showing a hit": of the player's own roll, or of the opponent's. */
export function rerollText(
  lang: Lang,
  { upTo, faces }: { readonly upTo: number | 'any'; readonly faces?: readonly Face[] },
  mood: Mood,
  isOpponents = false,
): string {
  const shown = facesText(lang, faces)
  if (lang === 'en') {
    const whose = isOpponents ? ' of their' : ''
    if (upTo === 'any') return you(mood, `reroll any number of${isOpponents ? ' their' : ''} dice${shown}`)
    const count = isOpponents ? `${upTo}${whose} dice` : dieCount('en', upTo)
    return you(mood, `reroll ${upTo === 1 ? '' : 'up to '}${count}${shown}`)
  }
  const whose = isOpponents ? ' jego' : ''
  if (upTo === 'any') return `${rerollPl(mood)} dowolną liczbę${whose} kości${shown}`
  const count = dieCount('pl', upTo).replace(' ', `${whose} `)
  return `${rerollPl(mood)} ${upTo === 1 ? '' : 'maksymalnie '}${count}${shown}`
}
