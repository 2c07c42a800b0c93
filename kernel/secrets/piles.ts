import { assert } from '../play/fault.ts'
import type { Position, Seat } from '../play/position.ts'
import type { Policy, Secrets } from './secrets.ts'

export function policyOf<P extends Position>(secrets: Secrets<P>, field: string): Policy {
  return Reflect.get(secrets, field) as Policy // declared for every field by its type
}

/** The policies of pieces that lie face down for somebody. */
export type HiddenPolicy = Exclude<Policy, 'shown' | 'knowers' | { readonly shown: string }>

export function pieceOf(policy: HiddenPolicy): string {
  return 'own' in policy ? policy.own : policy.count
}

/** The piles of a field of pieces: one a seat, or a single one. */
export function pilesOf(value: unknown): readonly number[][] {
  // What is declared as pieces holds piece numbers.
  return isListOfPiles(value) ? value : [value as number[]]
}

/** Does the same to a single pile, or to each of a list. */
export function eachPile(value: unknown, change: (pile: readonly number[]) => unknown): unknown {
  return isListOfPiles(value) ? value.map(change) : change(value as number[])
}

function isListOfPiles(value: unknown): value is number[][] {
  return Array.isArray(value) && Array.isArray(value[0])
}

/** The field that keeps who knows what, where the game has one. */
export function knowersField<P extends Position>(secrets: Secrets<P>): string | undefined {
  return Object.keys(secrets).find((field) => policyOf(secrets, field) === 'knowers')
}

/** Whether the viewer (a spectator: null) knows a piece that lies face down in a remembered pile. */
export function memoryOf<P extends Position>(
  secrets: Secrets<P>,
  t: P,
  viewer: Seat | null,
): (piece: number) => boolean {
  const field = knowersField(secrets)
  const knowers = field === undefined ? undefined : (Reflect.get(t, field) as readonly number[])
  const bit = knowerBit(t.seats, viewer)
  return (piece) => {
    assert(knowers !== undefined, 'a pile is remembered, and no field keeps who knows it')
    return ((knowers[piece] ?? 0) & bit) !== 0
  }
}

export function knowerBit(seats: number, viewer: Seat | null): number {
  return 1 << (viewer ?? seats)
}
