import type { Seat } from '@kantyna/kernel'
import * as z from 'zod/mini'
import { settingsSchema, type TableSettings } from './settings.ts'

export const LONGEST_NAME = 20

/** A seat before the deal. */
export interface RoomSeat {
  readonly kind: 'person' | 'bot'
  /** Only of a bot. */
  readonly level?: string | undefined
  /** Null if nobody has taken the seat, and for bots. */
  readonly name: string | null
  readonly isReady: boolean
  readonly presence: Presence
}

/** `away`: the page is open, but nobody looks at it. `lost`: there is no connection. */
const roomPresences = ['here', 'away', 'lost'] as const
type Presence = (typeof roomPresences)[number]

/** An online table as one client may know it, apart from the game. */
export interface RoomView {
  readonly settings: TableSettings
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly seats: readonly RoomSeat[]
  /** The seats that this client plays. */
  readonly own: readonly Seat[]
  /** The seat whose player may change the settings, remove players and hand on this role. */
  readonly leader: Seat | null
  /** What the server commits to before seats are known. */
  readonly commitment: string
  /** The secret of the invitation, for everybody who has a seat. */
  readonly invitation: string | null
  /** The secret for watchers, if the table may be watched. */
  readonly watchLink: string | null
  readonly watchers: number
  /** When the table is removed if it does not begin, in milliseconds since 1970. */
  readonly expires: number | null
  /** The table at which everybody plays again. */
  readonly rematch: string | null
}

/** What a client wants of a table apart from the game. */
export type RoomRequest =
  | { readonly do: 'sit' | 'rename'; readonly seat: Seat; readonly name: string }
  /** Gives the seat up: before the deal it is free again. */
  | { readonly do: 'stand' | 'unready'; readonly seat: Seat }
  /** The device's contribution to the random numbers of the game: 64 hex digits. */
  | { readonly do: 'ready'; readonly seat: Seat; readonly contribution: string }
  /** These four only for the leader. */
  | { readonly do: 'remove' | 'lead'; readonly seat: Seat }
  | { readonly do: 'swap'; readonly seat: Seat; readonly other: Seat }
  | { readonly do: 'settings'; readonly settings: TableSettings }
  /** Reminds a player who is asked something. */
  | { readonly do: 'nudge'; readonly seat: Seat }
  | { readonly do: 'rematch'; readonly seat: Seat }
  | { readonly do: 'say'; readonly seat: Seat; readonly preset: string }
  | { readonly do: 'talk'; readonly seat: Seat; readonly text: string }

/** Why a request is refused. */
export const roomProblems = [
  'not-your-seat',
  'seat-taken',
  'name-taken',
  'name-refused',
  'leader-only',
  'too-late',
  'too-early',
  'options-refused',
  'not-allowed',
  'too-often',
  'not-kept',
  'malformed',
  'full',
  'gone',
] as const
export type RoomProblem = (typeof roomProblems)[number]

export type RoomResult = { readonly ok: true } | { readonly ok: false; readonly code: RoomProblem }

const seat = z.int().check(z.minimum(0), z.maximum(15))
const name = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))

export const roomRequestSchema: z.ZodMiniType<RoomRequest> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['sit', 'rename']), seat, name }),
  z.strictObject({ do: z.enum(['stand', 'unready']), seat }),
  z.strictObject({
    do: z.literal('ready'),
    seat,
    contribution: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  z.strictObject({ do: z.enum(['remove', 'lead']), seat }),
  z.strictObject({ do: z.literal('swap'), seat, other: seat }),
  z.strictObject({ do: z.literal('settings'), settings: settingsSchema }),
  z.strictObject({ do: z.literal('nudge'), seat }),
  z.strictObject({ do: z.literal('rematch'), seat }),
  z.strictObject({ do: z.literal('say'), seat, preset: z.string().check(z.maxLength(40)) }),
  z.strictObject({
    do: z.literal('talk'),
    seat,
    text: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
])

/** The client ignores fields that it does not know: they are of a newer server. */
export const roomViewSchema: z.ZodMiniType<RoomView> = z.object({
  settings: settingsSchema,
  stage: z.enum(['gathering', 'playing', 'over']),
  seats: z.array(
    z.object({
      kind: z.enum(['person', 'bot']),
      level: z.optional(z.string()),
      name: z.nullable(z.string()),
      isReady: z.boolean(),
      presence: z.enum(roomPresences),
    }),
  ),
  own: z.array(seat),
  leader: z.nullable(seat),
  commitment: z.string(),
  invitation: z.nullable(z.string()),
  watchLink: z.nullable(z.string()),
  watchers: z.int(),
  expires: z.nullable(z.number()),
  rematch: z.nullable(z.string()),
})
