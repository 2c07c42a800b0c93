import {
  type Answer,
  type AnswerHint,
  type AnswerPreview,
  type AnswerSoFar,
  type Choice,
  type ChoiceError,
  type CommandResult,
  linkSchemas,
  type Result,
  type Seat,
  type TableCommand,
  type TableEntry,
  type TableFacts,
  type Viewer,
} from '@kantyna/kernel'
import * as z from 'zod/mini'
import { type Difference, differenceSchema } from './difference.ts'
import {
  type RoomRequest,
  type RoomResult,
  type RoomView,
  roomProblems,
  roomRequestSchema,
  roomViewSchema,
} from './room.ts'

/** The version of the protocol. A server refuses a page of another version. */
export const PROTOCOL = 1

/** The largest frame that a server reads, in bytes. */
export const LARGEST_FRAME = 16_384

/** A server sends something at least this often. */
export const BEAT_MS = 25_000

/** Why a server closes a connection; 1012 is "service restart". */
export const closeCodes = {
  /** The frame is not one of the protocol, or there are too many. */
  refused: 1008,
  tooLarge: 1009,
  restart: 1012,
  /** There is no such table, or it was removed. */
  gone: 4001,
  /** This device has neither a seat nor an invitation. */
  forbidden: 4003,
  /** The page is older or newer than the server. */
  version: 4010,
  /** The seat was given to another player. */
  unseated: 4011,
} as const

/** How far a client has received the table: after a reconnection the server sends what is missing. */
export interface Received {
  readonly cursor: number
  readonly takebacks: number
}

export type Question =
  | { readonly about: 'so-far'; readonly choice: Choice }
  | { readonly about: 'preview'; readonly answer: Answer }
  | { readonly about: 'hint'; readonly seat: Seat; readonly decision: number }

export type ClientFrame =
  /** The first frame of a connection. */
  | { readonly is: 'hello'; readonly protocol: number; readonly received: Received | null }
  /** `takebacks`: as many as the client knew of. A repeated id is carried out once. */
  | {
      readonly is: 'command'
      readonly id: string
      readonly takebacks: number
      readonly command: TableCommand
    }
  | { readonly is: 'request'; readonly id: string; readonly request: RoomRequest }
  | { readonly is: 'ask'; readonly id: string; readonly question: Question }
  /** Whether a player looks at the page. */
  | { readonly is: 'looking'; readonly isLooking: boolean }

/** One viewer's table after a change. */
export interface ViewUpdate {
  readonly viewer: Viewer
  /** The whole snapshot, or its difference from the one before; null if nothing changed. */
  readonly snapshot: Difference | null
  /** `entries` replace everything from this place on in the list of entries, which begins with the setup. */
  readonly from: number
  readonly entries: readonly TableEntry[]
}

/** Something said at the table: a preset in each reader's language, or free text. */
export interface Said {
  readonly seat: Seat
  readonly preset: string | null
  readonly text: string | null
  readonly at: number
}

export type ServerFrame =
  | { readonly is: 'welcome'; readonly protocol: number; readonly table: string }
  | { readonly is: 'room'; readonly room: RoomView }
  /** The game has been dealt: what never changes at the table. */
  | {
      readonly is: 'dealt'
      readonly facts: TableFacts
      readonly own: readonly Seat[]
      readonly hints: boolean
    }
  /** `row`: the number of the last row in the table's log. */
  | { readonly is: 'update'; readonly row: number; readonly views: readonly ViewUpdate[] }
  /** The client has received everything up to this row. */
  | { readonly is: 'current'; readonly row: number }
  /** `proof`: the server's signature of the log up to this row. */
  | {
      readonly is: 'result'
      readonly id: string
      readonly row: number
      readonly result: CommandResult
      readonly proof?: string | undefined
    }
  | { readonly is: 'requested'; readonly id: string; readonly result: RoomResult }
  | { readonly is: 'answer'; readonly id: string; readonly answer: QuestionAnswer }
  /** `isAll`: everything that is still known, in place of what the client has. */
  | { readonly is: 'said'; readonly said: readonly Said[]; readonly isAll: boolean }
  | { readonly is: 'nudged'; readonly seat: Seat; readonly by: Seat }
  /** Nothing but a sign that the connection is there: a browser does not see a socket's pings. */
  | { readonly is: 'beat' }

export type QuestionAnswer =
  | { readonly about: 'so-far'; readonly result: Result<AnswerSoFar, ChoiceError> }
  | { readonly about: 'preview'; readonly preview: AnswerPreview | null }
  | { readonly about: 'hint'; readonly hint: AnswerHint | null }
  /** The question was refused: too many at once, or not allowed at this table. */
  | { readonly about: 'refused' }

const count = z.int().check(z.minimum(0))
const id = z.string().check(z.minLength(1), z.maxLength(80))
const seat = z.int().check(z.minimum(0), z.maximum(15))

/** The server refuses a frame with a field that it does not know. */
export const clientFrameSchema: z.ZodMiniType<ClientFrame> = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('hello'),
    protocol: z.int(),
    received: z.nullable(z.strictObject({ cursor: count, takebacks: count })),
  }),
  z.strictObject({ is: z.literal('command'), id, takebacks: count, command: linkSchemas.command }),
  z.strictObject({ is: z.literal('request'), id, request: roomRequestSchema }),
  z.strictObject({
    is: z.literal('ask'),
    id,
    question: z.discriminatedUnion('about', [
      z.strictObject({ about: z.literal('so-far'), choice: linkSchemas.choice }),
      z.strictObject({ about: z.literal('preview'), answer: linkSchemas.answer }),
      z.strictObject({ about: z.literal('hint'), seat, decision: z.int() }),
    ]),
  }),
  z.strictObject({ is: z.literal('looking'), isLooking: z.boolean() }),
])

const hint: z.ZodMiniType<AnswerHint | null> = z.nullable(
  z.object({
    decision: z.int(),
    picks: z.union([z.array(z.string()), z.int()]),
    why: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['only', 'wins', 'even']) }),
      z.object({ kind: z.literal('ahead'), lead: z.nullable(z.number()) }),
    ]),
  }),
)

const said = z.object({
  seat,
  preset: z.nullable(z.string()),
  text: z.nullable(z.string()),
  at: z.number(),
})

/** The client ignores fields that it does not know: they are of a newer server. */
export const serverFrameSchema: z.ZodMiniType<ServerFrame> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('welcome'), protocol: z.int(), table: z.string() }),
  z.object({ is: z.literal('room'), room: roomViewSchema }),
  z.object({ is: z.literal('dealt'), facts: linkSchemas.table, own: z.array(seat), hints: z.boolean() }),
  z.object({
    is: z.literal('update'),
    row: z.int(),
    views: z.array(
      z.object({
        viewer: z.nullable(seat),
        snapshot: z.nullable(differenceSchema),
        from: count,
        entries: z.array(linkSchemas.entry),
      }),
    ),
  }),
  z.object({ is: z.literal('current'), row: z.int() }),
  z.object({
    is: z.literal('result'),
    id: z.string(),
    row: z.int(),
    result: linkSchemas.result,
    proof: z.optional(z.string()),
  }),
  z.object({
    is: z.literal('requested'),
    id: z.string(),
    result: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true) }),
      z.object({ ok: z.literal(false), code: z.enum(roomProblems) }),
    ]),
  }),
  z.object({
    is: z.literal('answer'),
    id: z.string(),
    answer: z.discriminatedUnion('about', [
      z.object({ about: z.literal('so-far'), result: linkSchemas.answerSoFar }),
      z.object({ about: z.literal('preview'), preview: linkSchemas.preview }),
      z.object({ about: z.literal('hint'), hint }),
      z.object({ about: z.literal('refused') }),
    ]),
  }),
  z.object({ is: z.literal('said'), said: z.array(said), isAll: z.boolean() }),
  z.object({ is: z.literal('nudged'), seat, by: seat }),
  z.object({ is: z.literal('beat') }),
])
