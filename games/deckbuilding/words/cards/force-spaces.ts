import { type Lang, plural } from '@kantyna/kernel'
import { FORCE_SPACES, NEUTRAL_SPACE } from '../../rules/force/force.ts'

/** The place of the Force marker in words: "stoi na polu neutralnym", "it is on the light side". */
export function onForceSpace(lang: Lang, space: number): string {
  const isEnd = space === 0 || space === FORCE_SPACES - 1
  const { neutral, dark, light } = places[lang]
  if (space === NEUTRAL_SPACE) return neutral
  return (space < NEUTRAL_SPACE ? dark : light)(isEnd)
}

const places = {
  en: {
    neutral: 'on the neutral space',
    dark: (isEnd: boolean) => (isEnd ? 'on the outermost dark space' : 'on the dark side'),
    light: (isEnd: boolean) => (isEnd ? 'on the outermost light space' : 'on the light side'),
  },
  pl: {
    neutral: 'na polu neutralnym',
    dark: (isEnd: boolean) => (isEnd ? 'na skrajnym ciemnym polu' : 'po ciemnej stronie'),
    light: (isEnd: boolean) => (isEnd ? 'na skrajnym jasnym polu' : 'po jasnej stronie'),
  },
} as const

const spaceForms = {
  en: { one: 'space', other: 'spaces' },
  pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
} as const

/** "o 2 pola": the distance that the marker moves. */
export function spaceCount(lang: Lang, count: number): string {
  return `${count} ${plural(lang, count, spaceForms[lang])}`
}
