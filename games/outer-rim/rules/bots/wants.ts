import type { Seat } from '@kantyna/kernel'
import type { Resource } from '../../content/card.ts'
import { rulesOf } from '../composition.ts'
import type { Rim } from '../rim.ts'
import type { Able } from './prospects.ts'

/** What else a seat strives for besides fame and what leads there, in fame: a part of the rules of an expansion. */
export interface Wants {
  /** Ending a move in a space: asked for many of them at once. */
  spaces?(t: Rim, able: Able): (space: number) => number
  /** Holding a card with that resource, as long as it does not yet, or if it keeps it. */
  card?(t: Rim, seat: Seat, resource: Resource, isHeld: boolean): number
  /** What a held or offered card promises to a seat that stands somewhere; null where that is as usual. */
  prospect?(t: Rim, able: Able, piece: number, from: number): number | null
  /** Flying a ship, by its number. */
  ship?(t: Rim, seat: Seat, ship: number): number
  /** Having so many credits fewer: usually below 0. */
  spending?(t: Rim, seat: Seat, credits: number): number
  /** A point of reputation that is gained (1) or lost (-1). */
  reputation?(t: Rim, seat: Seat, faction: number, by: 1 | -1): number
  /** Meeting a contact that the seat does not know. */
  stranger?(t: Rim, seat: Seat): number
  /** A space encounter where the seat is. */
  spaceEncounter?(t: Rim, seat: Seat): number
  /** What a seat has besides fame, money and cards, as it stands now. */
  has?(t: Rim, seat: Seat): number
  /** Beating the patrol of a faction. */
  patrol?(t: Rim, seat: Seat, faction: number): number
}

type Want = keyof Wants

/** Quick where nobody wants anything, as in the base game. */
function isNothingWanted(t: Rim): boolean {
  return rulesOf(t).game.botWants.length === 0
}

/** What all of them come to. */
function sum<Name extends Want>(t: Rim, name: Name, of: (want: Required<Wants>[Name]) => number): number {
  let total = 0
  for (const wants of rulesOf(t).game.botWants) {
    const want = wants[name]
    if (want !== undefined) total += of(want as Required<Wants>[Name]) // it is not undefined
  }
  return total
}

const nothing = () => 0

export function wantsOfSpaces(t: Rim, able: Able): (space: number) => number {
  if (isNothingWanted(t)) return nothing
  const wanted = rulesOf(t).game.botWants.flatMap(({ spaces }) => spaces?.(t, able) ?? [])
  return (space) => wanted.reduce((total, want) => total + want(space), 0)
}

export function wantsCard(t: Rim, seat: Seat, resource: Resource, isHeld: boolean): number {
  return isNothingWanted(t) ? 0 : sum(t, 'card', (want) => want(t, seat, resource, isHeld))
}

export function wantsShip(t: Rim, seat: Seat, ship: number): number {
  return isNothingWanted(t) ? 0 : sum(t, 'ship', (want) => want(t, seat, ship))
}

export function wantsSpending(t: Rim, seat: Seat, credits: number): number {
  return isNothingWanted(t) ? 0 : sum(t, 'spending', (want) => want(t, seat, credits))
}

export function wantsReputation(t: Rim, seat: Seat, faction: number, by: 1 | -1): number {
  return isNothingWanted(t) ? 0 : sum(t, 'reputation', (want) => want(t, seat, faction, by))
}

export function wantsStranger(t: Rim, seat: Seat): number {
  return isNothingWanted(t) ? 0 : sum(t, 'stranger', (want) => want(t, seat))
}

export function wantsSpaceEncounter(t: Rim, seat: Seat): number {
  return isNothingWanted(t) ? 0 : sum(t, 'spaceEncounter', (want) => want(t, seat))
}

export function wantsPatrolBeaten(t: Rim, seat: Seat, faction: number): number {
  return isNothingWanted(t) ? 0 : sum(t, 'patrol', (want) => want(t, seat, faction))
}

export function worthOfTheRest(t: Rim, seat: Seat): number {
  return isNothingWanted(t) ? 0 : sum(t, 'has', (want) => want(t, seat))
}
