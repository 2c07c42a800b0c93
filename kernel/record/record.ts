import type { Outcome, Score } from '../play/outcome.ts'
import { digestOf } from './canonical.ts'
import type { GameRecord, RecordedScore, SeatHolder } from './read-record.ts'

export type {
  Entry,
  GameRecord,
  SeatHolder,
  SeatReason,
  TableChange,
  Takeback,
} from './read-record.ts'

/** New records are written in format 2. Format 1 can still be read and verified. */
export const recordFormat = 'kantyna-record-2'

/** How a game ended, as a record has it. */
export function recordedOutcome(outcome: Outcome | null): GameRecord['outcome'] {
  if (outcome === null) return null
  const { winners, scores, tieBreak, endedBy } = outcome
  return {
    winners: winners.slice(),
    ...(scores === undefined ? {} : { scores: scores.map(copiedScore) }),
    ...(tieBreak === undefined ? {} : { tieBreak }),
    ...(endedBy === undefined ? {} : { endedBy }),
  }
}

function copiedScore({ seat: of, total, sources, facts }: Score): RecordedScore {
  const copied = { seat: of, total, sources: { ...sources } }
  // Facts are plain data, which the schema calls JSON.
  return facts === undefined
    ? copied
    : { ...copied, facts: { ...facts } as NonNullable<RecordedScore['facts']> }
}

/** Adds the checksum of everything else. */
export function sealed(record: Omit<GameRecord, 'digest' | 'signed'>): GameRecord {
  return { ...record, digest: digestOf(hashedPart(record)) }
}

export function isSealIntact(record: GameRecord): boolean {
  // A signature is made of the checksum.
  const { digest, signed: _, ...rest } = record
  return digestOf(hashedPart(rest)) === digest
}

/** The checksum leaves out names, so that a record still verifies after names were erased. */
function hashedPart(record: Omit<GameRecord, 'digest'>): object {
  if (record.format === 'kantyna-record-1') return record
  const { changes = [], seats } = record
  return {
    ...record,
    seats: seats.map(withoutName),
    changes: changes.map((each) =>
      each.kind === 'seat' ? { ...each, holder: withoutName(each.holder) } : each,
    ),
  }
}

function withoutName({ name: _, ...holder }: SeatHolder): Omit<SeatHolder, 'name'> {
  return holder
}
