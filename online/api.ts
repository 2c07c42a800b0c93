import type { Seat } from '@kantyna/kernel'
import * as z from 'zod/mini'
import { LONGEST_NAME } from './room.ts'
import { settingsSchema, type TableSettings } from './settings.ts'

/** The HTTP requests beside the socket. Bodies are JSON. A device is known by its cookie, which a POST sets. */

export const paths = {
  /** GET: `ServerInfo`. */
  server: '/api/server',
  /** POST `NewTable`: `CreatedTable`. */
  tables: '/api/tables',
  /** GET: the tables of this device, those first where it is asked. `TableSummary[]`. */
  mine: '/api/tables/mine',
  /** GET: tables that look for players. `TableSummary[]`. */
  open: '/api/tables/open',
  /** POST `EnterTable`: lets this device see the table, take a seat (invitation), watch, or play a seat (recovery). */
  enter: (table: string) => `/api/tables/${table}/enter`,
  /** POST `SeatOf`: makes a new recovery link of a seat; the old one ends. `SeatSecret`. */
  recovery: (table: string) => `/api/tables/${table}/recovery`,
  /** GET: the record of a game that is over. */
  record: (table: string) => `/api/tables/${table}/record`,
  /** POST `Report`. */
  report: (table: string) => `/api/tables/${table}/report`,
  /** The socket. */
  socket: (table: string) => `/api/tables/${table}/socket`,
} as const

export interface NewTable {
  readonly settings: TableSettings
  /** The name of the player who creates the table and gets the first person's seat. */
  readonly name: string
}

export interface CreatedTable {
  readonly table: string
}

export interface EnterTable {
  /** The secret of an invitation, of a watch link or of a recovery link; null at a listed table. */
  readonly secret: string | null
}

export interface SeatOf {
  readonly seat: Seat
}

export interface SeatSecret {
  readonly secret: string
}

export interface Report {
  readonly reason: string
}

/** A table in a list. */
export interface TableSummary {
  readonly table: string
  readonly settings: TableSettings
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly names: readonly (string | null)[]
  readonly own: readonly Seat[]
  /** The seats that are asked something. */
  readonly asked: readonly Seat[]
  /** When something last happened, in milliseconds since 1970. */
  readonly changed: number
}

export interface ServerInfo {
  readonly protocol: number
  /** The address that others open; it begins an invitation. */
  readonly url: string
  /** Nobody else can open the address: the server listens to this computer only. */
  readonly isLocalOnly: boolean
  /** How to reach the operator; null if not stated. */
  readonly contact: string | null
  /** The public key of the server's signatures: 64 hex digits. */
  readonly publicKey: string
}

/** Why a request is refused: the `error` of the body, with a sentence in English in `message`. */
export const apiProblems = [
  'malformed',
  'not-found',
  'forbidden',
  'options-refused',
  'name-refused',
  'full',
  'too-often',
  'not-kept',
  'not-over',
  'closing',
] as const
export type ApiProblem = (typeof apiProblems)[number]

const seat = z.int().check(z.minimum(0), z.maximum(15))
const name = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))
const secret = z.string().check(z.minLength(1), z.maxLength(64))
const table = z.string().check(z.regex(/^[\w-]{1,40}$/))

export const apiSchemas = {
  newTable: z.strictObject({ settings: settingsSchema, name }) satisfies z.ZodMiniType<NewTable>,
  enter: z.strictObject({ secret: z.nullable(secret) }) satisfies z.ZodMiniType<EnterTable>,
  seatOf: z.strictObject({ seat }) satisfies z.ZodMiniType<SeatOf>,
  report: z.strictObject({
    reason: z.string().check(z.minLength(1), z.maxLength(500)),
  }) satisfies z.ZodMiniType<Report>,
  createdTable: z.object({ table }) satisfies z.ZodMiniType<CreatedTable>,
  seatSecret: z.object({ secret }) satisfies z.ZodMiniType<SeatSecret>,
  summaries: z.array(
    z.object({
      table,
      settings: settingsSchema,
      stage: z.enum(['gathering', 'playing', 'over']),
      names: z.array(z.nullable(z.string())),
      own: z.array(seat),
      asked: z.array(seat),
      changed: z.number(),
    }),
  ) satisfies z.ZodMiniType<TableSummary[]>,
  serverInfo: z.object({
    protocol: z.int(),
    url: z.string(),
    isLocalOnly: z.boolean(),
    contact: z.nullable(z.string()),
    publicKey: z.string(),
  }) satisfies z.ZodMiniType<ServerInfo>,
  problem: z.object({ error: z.string(), message: z.string() }),
} as const
