import { drawBelow } from '../chance/chance.ts'
import { at } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Position, Seat } from '../play/position.ts'
import { type HiddenPolicy, isHidden, isListOfPiles, listByPiece, pieceOf, policyOf } from './piles.ts'
import type { Secrets } from './secrets.ts'

/** The seats that know the face of each piece, as bits: by kind, then by the number of the piece. */
export type Knowledge = ReadonlyMap<string, readonly number[]>

export function knowledgeOf<P extends Position>(game: Game<P>, t: P): Knowledge {
  const known = new Map<string, number[]>()
  const seats = (1 << t.seats) - 1
  const knowers = listByPiece(game.secrets, 'knowers', t)
  for (const { field, kind, policy } of pieceFieldsOf(game.secrets)) {
    let bits = known.get(kind)
    if (bits === undefined) {
      bits = []
      known.set(kind, bits)
    }
    const value: unknown = Reflect.get(t, field)
    if (policy === null) note(bits, value, seats)
    else if (!isListOfPiles(value))
      noteHidden(bits, value as number[], 0, knowers, seats) // a pile, by its policy
    else {
      const isOwn = 'own' in policy
      for (let owner = 0; owner < value.length; owner++)
        noteHidden(bits, at(value, owner), isOwn ? 1 << owner : 0, knowers, seats)
    }
  }
  return known
}

interface PieceField {
  readonly field: string
  readonly kind: string
  /** Null if its pieces lie face up. */
  readonly policy: HiddenPolicy | null
}

const pieceFields = new WeakMap<object, readonly PieceField[]>()

/** The fields that hold pieces, cached for each game. */
function pieceFieldsOf<P extends Position>(secrets: Secrets<P>): readonly PieceField[] {
  const before = pieceFields.get(secrets)
  if (before !== undefined) return before
  const found = Object.keys(secrets).flatMap((field): PieceField[] => {
    const policy = policyOf(secrets, field)
    if (typeof policy === 'string') return []
    return isHidden(policy)
      ? [{ field, kind: pieceOf(policy), policy }]
      : [{ field, kind: policy.faceUp, policy: null }]
  })
  pieceFields.set(secrets, found)
  return found
}

function noteHidden(
  bits: number[],
  pile: readonly number[],
  own: number,
  knowers: readonly number[] | undefined,
  seats: number,
): void {
  for (const piece of pile) if (piece >= 0) bits[piece] = own | ((knowers?.[piece] ?? 0) & seats)
}

/** Face-up pieces may lie in one pile, in several, or in places; a negative number is an empty place. */
function note(bits: number[], value: unknown, seats: number): void {
  if (Array.isArray(value)) for (const element of value) note(bits, element, seats)
  else if (typeof value === 'number' && value >= 0) bits[value] = seats
}

/** Whether any seat knows a piece that it did not know before. */
export function learntSomething(before: Knowledge, after: Knowledge): boolean {
  for (const [kind, bits] of after) {
    const known = before.get(kind)
    for (let piece = 0; piece < bits.length; piece++) {
      if (((bits[piece] ?? 0) & ~(known?.[piece] ?? 0)) !== 0) return true
    }
  }
  return false
}

/** Everybody at the table and all spectators, as bits of `knowers`. */
export function everybody({ seats }: Pick<Position, 'seats'>): number {
  return (1 << (seats + 1)) - 1
}

/** These seats have seen a piece, and remember it while everybody can see where it goes. */
export function learn(knowers: number[], piece: number, seats: readonly Seat[]): void {
  for (const seat of seats) knowers[piece] = (knowers[piece] ?? 0) | (1 << seat)
}

/** Nobody knows any more which of these pieces is which. */
export function forget(knowers: number[], pieces: readonly number[]): void {
  for (const piece of pieces) knowers[piece] = 0
}

/** A piece that lies in a pile. */
export interface PileSlot {
  readonly pile: number[]
  readonly index: number
}

/**
 * Swaps the numbers of look-alikes at random: of pieces that stayed face down, and of pieces in a pile that was just
 * shuffled. The latter were seen before, so their numbers could later distinguish pieces with equal faces.
 */
export function mixLookAlikes(
  t: Position,
  stream: string,
  shuffled: number[],
  hidden: readonly PileSlot[],
  faceOf: (piece: number) => number,
): void {
  for (let first = 0; first < hidden.length; first++) {
    const one = at(hidden, first)
    const face = faceOf(at(one.pile, one.index))
    const alike: PileSlot[] = []
    for (let other = first; other < hidden.length; other++) {
      const slot = at(hidden, other)
      if (faceOf(at(slot.pile, slot.index)) === face) alike.push(slot)
    }
    for (let index = 0; index < shuffled.length; index++) {
      if (faceOf(at(shuffled, index)) === face) alike.push({ pile: shuffled, index })
    }
    if (alike.length === 1) continue
    const other = at(alike, drawBelow(t, stream, alike.length))
    const swapped = at(one.pile, one.index)
    one.pile[one.index] = at(other.pile, other.index)
    other.pile[other.index] = swapped
  }
}

/** Every place of these piles. */
export function slotsOf(piles: readonly number[][]): PileSlot[] {
  return piles.flatMap((pile) => [...pile.keys()].map((index) => ({ pile, index })))
}
