import * as z from 'zod/mini'
import { isKey } from '../chance/hex.ts'
import { printable } from '../words/printable.ts'
import { type DataProblem, firstProblem, type Reader } from './problem.ts'
import { readJson } from './read-json.ts'

const formats = ['kantyna-record-1', 'kantyna-record-2'] as const

/** No game is longer: the testkit compares this with `Game.longestGame`. So a game can always read its own saves. */
export const MOST_ENTRIES = 200_000
const MOST_SEATS = 16
const MOST_CHANGES = 10_000
const LARGEST_OPTIONS = 10_000

/** More than the longest game needs. The size of a record from outside is checked first. */
export const LARGEST_RECORD = 16_000_000

const tooLarge: RecordError = {
  code: 'too-large',
  where: '',
  what: `it is larger than ${LARGEST_RECORD / 1_000_000} MB`,
}

/** A text for pages and terminals: without control characters and lone surrogates. */
export const text = (longest: number) =>
  z
    .string()
    .check(z.maxLength(longest), z.refine(isPlainText, 'should be plain text without control characters'))
const count = z.int().check(z.minimum(0))
const key = z.string().check(z.refine(isKey, 'should be 64 hex digits'))
export const seat = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1))
const draws = z.record(text(40), z.array(count).check(z.minLength(1), z.maxLength(5000)))

/** The limit below which each number was drawn. Limits and seed suffice to draw the numbers again. */
const limits = z.record(text(40), z.array(z.int().check(z.minimum(1))).check(z.maxLength(5000)))

const entry = z.strictObject({
  seat,
  /** The number of the answered question. A standing move has `move` instead. */
  decision: z.optional(count),
  move: z.optional(text(40)),
  picks: z.union([z.array(text(200)).check(z.maxLength(200)), z.int()]),
  /** Why nobody chose by hand: the answer was forced (`only`), or the seat was passing. */
  how: z.optional(z.enum(['only', 'passing'])),
  /** The outcomes of chance that the choice caused, by stream. */
  draws: z.optional(draws),
  /** Missing in records of the first edition. */
  limits: z.optional(limits),
  /** The position's hash after this entry; only after every tenth entry. */
  hash: z.optional(text(64)),
})

/** A choice is about either a question or a standing move. */
const oneTarget = z.refine<z.infer<typeof entry>>(
  ({ decision, move }) => (decision === undefined) !== (move === undefined),
  'should name a decision or a move',
)

const score = z.strictObject({
  seat,
  total: z.number(),
  sources: z.record(text(40), z.number()),
  facts: z.optional(z.record(text(40), z.json())),
})

/** Why a seat changed hands: handed over; resigned; did not answer; out of time; the owner is back. */
const seatReasons = ['handed', 'resigned', 'away', 'time', 'back'] as const
/** Why a table was ended: one of two players resigned; the others agreed; a player ran out of time. */
const endReasons = ['resigned', 'agreed', 'time'] as const

export const seatHolder = z.strictObject({
  name: text(60),
  kind: z.enum(['person', 'bot', 'automa']),
  level: z.optional(text(20)),
})

const takeback = z.strictObject({
  /** The number of entries left after it. */
  at: count,
  by: seat,
  dropped: z.int().check(z.minimum(1)),
  /** Free (before the wall), agreed by the others, or alone among bots. */
  how: z.enum(['free', 'agreed', 'alone']),
})

const at = count

/** The table was ended before the game was over. */
export const endChange = z.strictObject({
  kind: z.literal('end'),
  at,
  by: seat,
  why: z.enum(endReasons),
  winners: z.array(seat).check(z.maxLength(MOST_SEATS)),
})

/** What happens at a table other than choices and take-backs, each with the number of entries before it. */
const change = z.discriminatedUnion('kind', [
  /** Another player has the seat from then on. */
  z.strictObject({ kind: z.literal('seat'), at, seat, holder: seatHolder, why: z.enum(seatReasons) }),
  z.strictObject({ kind: z.literal('pause'), at, by: seat, isPaused: z.boolean() }),
  endChange,
])

/** A recorded game. Everything else about the game can be computed from this. */
const recordSchema = z.strictObject({
  format: z.enum(formats),
  game: text(40),
  rulesVersion: text(40),
  options: z
    .record(text(40), z.unknown())
    .check(z.refine((given) => JSON.stringify(given).length <= LARGEST_OPTIONS, 'is too large')),
  seats: z.array(seatHolder).check(z.minLength(1), z.maxLength(MOST_SEATS)),
  /** Every seat was asked that might react, as far as everybody knew. */
  isMasked: z.optional(z.literal(true)),
  /** Published before setup: the hash of the house's seed, and of each seat's contribution. */
  commitment: key,
  contributionCommitments: z.array(key).check(z.maxLength(MOST_SEATS)),
  contributions: z.array(key).check(z.maxLength(MOST_SEATS)),
  /** Published when the game is over. A private save has it too, because the game could not continue without it. */
  seed: z.nullable(key),
  setup: z.strictObject({ draws, limits: z.optional(limits) }),
  /** `readItems` reads the two long lists item by item, because a schema would first collect all problems of a list. */
  entries: z.array(z.unknown()).check(z.maxLength(MOST_ENTRIES)),
  takebacks: z.array(z.unknown()).check(z.maxLength(MOST_ENTRIES)),
  /** Since format 2. */
  changes: z.optional(z.array(change).check(z.maxLength(MOST_CHANGES))),
  outcome: z.nullable(
    z.strictObject({
      winners: z.array(seat).check(z.maxLength(MOST_SEATS)),
      scores: z.optional(z.array(score).check(z.maxLength(MOST_SEATS))),
      tieBreak: z.optional(text(40)),
      endedBy: z.optional(text(40)),
    }),
  ),
  finalHash: text(64),
  /** A checksum of all of the above except names: it detects any changed byte. In format 1, it includes names. */
  digest: text(64),
  /** The signature of the server at which the game was played, over the checksum. */
  signed: z.optional(
    z.strictObject({
      table: text(40),
      /** The last row of the table's log, and the running hash of all its rows. */
      row: count,
      hash: key,
      publicKey: key,
      signature: z.string().check(z.regex(/^[0-9a-f]{128}$/)),
    }),
  ),
})

const entrySchema = entry.check(oneTarget)

/** Whether a record of format 1 has fields that only format 2 knows. */
function isBeyondFormat1({ format, changes, entries }: GameRecord): boolean {
  return (
    format === 'kantyna-record-1' && (changes !== undefined || entries.some(({ how }) => how !== undefined))
  )
}

export type GameRecord = Omit<z.infer<typeof recordSchema>, 'entries' | 'takebacks'> & {
  entries: Entry[]
  takebacks: Takeback[]
}
type WrittenEntry = z.infer<typeof entry>
/** A choice, with its outcomes of chance. */
export type Entry = Pick<WrittenEntry, 'seat' | 'picks' | 'how' | 'draws' | 'limits' | 'hash'> &
  (
    | { readonly decision: number; readonly move?: undefined }
    | { readonly move: string; readonly decision?: undefined }
  )
export type RecordedScore = z.infer<typeof score>
export type SeatHolder = z.infer<typeof seatHolder>
export type Takeback = z.infer<typeof takeback>
export type TableChange = z.infer<typeof change>
export type SeatReason = (typeof seatReasons)[number]

/** Why a text is not a record: what is wrong, and where. */
export interface RecordError extends DataProblem {
  readonly code: 'too-large' | 'not-json' | 'not-a-record'
}

export type ParsedRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: RecordError }

export function parseRecord(written: string): ParsedRecord {
  // The size is checked before anything else.
  if (written.length > LARGEST_RECORD) return { ok: false, error: tooLarge }
  let json: unknown
  try {
    json = readJson(written)
  } catch (problem) {
    // The parser's message quotes the text, which may contain anything.
    const what = printable(problem instanceof Error ? problem.message : '', 200)
    return { ok: false, error: { code: 'not-json', where: '', what } }
  }
  try {
    const parsed = recordSchema.safeParse(json)
    if (!parsed.success) return notARecord(firstProblem(parsed.error))
    const entries = readItems('entries', parsed.data.entries, entrySchema)
    if (!entries.ok) return notARecord(entries.problem)
    const takebacks = readItems('takebacks', parsed.data.takebacks, takeback)
    if (!takebacks.ok) return notARecord(takebacks.problem)
    // The schema has checked that every entry names either a question or a move.
    const written = { entries: entries.items as Entry[], takebacks: takebacks.items }
    const record: GameRecord = { ...parsed.data, ...written }
    if (isBeyondFormat1(record))
      return notARecord({ where: 'format', what: 'this format knows no changes and no "how"' })
    return { ok: true, record }
  } catch (problem) {
    // The schema collects all problems. If there are too many, it overflows the call stack.
    if (!(problem instanceof RangeError)) throw problem
    return {
      ok: false,
      error: { code: 'not-a-record', where: '', what: 'too much of it has the wrong form' },
    }
  }
}

function notARecord(problem: DataProblem): ParsedRecord {
  return { ok: false, error: { code: 'not-a-record', ...problem } }
}

/** Stops at the first wrong item, because only the first problem is reported. */
function readItems<T>(
  name: string,
  items: readonly unknown[],
  schema: Reader<T>,
): { readonly ok: true; readonly items: T[] } | { readonly ok: false; readonly problem: DataProblem } {
  const read: T[] = []
  for (const [index, item] of items.entries()) {
    const parsed = schema.safeParse(item)
    if (!parsed.success) {
      const { where, what } = firstProblem(parsed.error)
      return {
        ok: false,
        problem: { where: [name, index, ...(where === '' ? [] : [where])].join('.'), what },
      }
    }
    read.push(parsed.data)
  }
  return { ok: true, items: read }
}

function isPlainText(written: string): boolean {
  return written.isWellFormed() && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(written)
}
