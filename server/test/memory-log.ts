import type {
  Append,
  Appended,
  Checkpoint,
  Due,
  DueAt,
  LoadedTable,
  LogRow,
  LogStore,
} from '../log/log-store.ts'

interface Table {
  rows: LogRow[]
  checkpoint: Checkpoint | null
  due: readonly Due[]
  packed: { readonly next: number; readonly record: Uint8Array } | null
}

/** The contract of a log store in its plainest form: what other stores are compared with. */
export class MemoryLog implements LogStore {
  readonly #tables = new Map<string, Table>()

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    return Promise.resolve(batch.map((row) => this.#add(row)))
  }

  #add({ table, expect, command, kind, body, due }: Append): Appended {
    const known = this.#tables.get(table) ?? { rows: [], checkpoint: null, due: [], packed: null }
    if (known.packed !== null) return { is: 'finished' }
    const stored = known.rows.find((row) => row.command === command)
    if (stored !== undefined) return { is: 'repeated', number: stored.number }
    const number = known.rows.length
    if (expect !== number) return { is: 'outrun', next: number }
    known.rows.push({ number, command, kind, body })
    known.due = due ?? known.due
    this.#tables.set(table, known)
    return { is: 'stored', number }
  }

  read(table: string, from: number, limit: number): Promise<readonly LogRow[]> {
    const rows = this.#tables.get(table)?.rows ?? []
    return Promise.resolve(rows.slice(from, from + limit))
  }

  load(table: string): Promise<LoadedTable | null> {
    const known = this.#tables.get(table)
    if (known === undefined) return Promise.resolve(null)
    const { rows, checkpoint, packed } = known
    return Promise.resolve(
      packed === null
        ? { next: rows.length, checkpoint, rows: rows.slice(checkpoint?.next ?? 0), packed: null }
        : { next: packed.next, checkpoint: null, rows: [], packed: packed.record },
    )
  }

  checkpoint(table: string, checkpoint: Checkpoint): Promise<void> {
    const known = this.#tables.get(table)
    const isKept =
      known !== undefined &&
      checkpoint.next >= 1 &&
      checkpoint.next <= known.rows.length &&
      checkpoint.next > (known.checkpoint?.next ?? -1)
    if (isKept) known.checkpoint = checkpoint
    return Promise.resolve()
  }

  pack(table: string, next: number, record: Uint8Array): Promise<boolean> {
    const known = this.#tables.get(table)
    if (known === undefined || known.packed !== null || known.rows.length !== next)
      return Promise.resolve(false)
    this.#tables.set(table, { rows: [], checkpoint: null, due: [], packed: { next, record } })
    return Promise.resolve(true)
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table)
    return Promise.resolve()
  }

  due(now: number, limit: number): Promise<readonly DueAt[]> {
    const all = [...this.#tables].flatMap(([table, { due, rows }]) =>
      due.map((each): DueAt => ({ table, next: rows.length, ...each })),
    )
    const overdue = all.filter(({ at }) => at <= now)
    const key = ({ table, kind }: DueAt) => `${table} ${kind}`
    overdue.sort((a, b) => a.at - b.at || (key(a) < key(b) ? -1 : 1))
    return Promise.resolve(overdue.slice(0, limit))
  }
}
