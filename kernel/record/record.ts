import { z } from 'zod'
import { isKey } from '../chance/hex.ts'
import { digestOf } from './canonical.ts'

export const recordFormat = 'kantyna-record-1'

const key = z.string().refine(isKey, 'is not a 64-digit hex value')
const seat = z.number().int().min(0).max(15)
const draws = z.record(z.string().max(40), z.array(z.number().int().min(0)).max(5000))

const entry = z.strictObject({
  seat,
  decision: z.number().int().min(0),
  picks: z.union([z.array(z.string().max(200)).max(200), z.number().int()]),
  /** The outcomes of chance that the choice caused, by stream. */
  draws: draws.optional(),
  /** The position's fingerprint after this entry, every few entries. */
  hash: z.string().max(64).optional(),
})

const seatHolder = z.strictObject({
  name: z.string().max(60),
  kind: z.enum(['person', 'bot']),
  level: z.string().max(20).optional(),
})

const takeback = z.strictObject({
  /** How many entries stood after it. */
  at: z.number().int().min(0),
  by: seat,
  dropped: z.number().int().min(1),
  /** Free before the wall, agreed by the others, or alone among bots. */
  how: z.enum(['free', 'agreed', 'alone']),
})

/** A game on paper. Everything else about it can be worked out again from this. */
const recordSchema = z.strictObject({
  format: z.literal(recordFormat),
  game: z.string().max(40),
  rulesVersion: z.string().max(40),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatHolder).min(1).max(16),
  /** Published before setup: the hash of the house's seed, and of each seat's contribution. */
  commitment: key,
  contributionCommitments: z.array(key),
  contributions: z.array(key),
  /** Opened when the game is over; also in a private save, which could not go on without it. */
  seed: key.nullable(),
  setup: z.strictObject({ draws }),
  entries: z.array(entry).max(100_000),
  takebacks: z.array(takeback),
  outcome: z.strictObject({ winners: z.array(seat) }).nullable(),
  finalHash: z.string().max(64),
  /** The fingerprint of all of the above: finds a slip of any byte. */
  digest: z.string().max(64),
})

export type GameRecord = z.infer<typeof recordSchema>
export type Entry = z.infer<typeof entry>
export type SeatHolder = z.infer<typeof seatHolder>
export type Takeback = z.infer<typeof takeback>

/** Why a text is not a record: what is wrong, and where in it. */
export interface RecordError {
  readonly code: 'not-json' | 'not-a-record'
  readonly where: string
  readonly what: string
}

export type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: RecordError }

export function parseRecord(text: string): ParsedRecord {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (problem) {
    return {
      ok: false,
      error: { code: 'not-json', where: '', what: problem instanceof Error ? problem.message : '' },
    }
  }
  const parsed = recordSchema.safeParse(json)
  if (parsed.success) return { ok: true, record: parsed.data }
  const issue = parsed.error.issues[0]
  return {
    ok: false,
    error: { code: 'not-a-record', where: issue?.path.join('.') ?? '', what: issue?.message ?? '' },
  }
}

/** Adds the fingerprint that covers everything else. */
export function sealed(record: Omit<GameRecord, 'digest'>): GameRecord {
  return { ...record, digest: digestOf(record) }
}

export function isSealIntact(record: GameRecord): boolean {
  const { digest, ...rest } = record
  return digestOf(rest) === digest
}
