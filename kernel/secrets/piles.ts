import { assert } from '../play/fault.ts'
import type { Position, Seat } from '../play/position.ts'
import { NOBODY, type Policy, type Secrets } from './secrets.ts'

export function policyOf<P extends Position>(secrets: Secrets<P>, field: string): Policy {
  return Reflect.get(secrets, field) as Policy // declared for every field by its type
}

/** The policies of pieces that lie face down for somebody. */
export type HiddenPolicy = Exclude<Policy, string | { readonly shown: string }>

export function pieceOf(policy: HiddenPolicy): string {
  return 'own' in policy ? policy.own : policy.count
}

/** A pile of a field of pieces: a seat's, or nobody's where the field is a single pile. */
export interface Pile {
  readonly owner: Seat | typeof NOBODY
  readonly pile: number[]
}

export function pilesOf(value: unknown): Pile[] {
  // What is declared as pieces holds piece numbers.
  if (!isListOfPiles(value)) return [{ owner: NOBODY, pile: value as number[] }]
  return value.map((pile, owner) => ({ owner, pile }))
}

/** Does the same to a single pile, or to each of a list. */
export function eachPile(
  value: unknown,
  change: (pile: readonly number[], owner: Pile['owner']) => unknown,
): unknown {
  return isListOfPiles(value) ? value.map(change) : change(value as number[], NOBODY)
}

function isListOfPiles(value: unknown): value is number[][] {
  return Array.isArray(value) && Array.isArray(value[0])
}

/** What a game keeps of its pieces by their numbers: who knows them, or whose they are. */
export function listByPiece<P extends Position>(
  secrets: Secrets<P>,
  policy: 'knowers' | 'owners',
  t: object,
): number[] | undefined {
  const field = Object.keys(secrets).find((name) => policyOf(secrets, name) === policy)
  return field === undefined ? undefined : (Reflect.get(t, field) as number[]) // as the policy says
}

/** Whether the viewer (a spectator: null) knows a piece that lies face down in a remembered pile. */
export function memoryOf<P extends Position>(
  secrets: Secrets<P>,
  t: P,
  viewer: Seat | null,
): (piece: number) => boolean {
  const knowers = listByPiece(secrets, 'knowers', t)
  const bit = knowerBit(t.seats, viewer)
  return (piece) => {
    assert(knowers !== undefined, 'a pile is remembered, and no field keeps who knows it')
    return ((knowers[piece] ?? 0) & bit) !== 0
  }
}

export function knowerBit(seats: number, viewer: Seat | null): number {
  return 1 << (viewer ?? seats)
}
