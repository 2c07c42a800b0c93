import type { SpaceKind } from '../../content/track.ts'
import { FINISH, ordinaryAfter, ordinaryBefore, spaceAt } from '../board.ts'
import { halfOf, placeOf, type Race, type TurnFrame } from '../race.ts'

/** How far a ship flies and where it comes to rest. */

/** The kind of space that a ship stands on. On a double space, its side counts (ST-DOUBLE-04). */
export function spaceUnder(t: Race, ship: number): SpaceKind {
  return spaceAt(placeOf(t, ship), halfOf(t, ship))
}

/**
 * Hyperspace and asteroids count at the start of a move (ST-SPACE-02, ST-SPACE-03, ST-SPACE-04, ST-SPACE-05).
 * Bonus cards change that. Acceleration adds its steps after the doubling (ST-ACCEL-03).
 */
export function stepsOf(t: Race, turn: TurnFrame): number {
  return flightLength(spaceUnder(t, turn.ship), turn.number, turn.factor, turn.ignoresAsteroids) + turn.extra
}

function flightLength(space: SpaceKind, number: number, factor: number, ignoresAsteroids: boolean): number {
  if (space === 'hyperspace') return number * 2
  if (space === 'asteroids' && !ignoresAsteroids) return 1
  return number * factor
}

/**
 * Where the steps end, at most at the final planet (ST-FIN-05). Spaces on the way have no effect (ST-TURN-09,
 * ST-HOLE-03), and any number of ships may share a space (ST-TURN-08). This ignores black holes.
 */
export function endOfSteps(t: Race, turn: TurnFrame): number {
  return Math.min(FINISH, placeOf(t, turn.ship) + stepsOf(t, turn))
}

/**
 * Where a ship that ends its steps at this place comes to rest: no ship stays on a black hole (ST-HOLE-01),
 * and one that evades does not go back (ST-EVADE-02, ST-EVADE-03).
 */
export function restingPlace(place: number, leapsOverHoles: boolean): number {
  if (spaceAt(place, 0) !== 'hole') return place
  return leapsOverHoles ? ordinaryAfter(place) : ordinaryBefore(place)
}

/**
 * Where a flight starts and ends, and the black hole that the ship would fall back from, if any. Players and
 * bots use it to plan.
 */
export interface Journey {
  readonly from: number
  readonly to: number
  readonly hole?: number
}

export function journeyTo(from: number, stop: number, leapsOverHoles: boolean): Journey {
  const to = restingPlace(stop, leapsOverHoles)
  return to < stop ? { from, to, hole: stop } : { from, to }
}

/** Where a move without any bonus card would take a ship. */
export function plainJourney(t: Race, ship: number, number: number): Journey {
  const from = placeOf(t, ship)
  const stop = Math.min(FINISH, from + flightLength(spaceUnder(t, ship), number, 1, false))
  return journeyTo(from, stop, false)
}
