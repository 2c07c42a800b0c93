import { isPlain, type Plain } from '@kantyna/kernel'
import * as z from 'zod/mini'

/** Who may look at a table without a seat: nobody, everybody (the public view), or everybody once the game is over. */
export const watchingModes = ['nobody', 'public', 'after'] as const
export type Watching = (typeof watchingModes)[number]

/** What may be said at a table: prepared sentences in the reader's language, or free text. */
export const talkModes = ['presets', 'free'] as const
export type Talk = (typeof talkModes)[number]

/** Each player's time in milliseconds: a bank, and an increment after each answer. */
export interface ClockSettings {
  readonly bankMs: number
  readonly incrementMs: number
}

/** A player's seat. Automas join at the deal. */
export type SeatSetting =
  | { readonly kind: 'person' }
  | {
      readonly kind: 'bot'
      readonly level: string
    }

/** The settings of an online table. Everybody sees them before taking a seat. */
export interface TableSettings {
  readonly game: string
  readonly options: { readonly [id: string]: Plain }
  readonly seats: readonly SeatSetting[]
  /** Nobody learns by a question or its timing what another player holds. Only a private table can switch this off. */
  readonly isMasked: boolean
  readonly watching: Watching
  readonly clock: ClockSettings | null
  /** Whether strangers find the table in the list of open tables. */
  readonly isListed: boolean
  readonly hints: boolean
  readonly talk: Talk
  /** Whether a visitor may take over a bot's seat during the game. */
  readonly lateSeats: boolean
}

const MOST_SEATS = 8
const HOUR_MS = 3_600_000

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))

export const settingsSchema: z.ZodMiniType<TableSettings> = z.strictObject({
  game: text(40),
  options: z.record(
    text(40),
    z.custom<Plain>((value) => isPlain(value) && JSON.stringify(value).length <= 1000),
  ),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('person') }),
        z.strictObject({ kind: z.literal('bot'), level: text(20) }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MOST_SEATS)),
  isMasked: z.boolean(),
  watching: z.enum(watchingModes),
  clock: z.nullable(
    z.strictObject({
      bankMs: z.int().check(z.minimum(10_000), z.maximum(1000 * HOUR_MS)),
      incrementMs: z.int().check(z.minimum(0), z.maximum(24 * HOUR_MS)),
    }),
  ),
  isListed: z.boolean(),
  hints: z.boolean(),
  talk: z.enum(talkModes),
  lateSeats: z.boolean(),
})
