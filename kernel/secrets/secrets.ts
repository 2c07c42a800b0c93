import type { Position } from '../play/position.ts'

/**
 * What each seat may see, declared once, field by field of the position. From this come views, guesses, the undo
 * wall and the leak test. A field that is not named is in no view.
 *
 * - `'shown'`: plain facts, seen by everybody
 * - `{ shown: piece }`: pieces (small integers) that lie open; a negative number is an empty place
 * - `{ own: piece }`: one pile a seat; each sees its own, the others see how many
 * - `{ count: piece }`: a face-down pile, or one a seat; everybody sees how many
 *
 * Pieces that lie face down may have been shown before: a card put on top of a deck for all to see, or looked at in
 * secret. A pile marked `remembered` is seen as a pile, with UNSEEN for every face that the viewer does not know. In
 * a `count` pile each piece keeps its place (the last one is the top); of somebody else's `own` pile the known pieces
 * come first, in ascending order, so that the order of a hand tells nothing. Who knows what stands in one field:
 *
 * - `'knowers'`: by piece number, the bits of those who know the piece while it lies face down (bit 0 for seat 0 and
 *   so on, the bit after the last seat's for spectators); in no view. Rules set the bits of a piece as it goes under,
 *   and clear them where track of it is lost, as in a shuffle. All kinds of piece share it: their numbers differ.
 *
 * Where everybody knows whose a piece is though not where it lies, as of cards that were bought openly, a guess must
 * not deal it to somebody else:
 *
 * - `'owners'`: by piece number, the seat that a piece belongs to, or NOBODY; seen by everybody. A face-down pile of a
 *   seat holds nothing but the seat's pieces, any other face-down pile nothing but nobody's. All kinds share it too.
 */
export type Policy =
  | 'shown'
  | 'knowers'
  | 'owners'
  | { readonly shown: string }
  | { readonly own: string; readonly remembered?: true }
  | { readonly count: string; readonly remembered?: true }

/** What a view holds in place of a face that the viewer does not know. */
export const UNSEEN = -1

/** Whose a piece is that belongs to no seat. */
export const NOBODY = -1

/** The fields that a game adds to the kernel's. */
export type GameFields<P extends Position> = Exclude<keyof P & string, keyof Position>

export type Secrets<P extends Position> = { readonly [Field in GameFields<P>]: Policy }

/** All pieces in play, by kind. */
export type Inventory = { readonly [piece: string]: readonly number[] }

/** A field as one seat sees it. */
type SeenField<Value, How extends Policy> = How extends
  | 'shown'
  | 'owners'
  | { readonly shown: string }
  | { readonly remembered: true }
  ? Value
  : How extends { readonly own: string }
    ? readonly (readonly number[] | number)[]
    : How extends { readonly count: string }
      ? Value extends readonly (readonly number[])[]
        ? readonly number[]
        : number
      : never

/** The game's fields as one seat sees them. What may be kept from all is not promised: not in a view of any game. */
export type SeenFields<P extends Position, S extends Secrets<P>> = {
  readonly [Field in GameFields<P> as 'knowers' extends S[Field] ? never : Field]: SeenField<
    P[Field],
    S[Field]
  >
}
