import { type Lang, plural } from '@kantyna/kernel'
import { FORCE_SPACES, NEUTRAL_SPACE } from '../rules/force.ts'

/** Where the Force marker is, as words. */
export function forceSpace(lang: Lang, space: number): string {
  if (space === NEUTRAL_SPACE) return lang === 'pl' ? 'pole neutralne' : 'neutral space'
  const isEnd = space === 0 || space === FORCE_SPACES - 1
  if (space < NEUTRAL_SPACE)
    return lang === 'pl' ? polish('ciemnej', 'ciemna', isEnd) : english('dark', isEnd)
  return lang === 'pl' ? polish('jasnej', 'jasna', isEnd) : english('light', isEnd)
}

const polish = (of: string, side: string, isEnd: boolean) =>
  isEnd ? `skrajne pole ${of} strony` : `${side} strona`
const english = (side: string, isEnd: boolean) => (isEnd ? `end of the ${side} side` : `${side} side`)

const spaceForms = {
  en: { one: 'space', other: 'spaces' },
  pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
} as const

/** "o 2 pola": how far the marker moves. */
export function spaceCount(lang: Lang, count: number): string {
  return `${count} ${plural(lang, count, spaceForms[lang])}`
}
