import { type BotLevel, botLevels } from '@kantyna/bots'
import type { GameMeta } from '@kantyna/kernel'
import { asFields, fieldsOf, oneOf } from '../kit/kept.ts'

/** Who sits where in a new game, as the visitor sets it up. */

export const LONGEST_NAME = 24

export interface SeatChoice {
  readonly kind: 'person' | 'bot'
  /** Empty for the default name. */
  readonly name: string
  readonly level: BotLevel
}

export interface Seating {
  readonly seats: readonly SeatChoice[]
  readonly options: { readonly [id: string]: string }
  /** The id of the game, or of its expansion. */
  readonly edition: string
}

/** The first game is against a beginner bot. */
const FIRST_LEVEL: BotLevel = 'beginner'

const person: SeatChoice = { kind: 'person', name: '', level: FIRST_LEVEL }
const bot: SeatChoice = { kind: 'bot', name: '', level: FIRST_LEVEL }

/** The player and, if the game allows it, one bot, as in the lesson. With two players, turns come quickly. */
export function usualSeating({ id, seats }: GameMeta): Seating {
  const count = seats.includes(2) ? 2 : (seats[0] ?? 2)
  return { seats: [person, ...Array.from({ length: count - 1 }, () => bot)], options: {}, edition: id }
}

/** Adds or removes seats at the end. */
export function withSeats(seating: Seating, count: number): Seating {
  const seats = Array.from({ length: count }, (_, seat) => seating.seats[seat] ?? bot)
  return { ...seating, seats }
}

export function withSeat(seating: Seating, seat: number, change: Partial<SeatChoice>): Seating {
  return {
    ...seating,
    seats: seating.seats.map((choice, index) => (index === seat ? { ...choice, ...change } : choice)),
  }
}

/** The level of the bots; null if there are none or their levels differ. */
export function onlyLevel<Level>(
  seats: readonly { readonly kind: string; readonly level?: Level }[],
): Level | null {
  const bots = seats.filter(({ kind }) => kind === 'bot')
  const [level = null, ...others] = new Set(bots.map((seat) => seat.level))
  return others.length === 0 ? level : null
}

/** Gives every bot the level. */
export function withLevel<Seat extends { readonly kind: string }>(
  seats: readonly Seat[],
  level: BotLevel,
): Seat[] {
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat))
}

/** Why the last setup cannot be used: it is unreadable, or it names an expansion that the game does not have. */
export type SetupFault =
  | { readonly is: 'unreadable' }
  | { readonly is: 'noExpansion'; readonly named: string }

export interface KeptSeating {
  readonly seating: Seating
  /** Null if there was no last setup, or nothing is wrong with it. */
  readonly fault: SetupFault | null
}

/** The last seating if it still fits the game; otherwise the usual one, and what is wrong with the last. */
export function parseSeating(
  text: string | null,
  meta: GameMeta,
  expansions: readonly string[] = [],
): KeptSeating {
  const usual = usualSeating(meta)
  if (text === null) return { seating: usual, fault: null }
  const kept = fieldsOf(text)
  const { edition = meta.id } = kept
  const listed = Array.isArray(kept['seats']) ? kept['seats'] : []
  const seats = listed.map(seatIn).filter((seat) => seat !== null)
  const isValid = seats.length === listed.length && meta.seats.includes(seats.length)
  if (!isValid || typeof edition !== 'string') return { seating: usual, fault: { is: 'unreadable' } }
  // An option that is not a string is invalid. It is kept, so that the page can report it.
  const options = Object.entries(asFields(kept['options'])).map(
    ([id, value]) => [id, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  )
  const known = oneOf([meta.id, ...expansions], edition)
  return {
    seating: { seats, options: Object.fromEntries(options), edition: known ?? meta.id },
    fault: known === undefined ? { is: 'noExpansion', named: edition } : null,
  }
}

function seatIn(raw: unknown): SeatChoice | null {
  const { kind: rawKind, name, level: rawLevel } = asFields(raw)
  const kind = oneOf(['person', 'bot'] as const, rawKind)
  const level = oneOf(botLevels, rawLevel)
  const isValid = kind !== undefined && level !== undefined && typeof name === 'string'
  return isValid && name.length <= LONGEST_NAME ? { kind, name, level } : null
}
