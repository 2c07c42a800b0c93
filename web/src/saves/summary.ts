import { editionOf, type Seat, type SeatHolder } from '@kantyna/kernel'
import * as z from 'zod/mini'
import { rowsAfter } from './stored-row.ts'

/** What the lobby tells of a kept table: read without the rules, and without checking its record. */

/** What is kept beside the record: which choices the table made by itself. */
export type ViewerPrefs = { readonly [name: string]: string | number | boolean }

/** A line in the lobby's list. */
export type TableSummary =
  | {
      readonly id: string
      readonly revision: number
      readonly updated: number
      readonly state: 'unfinished' | 'finished'
      readonly edition: string
      readonly seats: readonly SeatHolder[]
      readonly waiting: readonly Seat[]
      readonly moves: number
      readonly winners: readonly Seat[]
      /** Without its seed a record can be watched and not gone on with. */
      readonly canGoOn: boolean
    }
  | {
      readonly id: string
      readonly revision: number
      readonly updated: number
      readonly state: 'damaged'
    }

const row = z.object({
  id: z.string().check(z.minLength(1)),
  game: z.string(),
  record: z.unknown(),
  // Tables that were kept before there were revisions have none.
  revision: z._default(z.int().check(z.minimum(0)), 0),
  updated: z.number(),
  finished: z.boolean(),
  waiting: z.catch(z.array(z.int().check(z.minimum(0))), []),
  prefs: z.catch(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
})

/** What the list needs of a record: checked lightly, as nothing is played from it. */
const outline = z.object({
  seats: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(['person', 'bot', 'automa']),
        level: z.exactOptional(z.string()),
      }),
    )
    .check(z.minLength(1)),
  entries: z.array(z.unknown()),
  outcome: z.nullable(z.object({ winners: z.array(z.number()) })),
  seed: z.nullable(z.string()),
  options: z.catch(z.record(z.string(), z.unknown()), {}),
})

export function readRow(raw: unknown) {
  return row.safeParse(raw)
}

export function summaryOf(raw: unknown): TableSummary {
  const read = readRow(raw)
  const sketch = read.success ? outline.safeParse(read.data.record) : null
  if (!read.success || !sketch?.success) return { ...remains(raw), state: 'damaged' }
  const { id, game, revision, updated, finished, waiting } = read.data
  const { seats, entries, outcome, seed, options } = sketch.data
  return {
    id,
    revision,
    updated,
    state: finished ? 'finished' : 'unfinished',
    edition: editionOf(game, options),
    seats,
    waiting,
    moves: entries.length,
    winners: outcome?.winners ?? [],
    canGoOn: !finished && seed !== null,
  }
}

/** The same after the rows that have been added since. */
export function withLastRow(
  table: TableSummary,
  stored: readonly unknown[],
  pending: readonly unknown[],
): TableSummary {
  if (table.state === 'damaged') return table
  const own = stored.filter((row) => Reflect.get(Object(row), 'table') === table.id)
  const last = rowsAfter(table.revision, table.id, own, pending).at(-1)
  if (last === undefined) return table
  const { number, moves, waiting, updated, outcome } = last
  return {
    ...table,
    revision: number,
    moves,
    waiting,
    updated,
    state: outcome === null ? 'unfinished' : 'finished',
    winners: outcome?.winners ?? [],
    canGoOn: table.canGoOn && outcome === null,
  }
}

/** How many times a table was saved, damaged or not; 0 where there is none. */
export function revisionOf(raw: unknown): number {
  return remains(raw).revision
}

/** When a row was written, damaged or not; 0 where there is none. */
export function savedAt(raw: unknown): number {
  return remains(raw).updated
}

/** Enough of a damaged row to name it, so that it can be taken away. */
function remains(raw: unknown): { readonly id: string; readonly revision: number; readonly updated: number } {
  const rest = rests.safeParse(raw)
  return rest.success ? rest.data : { id: '', revision: 0, updated: 0 }
}

const rests = z.object({
  id: z.catch(z.string(), ''),
  revision: z.catch(z.number(), 0),
  updated: z.catch(z.number(), 0),
})
