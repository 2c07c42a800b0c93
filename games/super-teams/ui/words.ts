import { counted, type Lang, type PluralForms, type Thing } from '@kantyna/kernel'
import { spaceAt } from '../rules/board.ts'
import { colourOfShip, nameOfColour } from '../rules/pieces.ts'
import { colourNames } from '../words/names.ts'
import { spaceWords } from '../words/space-words.ts'
import { explain, shipName, spaceName } from '../words/things.ts'
import type { Ghost } from './board/ghosts.ts'

/**
 * What a screen reader reads out for a thing on the table: its name, where it is, and what a tap would do.
 */

export function shipLabel(
  lang: Lang,
  ship: number,
  place: number,
  half: number,
  ghosts: readonly Ghost[],
): string {
  const { team } = colourNames[lang][nameOfColour(colourOfShip(ship))]
  const destinationPlaces = ghosts.filter((ghost) => ghost.ship === ship).map(({ to }) => to)
  const stands = lang === 'pl' ? 'na polu' : 'on space'
  const flies = lang === 'pl' ? 'poleci na pole' : 'would fly to space'
  return [
    shipName(lang, ship),
    team,
    `${stands} ${place} (${spaceWords[lang][spaceAt(place, half)].name})`,
    ...destinationPlaces.map((to) => `${flies} ${to} (${spaceName(lang, to)})`),
  ].join(', ')
}

export function thingLabel(lang: Lang, thing: Thing): string {
  const wording = explain(lang, thing)
  return wording === null ? thing : `${wording.name}. ${wording.text}`
}

export const cardForms: Readonly<Record<Lang, PluralForms>> = {
  en: { one: 'card', other: 'cards' },
  pl: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
}

const pileNames = {
  en: {
    movement: 'Movement cards, face down',
    movementUsed: 'Used movement cards',
    bonus: 'Bonus cards, face down',
    bonusUsed: 'Used bonus cards',
    planet: 'Bonus cards on the final planet',
  },
  pl: {
    movement: 'Zakryte karty ruchu',
    movementUsed: 'Wykorzystane karty ruchu',
    bonus: 'Zakryte karty bonusów',
    bonusUsed: 'Wykorzystane karty bonusów',
    planet: 'Karty bonusów na planecie finałowej',
  },
} as const

/** What a player holds: "Movement cards: 5 · Bonus cards: 1". */
export function handCountLabel(lang: Lang, movement: number, bonus: number): string {
  return lang === 'pl'
    ? `Karty ruchu: ${movement} · Karty bonusów: ${bonus}`
    : `Movement cards: ${movement} · Bonus cards: ${bonus}`
}

export type PileName = keyof (typeof pileNames)['en']

export function pileLabel(lang: Lang, pile: PileName, count: number): string {
  return `${pileNames[lang][pile]}: ${counted(lang, count, cardForms[lang])}`
}

export const boardLabel = { en: 'Board: the race track', pl: 'Plansza: trasa wyścigu' } as const
export const handLabel = { en: 'Your cards', pl: 'Twoje karty' } as const
export const chooserLabel = { en: 'Which ship?', pl: 'Który statek?' } as const
export const wildLabel = { en: 'wild: moves any ship', pl: 'dżoker: porusza dowolnym statkiem' } as const
