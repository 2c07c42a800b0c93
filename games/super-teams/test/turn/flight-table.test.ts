import { answer, at, type Decision, present } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type Race, superTeams } from '../../index.ts'
import { arranged } from '../start.ts'

/**
 * Every possible flight: from every place and side, with every number and every bonus card. The expected
 * result is computed here a second time from the rulebook, without the game's own tables.
 */
const TRACK =
  'S O O B O A O H O HO B O A O AO O H O B M M M O HA O A B O H O AO O B HO O A O M M M O H O HA B O A F'.split(
    ' ',
  )
const HOME = 47
const sideNames: Record<string, string> = { H: 'hyperspace', A: 'asteroids', O: 'ordinary' }
const moveCards = ['evasive-manoeuvre', 'experienced-pilot', 'light-speed', 'acceleration']

interface Flight {
  readonly from: number
  /** The letter of the space that the ship stands on. */
  readonly under: string
  readonly number: number
}

const flights: Flight[] = TRACK.flatMap((letters, from) =>
  letters === 'M' || letters === 'F'
    ? []
    : [...letters].flatMap((under) => [1, 2, 3, 4, 5, 6].map((number) => ({ from, under, number }))),
)

function stop(from: number, steps: number): number {
  return Math.min(HOME, from + steps)
}

function plainSteps({ under, number }: Flight): number {
  if (under === 'H') return 2 * number
  return under === 'A' ? 1 : number
}

/** Where each playable bonus card would take the ship; `pass` is without a card. */
function expectedStops(flight: Flight): Record<string, number> {
  const { from, under, number } = flight
  const steps = plainSteps(flight)
  const rests: Record<string, number> = { pass: back(stop(from, steps)) }
  if (TRACK[stop(from, steps)] === 'M') rests['evasive-manoeuvre'] = stop(from, steps) < 30 ? 22 : 40
  if (under === 'A') rests['experienced-pilot'] = back(stop(from, number))
  if (['S', 'O', 'B'].includes(under)) rests['light-speed'] = back(stop(from, 2 * number))
  if (under !== 'A') rests['acceleration'] = back(stop(from, steps + 1))
  return rests
}

/**
 * The nearest ordinary space before the first group of holes is 17 (a bonus space lies between); before the
 * second it is 36.
 */
function back(place: number): number {
  if (TRACK[place] !== 'M') return place
  return place < 30 ? 17 : 36
}

function choose(t: Race, id: string): Race {
  const next = superTeams.copy(t)
  const open: Decision = at(next.open, 0)
  const index = present(superTeams, next, open).options.findIndex((option) => option.id === id)
  answer(superTeams, next, open, [at(open.options, index)])
  return next
}

function optionsOf(t: Race, kind: string): string[] {
  const open = at(t.open, 0)
  return open.kind === kind ? present(superTeams, t, open).options.map(({ id }) => id) : []
}

function positionOf({ from, under, number }: Flight): Race {
  const place = at(TRACK, from).length === 2 ? [from, sideNames[under]] : from
  return arranged(2, {
    hands: { 1: [`red-${number}`] },
    bonus: { 1: [...moveCards, 'tow'] },
    // Ahead of every destination, so that nothing is overtaken.
    ships: {
      'x-wing': place,
      'star-destroyer': 46,
      'death-star': 46,
      'jedi-starfighter': 46,
      'tantive-iv': 46,
    },
  })
}

describe('every flight', () => {
  test('ST-LIGHT-02, ST-PILOT-01, ST-ACCEL-02, ST-EVADE-01: which bonus cards may be played', () => {
    expect(flights).toHaveLength(6 * (48 - 6 - 1 + 6))
    for (const flight of flights) {
      const t = choose(positionOf(flight), `red-${flight.number} x-wing`)
      const offered = optionsOf(t, 'playBonus').filter((id) => id !== 'pass')
      const expected = Object.keys(expectedStops(flight)).filter((id) => id !== 'pass')
      expect(offered.toSorted(), JSON.stringify(flight)).toEqual(expected.toSorted())
    }
  })

  test('ST-TURN-05, ST-SPACE-02, ST-SPACE-03, ST-SPACE-04, ST-HOLE-02, ST-FIN-05: where the flight ends', () => {
    for (const flight of flights) {
      const t = choose(positionOf(flight), `red-${flight.number} x-wing`)
      for (const [id, rest] of Object.entries(expectedStops(flight))) {
        const flown = at(t.open, 0).kind === 'playBonus' ? choose(t, id) : t
        expect(flown.places[0], `${JSON.stringify(flight)} ${id}`).toBe(rest)
      }
    }
  })

  test('ST-DOUBLE-02, ST-GAIN-01, ST-FIN-01: what the ship gains where the flight ends', () => {
    for (const flight of flights) {
      const asked = choose(positionOf(flight), `red-${flight.number} x-wing`)
      const t = at(asked.open, 0).kind === 'playBonus' ? choose(asked, 'pass') : asked
      const letters = at(TRACK, at(t.places, 0))
      const sides = letters.length === 2 ? [...letters].map((letter) => sideNames[letter]) : []
      const cards = letters === 'B' ? 1 : letters === 'F' ? 2 : 0
      expect(optionsOf(t, 'chooseHalf'), JSON.stringify(flight)).toEqual(sides)
      expect(at(t.bonusHands, 0), JSON.stringify(flight)).toHaveLength(5 + cards)
      expect(t.planetBonus).toHaveLength(letters === 'F' ? 0 : 4)
    }
  })
})
