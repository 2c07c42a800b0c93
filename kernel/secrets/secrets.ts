import type { Position } from '../play/position.ts'

/**
 * What each seat may see, declared once, field by field of the position. From this come views, guesses, the undo
 * wall and the leak test. A field that is not named is in no view.
 *
 * - `'shown'`: plain facts, seen by everybody
 * - `{ shown: piece }`: pieces (small integers) that lie open
 * - `{ own: piece }`: one pile a seat; each sees its own, the others see how many
 * - `{ count: piece }`: a face-down pile; everybody sees how many
 */
export type Policy =
  | 'shown'
  | { readonly shown: string }
  | { readonly own: string }
  | { readonly count: string }

/** The fields that a game adds to the kernel's. */
export type GameFields<P extends Position> = Exclude<keyof P & string, keyof Position>

export type Secrets<P extends Position> = { readonly [Field in GameFields<P>]: Policy }

/** All pieces in play, by kind. */
export type Inventory = { readonly [piece: string]: readonly number[] }

/** A field as one seat sees it. */
type SeenField<Value, How extends Policy> = How extends 'shown' | { readonly shown: string }
  ? Value
  : How extends { readonly own: string }
    ? readonly (readonly number[] | number)[]
    : number

/** The game's fields as one seat sees them. */
export type SeenFields<P extends Position, S extends Secrets<P>> = {
  readonly [Field in GameFields<P>]: SeenField<P[Field], S[Field]>
}
