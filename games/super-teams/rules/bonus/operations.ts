import { at, counted, type Operation } from '@kantyna/kernel'
import { extraPlaceForms, spaceWords } from '../../words/space-words.ts'
import { ordinaryAfter, ordinaryBefore } from '../board.ts'
import { halfOf, placeOf, type Race, turnOf } from '../race.ts'
import { endOfSteps } from '../turn/flight.ts'
import { moveTo } from '../turn/moving.ts'
import type { BonusContext } from './language.ts'

/**
 * What bonus cards do to the current turn. Hints are in places gained. A card can only name kinds of space
 * that the turn supports; the compiler rejects the others.
 */

const always = () => null

export const multiplyNumber: Operation<Race, BonusContext, { readonly by: number }> = {
  legal: always,
  run(t, { by }) {
    turnOf(t).factor = by
  },
  words: {
    en: ({ by }) =>
      by === 2
        ? 'double the number on the movement card'
        : `multiply the number on the movement card by ${by}`,
    pl: ({ by }) => (by === 2 ? 'podwój liczbę z karty ruchu' : `pomnóż liczbę z karty ruchu przez ${by}`),
  },
  hint: (t, { by }) => turnOf(t).number * (by - 1),
}

export const addSteps: Operation<Race, BonusContext, { readonly steps: number }> = {
  legal: always,
  run(t, { steps }) {
    turnOf(t).extra += steps
  },
  words: {
    en: ({ steps }) => `move the ship ${counted('en', steps, extraPlaceForms.en)}`,
    pl: ({ steps }) => `przesuń statek o ${counted('pl', steps, extraPlaceForms.pl)}`,
  },
  hint: (_, { steps }) => steps,
}

export const ignoreSpace: Operation<Race, BonusContext, { readonly space: 'asteroids' }> = {
  legal: always,
  run(t) {
    turnOf(t).ignoresAsteroids = true
  },
  words: {
    en: ({ space }) => `ignore ${spaceWords.en[space].the}: the ship moves as far as the card says`,
    pl: ({ space }) => `zignoruj ${spaceWords.pl[space].the}: statek leci o tyle pól, ile mówi karta`,
  },
  hint: (t) => turnOf(t).number - 1,
}

export const leapOver: Operation<Race, BonusContext, { readonly space: 'hole' }> = {
  legal: always,
  run(t) {
    turnOf(t).leapsOverHoles = true
  },
  words: {
    en: ({ space }) => `put the ship on the next ordinary space beyond ${spaceWords.en[space].all}`,
    pl: ({ space }) => `postaw statek na najbliższym zwykłym polu za ${spaceWords.pl[space].beyond}`,
  },
  hint: (t) => {
    const hole = endOfSteps(t, turnOf(t))
    return ordinaryAfter(hole) - ordinaryBefore(hole)
  },
}

/**
 * Puts the overtaken ship beside the ship that passed it, whatever lies between them (ST-TOW-03, ST-TOW-09).
 */
export const follow: Operation<Race, BonusContext, object> = {
  legal: always,
  run(t, _, { ship }) {
    const leader = at(turnOf(t).moved, 0)
    moveTo(t, ship, placeOf(t, leader), halfOf(t, leader))
  },
  words: {
    en: () => 'move the overtaken ship to the space where the opponent’s ship has stopped',
    pl: () => 'przesuń wyprzedzony statek na pole, na którym zatrzymał się statek przeciwnika',
  },
  hint: (t, _, { ship }) => placeOf(t, at(turnOf(t).moved, 0)) - placeOf(t, ship),
}
