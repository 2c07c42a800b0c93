import type { HostNote } from '@kantyna/host'
import type { GameRecord, Plain, Seat, TableChange, TableRow } from '@kantyna/kernel'
import type { LogRow, RowKind } from '../log/log-store.ts'

/** How rows of a game are written in the log. Names are left out, because the log must not contain what can be erased. */

type Body = { readonly [key: string]: Plain }

export function kindOf(row: TableRow): RowKind {
  switch (row.kind) {
    case 'choice':
      return row.entry.move === undefined ? 'choice' : 'standing-move'
    case 'takeback':
      return 'take-back'
    case 'change':
      return kindOfChange(row.change)
  }
}

function kindOfChange(change: TableChange): RowKind {
  if (change.kind !== 'seat') return change.kind
  switch (change.why) {
    case 'handed':
      return change.holder.kind === 'bot' ? 'seat-given-to-bot' : 'seat-taken'
    case 'resigned':
      return 'seat-resigned'
    case 'away':
    case 'time':
      return 'seat-given-to-bot'
    case 'back':
      return 'seat-given-back'
  }
}

export function bodyOf(row: TableRow): Body {
  const { kind: _, ...body } =
    row.kind === 'change' ? { kind: row.kind, change: renamed(row.change, () => '') } : row
  return body as Body // a row is plain data
}

/** The row of a game that a row of the log holds; null if it is about something else. */
export function gameRow({ body }: Pick<LogRow, 'body'>): TableRow | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  // `bodyOf` wrote it.
  if ('entry' in body && typeof body['entry'] === 'object')
    return { kind: 'choice', entry: body['entry'] } as unknown as TableRow
  if ('takeback' in body) return { kind: 'takeback', ...body } as unknown as TableRow
  if ('change' in body) return { kind: 'change', change: body['change'] } as unknown as TableRow
  return null
}

/** A record with other names. */
export function renamedRecord(record: GameRecord, nameOf: (seat: Seat) => string): GameRecord {
  return {
    ...record,
    seats: record.seats.map((holder, seat) => ({ ...holder, name: nameOf(seat) })),
    changes: (record.changes ?? []).map((change) => renamed(change, nameOf)),
  }
}

function renamed(change: TableChange, nameOf: (seat: Seat) => string): TableChange {
  if (change.kind !== 'seat') return change
  return { ...change, holder: { ...change.holder, name: nameOf(change.seat) } }
}

/** The note that a row of the log holds; null if it is about something else. */
export function noteIn({ kind, body }: Pick<LogRow, 'kind' | 'body'>): HostNote | null {
  switch (kind) {
    case 'passing':
    case 'undo-requested':
    case 'undo-agreed':
    case 'undo-refused':
      return { kind, ...(body as object) } as HostNote // `TableLog.note` wrote it
    default:
      return null
  }
}
