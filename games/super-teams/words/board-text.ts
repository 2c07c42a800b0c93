import { at, type Lang, type Paint, type View } from '@kantyna/kernel'
import { type Colour, ships } from '../content/ships.ts'
import { type SpaceKind, track } from '../content/track.ts'
import { FINISH, isDouble, spaceAt } from '../rules/board.ts'
import { colourOfCard, colourOfShip, kindOfBonus, nameOfColour } from '../rules/pieces.ts'
import { NOT_IN_PLAY, type Race, type secrets } from '../rules/race.ts'
import { spaceWords } from './space-words.ts'
import { bonusName, cardName, shipName } from './things.ts'

/** The race as text: the track from left to right, a lane for every ship, and the hands. */

type RaceView = View<Race, typeof secrets>

const marks: Readonly<Record<SpaceKind, string>> = {
  start: 'S',
  ordinary: '·',
  bonus: '+',
  hyperspace: '»',
  asteroids: '*',
  hole: '@',
  finish: 'F',
}

const paints: Readonly<Record<Colour, Parameters<Paint>[1]>> = {
  red: 'red',
  green: 'green',
  black: 'grey',
  yellow: 'yellow',
}

const texts = {
  en: {
    places: 'spaces',
    track: 'track',
    lower: 'other half',
    hand: 'your cards',
    bonus: 'your bonus cards',
    none: 'none',
    others: (seat: number, cards: number, bonus: number) =>
      `seat ${seat + 1}: ${cards} movement, ${bonus} bonus`,
    piles: (stack: number, bonus: number) => `stacks: ${stack} movement, ${bonus} bonus`,
    round: (round: number) => `Round ${round}`,
  },
  pl: {
    places: 'pola',
    track: 'trasa',
    lower: 'druga połówka',
    hand: 'twoje karty',
    bonus: 'twoje karty bonusów',
    none: 'brak',
    others: (seat: number, cards: number, bonus: number) =>
      `miejsce ${seat + 1}: ruch ${cards}, bonus ${bonus}`,
    piles: (stack: number, bonus: number) => `stosy: ruch ${stack}, bonus ${bonus}`,
    round: (round: number) => `Runda ${round}`,
  },
} as const

const NAME_WIDTH = 26

export function drawText(view: RaceView, lang: Lang, paint: Paint): string {
  const wording = texts[lang]
  if (view.round === 0) return ''
  return [
    paint(wording.round(view.round), 'bold'),
    `${wording.places.padEnd(NAME_WIDTH)}${ruler()}`,
    `${wording.track.padEnd(NAME_WIDTH)}${half(0)}`,
    `${wording.lower.padEnd(NAME_WIDTH)}${half(1)}`.trimEnd(),
    ...ships.flatMap((_, ship) => lane(view, ship, lang, paint)),
    paint(legend(lang), 'grey'),
    '',
    ...hands(view, lang, paint),
  ].join('\n')
}

/** A ruler with the number of every tenth place. */
function ruler(): string {
  return track
    .map((_, place) => (place % 10 === 0 ? String(place).padEnd(10) : ''))
    .join('')
    .trimEnd()
}

function half(side: 0 | 1): string {
  return track
    .map((place, index) => (side === 1 && !isDouble(index) ? ' ' : marks[place[side] ?? place[0]]))
    .join('')
}

function lane(view: RaceView, ship: number, lang: Lang, paint: Paint): string[] {
  const place = at(view.places, ship)
  if (place === NOT_IN_PLAY) return []
  const { colour } = at(ships, ship)
  const owner = at(view.owners, colourOfShip(ship))
  const name = `${owner + 1} ${shipName(lang, ship)}`.padEnd(NAME_WIDTH)
  const flown = `${'─'.repeat(place)}►${' '.repeat(FINISH - place)} ${place}`
  const standsOn = isDouble(place) ? ` ${spaceWords[lang][spaceAt(place, at(view.halves, ship))].name}` : ''
  return [paint(name, paints[colour]) + paint(flown + standsOn, paints[colour])]
}

function legend(lang: Lang): string {
  const explained = ['bonus', 'hyperspace', 'asteroids', 'hole'] as const
  return explained.map((kind) => `${marks[kind]} ${spaceWords[lang][kind].name}`).join('   ')
}

function hands(view: RaceView, lang: Lang, paint: Paint): string[] {
  const wording = texts[lang]
  const lines: string[] = []
  for (let seat = 0; seat < view.seats; seat++) {
    const cards = at(view.movementHands, seat)
    const bonus = at(view.bonusHands, seat)
    if (typeof cards === 'number' || typeof bonus === 'number') {
      lines.push(wording.others(seat, countOf(cards), countOf(bonus)))
      continue
    }
    const named = [...cards]
      .sort((a, b) => a - b)
      .map((card) => paint(cardName(lang, card), paints[nameOfColour(colourOfCard(card))]))
    const bonusNamed = bonus.map((card) => bonusName(lang, kindOfBonus(card)))
    lines.push(`${wording.hand}: ${named.join(', ') || wording.none}`)
    lines.push(`${wording.bonus}: ${bonusNamed.join(', ') || wording.none}`)
  }
  return [...lines, paint(wording.piles(view.movementStack, view.bonusStack), 'grey')]
}

function countOf(pile: number | readonly number[]): number {
  return typeof pile === 'number' ? pile : pile.length
}
