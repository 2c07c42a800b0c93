import type { Seat } from '@kantyna/kernel'
import type { Resource } from '../../content/card.ts'
import type { EncounterKind } from '../encounters/encounter-phase.ts'
import type { Rim } from '../rim.ts'
import type { SeatStrength } from './prospects.ts'

/**
 * What an expansion makes a seat want in addition to fame and the steps towards it. All worths are measured in fame.
 */
export interface Wants {
  /** Ending a move in a space. It is called for many spaces at once. */
  spaces?(t: Rim, strength: SeatStrength): (space: number) => number
  /** Gaining a card with this resource, or keeping it. */
  card?(t: Rim, seat: Seat, resource: Resource, isHeld: boolean): number
  /** The worth of a held or offered card to a seat in a space; null for the usual worth. */
  prospect?(t: Rim, strength: SeatStrength, piece: number, from: number): number | null
  /** Flying a ship, by its number. */
  ship?(t: Rim, seat: Seat, ship: number): number
  /** Spending credits: usually below 0. */
  spending?(t: Rim, seat: Seat, credits: number): number
  /** A point of reputation gained (1) or lost (-1). */
  reputation?(t: Rim, seat: Seat, faction: number, by: 1 | -1): number
  /** Meeting a contact that the seat does not know. */
  unknownContact?(t: Rim, seat: Seat): number
  /** A space encounter in the seat's space. */
  spaceEncounter?(t: Rim, seat: Seat): number
  /** An encounter of a kind that the expansion adds, by its code. */
  encounter?(t: Rim, seat: Seat, kind: EncounterKind, code: number): number
  /** Other advantages of a seat in this position, apart from fame, credits and cards. */
  has?(t: Rim, seat: Seat): number
  /** Beating the patrol of a faction, and fighting it. */
  patrol?(t: Rim, seat: Seat, faction: number): number
  patrolMet?(t: Rim, seat: Seat, faction: number): number
}

/** For each field of `Wants`, the functions of all boxes. */
type Gathered = { readonly [Name in keyof Wants]-?: readonly Required<Wants>[Name][] }

/** What each box adds, by its bit. */
const byBox = new Map<number, readonly Wants[]>()

/** Indexed by the bits of `modules`. The functions are in the order of the boxes' bits. */
let byModules: Gathered[] = []

/** Called when the knowledge of bots is joined (index.ts). A table without bots does not need it. */
export function setWants(bit: number, wants: readonly Wants[]): void {
  byBox.set(bit, wants)
  byModules = []
}

function wantsOf(t: Rim): Gathered {
  return byModules[t.modules] ?? gatherAndCache(t)
}

function gatherAndCache(t: Rim): Gathered {
  const boxes = [...byBox.keys()].filter((bit) => (t.modules & bit) !== 0).sort((one, other) => one - other)
  const all = boxes.flatMap((bit) => byBox.get(bit) ?? [])
  const made: Gathered = {
    spaces: all.flatMap(({ spaces }) => spaces ?? []),
    card: all.flatMap(({ card }) => card ?? []),
    prospect: all.flatMap(({ prospect }) => prospect ?? []),
    ship: all.flatMap(({ ship }) => ship ?? []),
    spending: all.flatMap(({ spending }) => spending ?? []),
    reputation: all.flatMap(({ reputation }) => reputation ?? []),
    unknownContact: all.flatMap(({ unknownContact }) => unknownContact ?? []),
    spaceEncounter: all.flatMap(({ spaceEncounter }) => spaceEncounter ?? []),
    encounter: all.flatMap(({ encounter }) => encounter ?? []),
    has: all.flatMap(({ has }) => has ?? []),
    patrol: all.flatMap(({ patrol }) => patrol ?? []),
    patrolMet: all.flatMap(({ patrolMet }) => patrolMet ?? []),
  }
  byModules[t.modules] = made
  return made
}

export function wantsOfSpaces(t: Rim, strength: SeatStrength): (space: number) => number {
  const wanted = wantsOf(t).spaces.map((want) => want(t, strength))
  return (space) => wanted.reduce((total, want) => total + want(space), 0)
}

export function wantsCard(t: Rim, seat: Seat, resource: Resource, isHeld: boolean): number {
  let total = 0
  for (const want of wantsOf(t).card) total += want(t, seat, resource, isHeld)
  return total
}

/** The worth that an expansion gives a card; null for the usual worth. */
export function ownProspect(t: Rim, strength: SeatStrength, piece: number, from: number): number | null {
  for (const prospect of wantsOf(t).prospect) {
    const own = prospect(t, strength, piece, from)
    if (own !== null) return own
  }
  return null
}

export function wantsShip(t: Rim, seat: Seat, ship: number): number {
  let total = 0
  for (const want of wantsOf(t).ship) total += want(t, seat, ship)
  return total
}

export function wantsSpending(t: Rim, seat: Seat, credits: number): number {
  let total = 0
  for (const want of wantsOf(t).spending) total += want(t, seat, credits)
  return total
}

export function wantsReputation(t: Rim, seat: Seat, faction: number, by: 1 | -1): number {
  let total = 0
  for (const want of wantsOf(t).reputation) total += want(t, seat, faction, by)
  return total
}

export function wantsUnknownContact(t: Rim, seat: Seat): number {
  let total = 0
  for (const want of wantsOf(t).unknownContact) total += want(t, seat)
  return total
}

export function wantsSpaceEncounter(t: Rim, seat: Seat): number {
  let total = 0
  for (const want of wantsOf(t).spaceEncounter) total += want(t, seat)
  return total
}

export function wantsEncounter(t: Rim, seat: Seat, kind: EncounterKind, code: number): number {
  let total = 0
  for (const want of wantsOf(t).encounter) total += want(t, seat, kind, code)
  return total
}

/** Whether an expansion values reputation beyond the usual worth. */
export function isReputationWanted(t: Rim): boolean {
  return wantsOf(t).reputation.length > 0
}

export function wantsPatrolBeaten(t: Rim, seat: Seat, faction: number): number {
  let total = 0
  for (const want of wantsOf(t).patrol) total += want(t, seat, faction)
  return total
}

export function wantsPatrolMet(t: Rim, seat: Seat, faction: number): number {
  let total = 0
  for (const want of wantsOf(t).patrolMet) total += want(t, seat, faction)
  return total
}

export function wantsInPosition(t: Rim, seat: Seat): number {
  let total = 0
  for (const want of wantsOf(t).has) total += want(t, seat)
  return total
}
