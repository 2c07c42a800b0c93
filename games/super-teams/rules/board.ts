import { at } from '@kantyna/kernel'
import { type SpaceKind, track } from '../content/track.ts'

/** Look-ups along the track, computed once. Places are numbered from the starting planet, 0. */

export const FINISH = track.length - 1

/** A double space is one place with two sides (ST-DOUBLE-05). A ship stands on side 0 or 1. */
export function isDouble(place: number): boolean {
  return at(doubles, place)
}

/** The kind of space on one side of a place. A plain place has only side 0. */
export function spaceAt(place: number, half: number): SpaceKind {
  return at(half === 0 ? firstHalves : secondHalves, place)
}

/**
 * Where a ship goes back to after ending on a black hole: the nearest plain ordinary space before it
 * (ST-HOLE-02, ST-HOLE-04), even if that is behind where the ship started (ST-HOLE-05).
 */
export function ordinaryBefore(place: number): number {
  return at(behind, place)
}

/** Where Evasive Manoeuvre takes the ship instead: the next plain ordinary space after the hole. */
export function ordinaryAfter(place: number): number {
  return at(beyond, place)
}

const doubles = track.map((place) => place.length === 2)
const firstHalves = track.map((place) => place[0])
const secondHalves = track.map((place) => place[1] ?? place[0])
const behind = track.map((_, place) => nearestOrdinary(place, -1))
const beyond = track.map((_, place) => nearestOrdinary(place, 1))

function nearestOrdinary(from: number, step: 1 | -1): number {
  for (let place = from + step; place > 0 && place < FINISH; place += step) {
    if (at(firstHalves, place) === 'ordinary' && !at(doubles, place)) return place
  }
  return step < 0 ? 0 : FINISH
}
