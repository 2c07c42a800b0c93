import type { Policy } from '../secrets/secrets.ts'
import type { Position } from './position.ts'

/**
 * The fields that a game adds to a position, as one table: for each field its initial value, who may see it and when it
 * is reset. The type of the position, `setup`, views, guesses and copies are derived from it.
 */
export interface Field<Value = unknown, How extends Policy = Policy> {
  readonly policy: How
  /** Its value in a new position. */
  empty(seats: number): Value
  /** The field is reset when a scope of this name ends: see `endScope`. */
  readonly until?: string
}

export interface Fields {
  readonly [name: string]: Field
}

/** The fields of a position as a type. */
export type FieldsOf<Table extends Fields> = {
  -readonly [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never
}

/** Who may see what, by field: a game's `secrets`. */
export type SecretsOf<Table extends Fields> = { readonly [Name in keyof Table]: Table[Name]['policy'] }

type Initial<Value> = Value | ((seats: number) => Value)

function initialValue<Value>(initial: Initial<Value>): (seats: number) => Value {
  if (typeof initial === 'function') return initial as (seats: number) => Value // values are plain data, never functions
  return Array.isArray(initial) ? () => copyOfField(initial) : () => initial
}

interface Until {
  readonly until?: string
}

/** Plain facts that everybody sees. */
export function shown<Value>(initial: Initial<Value>, { until }: Until = {}): Field<Value, 'shown'> {
  const field = { policy: 'shown' as const, empty: initialValue(initial) }
  return until === undefined ? field : { ...field, until }
}

/** A field that `setup` fills from the options of the table. */
export function given<Value>(): Field<Value, 'shown'> {
  return { policy: 'shown', empty: () => null as Value } // never seen: `setup` puts the options there
}

/** A pile, row or set of pieces that lies face up. */
export function faceUp<Kind extends string>(piece: Kind): Field<number[], { readonly faceUp: Kind }> {
  return { policy: { faceUp: piece }, empty: () => [] }
}

/** One face-up pile for each seat. */
export function faceUpBySeat<Kind extends string>(piece: Kind): Field<number[][], { readonly faceUp: Kind }> {
  return { policy: { faceUp: piece }, empty: emptyPiles }
}

/** One pile for each seat, which only that seat sees. */
export function own<Kind extends string>(piece: Kind): Field<number[][], { readonly own: Kind }> {
  return { policy: { own: piece }, empty: emptyPiles }
}

/** Like `own`, but others remember the pieces that they were shown. */
export function ownRemembered<Kind extends string>(
  piece: Kind,
): Field<number[][], { readonly own: Kind; readonly remembered: true }> {
  return { policy: { own: piece, remembered: true }, empty: emptyPiles }
}

/** A face-down pile; the last piece is the top. */
export function faceDown<Kind extends string>(piece: Kind): Field<number[], { readonly faceDown: Kind }> {
  return { policy: { faceDown: piece }, empty: () => [] }
}

/** Like `faceDown`, but seats remember the pieces that they were shown, and where these lie. */
export function faceDownRemembered<Kind extends string>(
  piece: Kind,
): Field<number[], { readonly faceDown: Kind; readonly remembered: true }> {
  return { policy: { faceDown: piece, remembered: true }, empty: () => [] }
}

/** One face-down pile for each seat; seats remember the pieces that they were shown. */
export function faceDownBySeat<Kind extends string>(
  piece: Kind,
): Field<number[][], { readonly faceDown: Kind; readonly remembered: true; readonly bySeat: true }> {
  return { policy: { faceDown: piece, remembered: true, bySeat: true }, empty: emptyPiles }
}

/** Several face-down piles that belong to nobody, such as stacks beside a track. */
export function faceDownPiles<Kind extends string>(
  piece: Kind,
  piles: number,
): Field<number[][], { readonly faceDown: Kind; readonly remembered: true }> {
  return { policy: { faceDown: piece, remembered: true }, empty: () => emptyPiles(piles) }
}

/** Places of a map, each with a piece, face up or face down, or EMPTY. */
export function places<Kind extends string>(
  piece: Kind,
  count: number,
): Field<number[], { readonly places: Kind }> {
  return { policy: { places: piece }, empty: () => new Array<number>(count).fill(-1) }
}

/** Who knows each piece while it lies face down. */
export function knowers(pieces: number): Field<number[], 'knowers'> {
  return { policy: 'knowers', empty: () => new Array<number>(pieces).fill(0) }
}

/** The owner of each piece. Everybody sees it. */
export function owners(pieces: number): Field<number[], 'owners'> {
  return { policy: 'owners', empty: () => new Array<number>(pieces).fill(-1) }
}

export function emptyPiles(count: number): number[][] {
  const piles: number[][] = []
  for (let index = 0; index < count; index++) piles.push([])
  return piles
}

/** The fields of a new position, for a game's `setup` to spread. */
export function emptyFields<Table extends Fields>(table: Table, seats: number): FieldsOf<Table> {
  const values = Object.entries(table).map(([name, { empty }]) => [name, empty(seats)])
  return Object.fromEntries(values) as FieldsOf<Table> // one value for each name of the table
}

/**
 * Like `emptyFields`, but made once and shared by all new positions, because simulations begin thousands of games a
 * second. Only for a `setup` that copies it before it changes anything.
 */
export function sharedEmptyFields<Table extends Fields>(table: Table, seats: number): FieldsOf<Table> {
  const bySeats = emptyByTable.get(table) ?? []
  emptyByTable.set(table, bySeats)
  const shared = bySeats[seats] ?? emptyFields(table, seats)
  bySeats[seats] = shared
  return shared as FieldsOf<Table> // kept under the table that it was made from
}

const emptyByTable = new WeakMap<Fields, object[]>()

export function secretsOf<Table extends Fields>(table: Table): SecretsOf<Table> {
  const policies = Object.entries(table).map(([name, { policy }]) => [name, policy])
  return Object.fromEntries(policies) as SecretsOf<Table> // one policy for each name of the table
}

/** A copy of the game's fields, for a game's `copy` to spread. A game that bots search may need a faster copy by hand. */
export function copyFields<Table extends Fields>(table: Table, t: FieldsOf<Table>): FieldsOf<Table> {
  const values = Object.keys(table).map((name) => [name, copyOfField(Reflect.get(t, name))])
  return Object.fromEntries(values) as FieldsOf<Table> // one value for each name of the table
}

/** Lists are copied; everything else in a position is a number, a text, or data that never changes. */
export function copyOfField<Value>(value: Value): Value {
  if (!Array.isArray(value)) return value
  const copied = value.slice()
  // Lists of numbers skip the loop: if V8 sees lists of numbers and lists of lists in one place, it turns lists of numbers
  // into lists of anything, which are slower wherever they are read later.
  if (copied.some(Array.isArray))
    for (let index = 0; index < copied.length; index++) copied[index] = copyOfField(copied[index])
  return copied as Value // the copy has the same elements
}

/** Resets the fields that last until a scope ends, such as a turn or a round. */
export function endScope<Table extends Fields>(
  table: Table,
  t: Position & FieldsOf<Table>,
  scope: string,
): void {
  const ending = fieldsUntil(table, scope)
  const fields: Record<string, unknown> = t as object as Record<string, unknown> // a position is plain data
  for (let index = 0; index < ending.length; index++) {
    const { name, empty, first } = ending[index] as NamedField // inside the list
    first[t.seats] ??= empty(t.seats)
    if (!isUnchanged(fields[name], first[t.seats])) fields[name] = empty(t.seats)
  }
}

/** Whether a field still has its initial value. Most have: those need no new list. */
function isUnchanged(value: unknown, first: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(first)) return value === first
  if (value.length !== first.length) return false
  for (let index = 0; index < first.length; index++) if (value[index] !== first[index]) return false
  return true
}

interface NamedField {
  readonly name: string
  empty(seats: number): unknown
  /** Its initial value by the number of seats, to compare with. */
  readonly first: unknown[]
}

const untilByTable = new WeakMap<Fields, Map<string, readonly NamedField[]>>()

/** Cached, because turns end often. */
function fieldsUntil(table: Fields, scope: string): readonly NamedField[] {
  const known = untilByTable.get(table) ?? new Map<string, readonly NamedField[]>()
  untilByTable.set(table, known)
  const found = known.get(scope)
  if (found !== undefined) return found
  const ending = Object.entries(table).flatMap(([name, { until, empty }]) =>
    until === scope ? [{ name, empty, first: [] }] : [],
  )
  known.set(scope, ending)
  return ending
}
