import type { GameRecord, Seat, TableRow } from '@kantyna/kernel'
import * as z from 'zod/mini'

/** A row as the browser keeps it, with how the table stood after it. */
export interface StoredRow {
  readonly table: string
  /** The revision of the table after it. */
  readonly number: number
  readonly row: TableRow
  readonly finalHash: string
  readonly outcome: GameRecord['outcome']
  readonly moves: number
  readonly waiting: readonly Seat[]
  readonly updated: number
}

const count = z.int().check(z.minimum(0))

/** The outline of a row. What is inside is checked with the record that it becomes part of. */
const outline = z.object({
  table: z.string(),
  number: count,
  row: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('choice'), entry: z.unknown() }),
    z.object({ kind: z.literal('takeback'), takeback: z.object({ at: count }), kept: z.array(z.unknown()) }),
    z.object({ kind: z.literal('change'), change: z.unknown() }),
  ]),
  finalHash: z.string(),
  outcome: z.nullable(z.object({ winners: z.array(count) })),
  moves: count,
  waiting: z.array(count),
  updated: z.number(),
})

/**
 * The rows of a table that follow its revision without a gap: those of the store, and then those that were still on their
 * way. Whatever is broken ends the list.
 */
export function rowsAfter(
  revision: number,
  id: string,
  stored: readonly unknown[],
  pending: readonly unknown[],
): StoredRow[] {
  const byNumber = new Map<number, StoredRow>()
  for (const raw of [...pending, ...stored]) {
    // The outline alone is read: nothing of what is inside is left out.
    if (outline.safeParse(raw).success) byNumber.set((raw as StoredRow).number, raw as StoredRow)
  }
  const rows: StoredRow[] = []
  for (let next = revision + 1; ; next++) {
    const row = byNumber.get(next)
    if (row === undefined || row.table !== id) return rows
    rows.push(row)
  }
}
