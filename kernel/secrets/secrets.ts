import type { Frame, Position } from '../play/position.ts'

/**
 * What each seat may see, declared once for each field of the position. Views, guesses, the undo wall and the leak test
 * are derived from it. A field without a declaration is in no view.
 *
 * - `'shown'`: plain facts, seen by everybody
 * - `{ faceUp: piece }`: pieces (small integers) that lie face up; a negative number is an empty place
 * - `{ own: piece }`: one pile for each seat; each seat sees its own pile, the others see only its size
 * - `{ faceDown: piece }`: a face-down pile, or several; everybody sees their sizes. `bySeat`: one for each seat
 * - `{ places: piece }`: places of a map, one piece or EMPTY each, some face up and some face down
 *
 * A piece that lies face down may be known to some seats: it was put on a deck face up, or a player looked at it in
 * secret. A pile marked `remembered` is seen as a pile, with `unseen` for every face that the viewer does not know. In
 * a `faceDown` pile each piece keeps its place (the last one is the top); of another seat's `own` pile the known
 * pieces come first, in ascending order, so that the order of a hand tells nothing. Places are always remembered: a
 * piece that lies face up there is known to everybody. One field stores which seats know which pieces:
 *
 * - `'knowers'`: by piece number, one bit for each seat that knows the piece while it lies face down (bit 0 for seat 0
 *   and so on; the bit after the last seat's is for spectators). It is in no view. Rules set the bits when a piece is
 *   turned face down, and clear them when nobody can follow it any more, as in a shuffle: see knowledge.ts. Pieces of
 *   all kinds share this field.
 *
 * Everybody may know the owner of a hidden piece, for example of a card that was bought openly. A guess must not deal
 * such a piece to another seat:
 *
 * - `'owners'`: by piece number, the seat that a piece belongs to, or NOBODY; seen by everybody. A seat's face-down
 *   piles contain only its own pieces; all other face-down piles contain only pieces without an owner. Pieces of all
 *   kinds share this field too.
 */
export type Policy =
  | 'shown'
  | 'knowers'
  | 'owners'
  | { readonly faceUp: string }
  | { readonly own: string; readonly remembered?: true }
  | { readonly faceDown: string; readonly remembered?: true; readonly bySeat?: true }
  | { readonly places: string }

/** What a view has in place of a face that the viewer does not know, if all backs look alike. */
export const UNSEEN = -1

/** A place of a map without a piece. */
export const EMPTY = -1

/** The owner of a piece that belongs to no seat. */
export const NOBODY = -1

/** What a view has in place of an unknown face with a known back: backs are numbered from 1. */
export function unseen(back: number): number {
  return UNSEEN - back
}

/** The back of a face that the viewer does not know; 0 if all backs look alike. */
export function backOfUnseen(face: number): number {
  return UNSEEN - face
}

/** The fields that a game adds to the kernel's. */
export type GameFields<P extends Position> = Exclude<keyof P & string, keyof Position>

export type Secrets<P extends Position> = { readonly [Field in GameFields<P>]: Policy }

/** All pieces in play, by kind. */
export type Inventory = { readonly [piece: string]: readonly number[] }

/** Where a hidden piece lies: a field, the pile in it (0 if it has only one) and the index in the pile. */
export interface HiddenPlace {
  readonly field: string
  readonly pile: number
  readonly index: number
}

/** What everybody knows about face-down pieces, in addition to the declaration. */
export interface PublicFacts<P extends Position> {
  /** The back of a piece, as a number from 1: a rank, a deck. All backs of a kind without an entry look alike. */
  readonly backs?: { readonly [piece: string]: (piece: number) => number }
  /** Whether a piece could lie at a place, as far as everybody knows: only some cards can be drawn there. */
  couldBe?(t: P, place: HiddenPlace, piece: number): boolean
}

/** A field as one seat sees it. */
type SeenField<Value, How extends Policy> = How extends
  | 'shown'
  | 'owners'
  | { readonly faceUp: string }
  | { readonly places: string }
  | { readonly remembered: true }
  ? Value
  : How extends { readonly own: string }
    ? readonly (readonly number[] | number)[]
    : How extends { readonly faceDown: string }
      ? Value extends readonly (readonly number[])[]
        ? readonly number[]
        : number
      : never

/** The game's fields as one seat sees them. Fields that no seat may see are left out. */
export type SeenFields<P extends Position, S extends Secrets<P>> = {
  readonly [Field in GameFields<P> as 'knowers' extends S[Field] ? never : Field]: SeenField<
    P[Field],
    S[Field]
  >
}

/** The kernel's fields that everybody sees. In a view, some locals of a frame may be unseen. */
interface PublicKernelPart extends Pick<Position, 'seats' | 'automas' | 'isMasked' | 'outcome'> {
  readonly stack: readonly Frame[]
}

/** The fields that a view holds exactly as the position does, for every viewer. */
type PublicFields<P extends Position, S extends Secrets<P>> = {
  readonly [Field in GameFields<P> as S[Field] extends 'shown' | 'owners' | { readonly faceUp: string }
    ? Field
    : never]: ReadonlyLists<P[Field]>
}

type ReadonlyLists<Value> = Value extends readonly unknown[]
  ? { readonly [Index in keyof Value]: ReadonlyLists<Value[Index]> }
  : Value

/**
 * The fields of a position that everybody sees. Positions and views are both assignable to it, so a rule that takes it
 * accepts either, and can neither read hidden fields nor change its argument. A rule may also read a field with some
 * unseen faces (`remembered`, `places`) if its type names the field: `PublicDuel & Pick<Duel, 'decks'>`.
 */
export type PublicOf<P extends Position, S extends Secrets<P>> = PublicKernelPart & PublicFields<P, S>
