import { answer, at, type Dice, fastDice, PASS } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { type Race, superTeams } from '../../index.ts'
import { arranged } from '../start.ts'

/**
 * Thousands of random crowds: who is asked for a Tow, in which order and for which ships. The expected result
 * is computed here a second time from nothing but the places before and after each step.
 */
const shipNames = [
  'x-wing',
  'millennium-falcon',
  'star-destroyer',
  'death-star',
  'tie-fighter',
  'tie-advanced',
  'jedi-starfighter',
  'tantive-iv',
]
const ordinary = [0, 1, 2, 4, 6, 8, 11, 13, 15, 17]
const TOW = 4

function crowd(seats: number, dice: Dice): Race {
  const racing = seats === 3 ? shipNames.slice(0, 6) : shipNames
  const places = racing.map((name) => [name, at(ordinary, dice.below(ordinary.length))] as const)
  const tows = Array.from({ length: 4 }, () => 1 + dice.below(seats))
  const bonus: Record<string, string[]> = {}
  for (const seat of tows) bonus[seat] = [...(bonus[seat] ?? []), 'tow']
  const colour = at(['red', 'green', 'black', 'yellow'], dice.below(racing.length / 2))
  const mover = 1 + dice.below(seats)
  const hands = { [mover]: [`${colour}-${1 + dice.below(6)}`] }
  return arranged(seats, { mover, hands, bonus, ships: Object.fromEntries(places) })
}

const isTow = (card: number) => Math.floor(card / 4) === TOW

/** Sides as sets of seats; a ship belongs to its colour's owner. */
function sideOf(seats: number, ship: number): number {
  const owner = Math.floor(ship / 2) % seats
  return seats === 4 ? owner % 2 : owner
}

function seatSide(seats: number, seat: number): number {
  return seats === 4 ? seat % 2 : seat
}

interface Trip {
  readonly ship: number
  readonly from: number
}

/** The ships that a seat may tow now: of its own side, not moved yet, passed by a ship of another side. */
function towable(t: Race, trips: readonly Trip[], seat: number): number[] {
  if (!at(t.bonusHands, seat).some(isTow)) return []
  return shipNames.flatMap((_, ship) => {
    const place = at(t.places, ship)
    if (place < 0 || place === 47 || trips.some((trip) => trip.ship === ship)) return []
    if (sideOf(t.seats, ship) !== seatSide(t.seats, seat)) return []
    const isPassed = trips.some(
      (trip) =>
        sideOf(t.seats, trip.ship) !== sideOf(t.seats, ship) &&
        trip.from <= place &&
        place < at(t.places, trip.ship),
    )
    return isPassed ? [ship] : []
  })
}

function movedBetween(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((place, ship) => (place === before[ship] ? [] : [ship]))
}

for (const seats of [2, 3, 4]) {
  test(`ST-TOW-01, ST-TOW-02, ST-TOW-03, ST-TOW-05, ST-TOW-07 (SG-08, SG-12, SG-13): crowds of ${seats} players`, () => {
    const dice = fastDice(seats)
    let longest = 0
    for (let round = 0; round < 1500; round++) {
      const t = crowd(seats, dice)
      const mover = t.mover
      const pick = (): void => {
        const open = at(t.open, 0)
        answer(superTeams, t, open, [at(open.options, dice.below(open.options.length))])
      }
      let before = t.places.slice()
      pick()
      while (at(t.open, 0).kind === 'chooseHalf') pick()
      const [flown] = movedBetween(before, t.places)
      if (flown === undefined) continue
      const trips: Trip[] = [{ ship: flown, from: at(before, flown) }]
      const declined = new Set<number>()
      const goal = t.places[flown]
      for (;;) {
        const order = Array.from({ length: seats }, (_, after) => (mover + after + 1) % seats)
        const next = order.find((seat) => !declined.has(seat) && towable(t, trips, seat).length > 0)
        const open = at(t.open, 0)
        if (next === undefined) {
          expect(open.kind).toBe('playCard')
          break
        }
        expect([open.kind, open.seat]).toEqual(['playTow', next])
        expect(open.options).toEqual([...towable(t, trips, next), PASS])
        before = t.places.slice()
        const option = at(open.options, dice.below(open.options.length))
        answer(superTeams, t, open, [option])
        if (option === PASS) {
          declined.add(next)
          expect(t.places).toEqual(before)
          continue
        }
        declined.clear()
        expect(movedBetween(before, t.places)).toEqual([option])
        expect(t.places[option]).toBe(goal)
        trips.push({ ship: option, from: at(before, option) })
      }
      longest = Math.max(longest, trips.length)
    }
    expect(longest).toBeGreaterThanOrEqual(4)
  })
}
