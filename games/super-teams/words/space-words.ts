import type { Lang, PluralForms } from '@kantyna/kernel'
import type { SpaceKind } from '../content/track.ts'

/** The kinds of space, in the grammatical cases that sentences need. */
interface SpaceForms {
  readonly name: string
  /** After "the ship starts its move on" / "statek zaczyna ruch". */
  readonly on: string
  /** With the article, or as an object (accusative). */
  readonly the: string
  /** In the plural. */
  readonly all: string
  /** In the plural, after "beyond" / "za" (instrumental). */
  readonly beyond: string
}

export const spaceWords: Readonly<Record<Lang, Readonly<Record<SpaceKind, SpaceForms>>>> = {
  en: {
    start: forms('starting planet', 'the starting planet', 'the starting planet', 'the starting planet'),
    ordinary: forms('ordinary space', 'an ordinary space', 'the ordinary space', 'the ordinary spaces'),
    bonus: forms('bonus space', 'a bonus space', 'the bonus space', 'the bonus spaces'),
    hyperspace: forms('hyperspace', 'hyperspace', 'hyperspace', 'hyperspace'),
    asteroids: forms('asteroid belt', 'an asteroid belt', 'the asteroid belt', 'the asteroid belts'),
    hole: forms('black hole', 'a black hole', 'the black hole', 'the black holes'),
    finish: forms('final planet', 'the final planet', 'the final planet', 'the final planet'),
  },
  pl: {
    start: forms(
      'planeta startowa',
      'na planecie startowej',
      'planetę startową',
      'planeta startowa',
      'planetą startową',
    ),
    ordinary: forms('zwykłe pole', 'na zwykłym polu', 'zwykłe pole', 'zwykłe pola', 'zwykłymi polami'),
    bonus: forms(
      'pole z bonusem',
      'na polu z bonusem',
      'pole z bonusem',
      'pola z bonusem',
      'polami z bonusem',
    ),
    hyperspace: forms(
      'hiperprzestrzeń',
      'w hiperprzestrzeni',
      'hiperprzestrzeń',
      'hiperprzestrzeń',
      'hiperprzestrzenią',
    ),
    asteroids: forms('pas asteroid', 'w pasie asteroid', 'pas asteroid', 'pasy asteroid', 'pasem asteroid'),
    hole: forms('czarna dziura', 'w czarnej dziurze', 'czarną dziurę', 'czarne dziury', 'czarnymi dziurami'),
    finish: forms(
      'planeta finałowa',
      'na planecie finałowej',
      'planetę finałową',
      'planeta finałowa',
      'planetą finałową',
    ),
  },
}

function forms(name: string, on: string, the: string, all: string, beyond = all): SpaceForms {
  return { name, on, the, all, beyond }
}

/** "an ordinary space, a bonus space or the starting planet". */
export function listOf(lang: Lang, spaces: readonly SpaceKind[]): string {
  const names = spaces.map((space) => spaceWords[lang][space].on)
  const or = lang === 'pl' ? 'albo' : 'or'
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`
}

/** Counted places of the track: "1 pole, 2 pola, 5 pól, 1,5 pola". */
export const placeForms: Readonly<Record<Lang, PluralForms>> = {
  en: { one: 'space', other: 'spaces' },
  pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
}

/** Places flown in addition: "1 extra space". */
export const extraPlaceForms: Readonly<Record<Lang, PluralForms>> = {
  en: { one: 'extra space', other: 'extra spaces' },
  pl: { one: 'dodatkowe pole', few: 'dodatkowe pola', many: 'dodatkowych pól', other: 'dodatkowego pola' },
}

/** What standing on this kind of space means for the next move, in two or three words. */
export const nextMoveWords: Readonly<Record<Lang, Readonly<Partial<Record<SpaceKind, string>>>>> = {
  en: {
    hyperspace: 'next time: twice as far',
    asteroids: 'next time: just 1',
    ordinary: 'next time: as the card says',
  },
  pl: {
    hyperspace: 'potem: dwa razy dalej',
    asteroids: 'potem: tylko o 1',
    ordinary: 'potem: tyle, co na karcie',
  },
}
