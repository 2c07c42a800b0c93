import {
  at,
  counted,
  type KernelView,
  type Lang,
  type PluralForms,
  type Score,
  type Seat,
} from '@kantyna/kernel'
import { type SeatResult, type SeatStanding, seatsOf } from '@kantyna/ui'
import { FINISH } from '../../rules/board.ts'
import { sideOf } from '../../rules/race.ts'
import { placeForms } from '../../words/space-words.ts'
import { shipName } from '../../words/things.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { coloursOf, handSize, type RaceView, raceView } from '../view.ts'
import { cardForms } from '../words.ts'

/** The score of each seat during the race and at its end. */

const scoreWords = {
  en: {
    home: (home: number, all: number) => `${home} of ${all} ships home`,
    toGo: (places: string) => `${places} to go`,
    movement: (cards: string) => `movement: ${cards}`,
    bonus: (cards: string) => `bonus: ${cards}`,
    shipHome: (ship: string) => `${ship}: home`,
    shipAway: (ship: string, places: string) => `${ship}: ${places} from home`,
    won: 'Won the race',
  },
  pl: {
    home: (home: number, all: number) => `na mecie: ${home} z ${all}`,
    toGo: (places: string) => `do mety: ${places}`,
    movement: (cards: string) => `ruch: ${cards}`,
    bonus: (cards: string) => `bonus: ${cards}`,
    shipHome: (ship: string) => `${ship}: na mecie`,
    shipAway: (ship: string, places: string) => `${ship}: do mety ${places}`,
    won: 'Zwycięstwo',
  },
} as const

const shipForms: Readonly<Record<Lang, PluralForms>> = {
  en: { one: 'ship home', other: 'ships home' },
  pl: { one: 'statek na mecie', few: 'statki na mecie', many: 'statków na mecie', other: 'statku na mecie' },
}

export function standings(kernelView: KernelView, lang: Lang): readonly SeatStanding<IconName>[] {
  const view = raceView(kernelView)
  const wording = scoreWords[lang]
  return seatsOf(view).map((seat) => {
    const ships = shipsOf(view, seat)
    const home = shipsHome(view, seat)
    const toGo = placesToGo(view, seat)
    const movement = handSize(view.movementHands[seat])
    const bonus = handSize(view.bonusHands[seat])
    const racing: SeatStanding<IconName>['facts'] =
      ships.length === 0
        ? []
        : [
            { icon: 'home', value: `${home}/${ships.length}`, label: wording.home(home, ships.length) },
            {
              icon: 'distance',
              value: String(toGo),
              label: wording.toGo(counted(lang, toGo, placeForms[lang])),
            },
          ]
    return {
      seat,
      facts: [
        ...racing,
        {
          icon: 'cards',
          value: String(movement),
          label: wording.movement(counted(lang, movement, cardForms[lang])),
        },
        { icon: 'bonus', value: String(bonus), label: wording.bonus(counted(lang, bonus, cardForms[lang])) },
      ],
    }
  })
}

/** The scores come from the rules (rules/turn/victory.ts). */
export function result(kernelView: KernelView, lang: Lang): readonly SeatResult<IconName>[] {
  const view = raceView(kernelView)
  const wording = scoreWords[lang]
  const { winners = [], scores = [] } = view.outcome ?? {}
  const ofSide = (seat: Seat, count: (score: Score) => number) =>
    scores
      .filter((score) => sideOf(view.seats, score.seat) === sideOf(view.seats, seat))
      .reduce((sum, score) => sum + count(score), 0)
  const rank = ({ seat }: Score) => [
    winners.includes(seat) ? 0 : 1,
    -ofSide(seat, ({ total }) => total),
    ofSide(seat, ({ facts }) => Number(facts?.['toGo'] ?? 0)),
    sideOf(view.seats, seat),
    seat,
  ]
  return scores
    .toSorted((one, other) => compare(rank(one), rank(other)))
    .map(({ seat, total }) => ({
      seat,
      score: counted(lang, total, shipForms[lang]),
      details: [
        ...(winners.includes(seat) ? [{ icon: 'won', text: wording.won } as const] : []),
        ...shipsOf(view, seat).map((ship) => {
          const left = FINISH - at(view.places, ship)
          const name = shipName(lang, ship)
          return left === 0
            ? ({ icon: 'home', text: wording.shipHome(name) } as const)
            : ({
                icon: 'distance',
                text: wording.shipAway(name, counted(lang, left, placeForms[lang])),
              } as const)
        }),
      ],
    }))
}

function compare(one: readonly number[], other: readonly number[]): number {
  const first = one.findIndex((value, index) => value !== other[index])
  return first < 0 ? 0 : at(one, first) - at(other, first)
}

function shipsOf(view: RaceView, seat: Seat): number[] {
  return coloursOf(view, seat).flatMap((colour) => [colour * 2, colour * 2 + 1])
}

function shipsHome(view: RaceView, seat: Seat): number {
  return shipsOf(view, seat).filter((ship) => view.places[ship] === FINISH).length
}

function placesToGo(view: RaceView, seat: Seat): number {
  return shipsOf(view, seat).reduce((sum, ship) => sum + FINISH - Math.max(0, at(view.places, ship)), 0)
}

/** A ship that has not started yet counts as standing before the first place. */
export function placesFlown(view: RaceView, seat: Seat): number {
  return shipsOf(view, seat).reduce((sum, ship) => sum + Math.max(0, at(view.places, ship)), 0)
}
