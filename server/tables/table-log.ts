import type { HostNote, TableStore } from '@kantyna/host'
import type { Plain, Position, TableRow } from '@kantyna/kernel'
import type { GroupCommit } from '../log/group-commit.ts'
import type { Due, RowKind } from '../log/log-store.ts'
import { bodyOf, kindOf } from './game-rows.ts'
import { hashAfter } from './running-hash.ts'

/** Another writer has added rows to this table: what is known of it here is out of date. */
class Outrun extends Error {
  override readonly name = 'Outrun'
}

/** The command was carried out long ago. */
export class Repeated extends Error {
  override readonly name = 'Repeated'
}

/** When a game that is over is packed into one record. Until then its players may want to play again. */
const PACK_AFTER_MS = 24 * 3_600_000

export interface NewRow {
  readonly kind: RowKind
  readonly body: { readonly [key: string]: Plain }
  /** The new list of what is due at the table. */
  readonly due?: readonly Due[]
  /** The id of the player's command; none for what the server does by itself. */
  readonly command?: string | undefined
}

interface Known {
  readonly table: string
  readonly next: number
  /** The ids of commands that were carried out. */
  readonly commands: readonly string[]
  /** The running hash of all rows. */
  readonly hash: string
}

/** Adds rows to the log of one table, one after the other. */
export class TableLog implements TableStore {
  readonly #table: string
  readonly #group: Pick<GroupCommit, 'append'>
  readonly #now: () => number
  readonly #onOutrun: () => void
  /** What each seat has left on its clock; null at a table without clocks. */
  readonly #clocks: () => readonly number[] | null
  readonly #carriedOut: Set<string>
  #next: number
  #hash: string
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    { table, next, commands, hash }: Known,
    parts: {
      readonly group: Pick<GroupCommit, 'append'>
      readonly now: () => number
      onOutrun(): void
      clocks(): readonly number[] | null
    },
  ) {
    this.#table = table
    this.#next = next
    this.#hash = hash
    this.#carriedOut = new Set(commands)
    this.#group = parts.group
    this.#now = parts.now
    this.#onOutrun = parts.onOutrun
    this.#clocks = parts.clocks
  }

  /** The number of the last row. */
  get last(): number {
    return this.#next - 1
  }

  /** The running hash of all rows. */
  get hash(): string {
    return this.#hash
  }

  /** Resolves when the row is stored; rejects if it is not. */
  add(row: NewRow): Promise<void> {
    const stored = this.#last.then(() => this.#store(row))
    this.#last = stored.catch(() => undefined)
    return stored
  }

  append(row: TableRow, after: Position, command?: string): Promise<void> {
    const clocks = this.#clocks()
    const body = clocks === null ? bodyOf(row) : { ...bodyOf(row), clocks }
    const isOver = after.outcome !== null || (row.kind === 'change' && row.change.kind === 'end')
    return this.add({ kind: kindOf(row), body, command, due: this.#dueAfter(isOver) })
  }

  #dueAfter(isOver: boolean): readonly Due[] {
    if (isOver) return [{ kind: 'pack', at: this.#now() + PACK_AFTER_MS }]
    // A table with clocks is loaded as soon as the server runs again: its clocks run.
    return this.#clocks() === null ? [] : [{ kind: 'clock', at: this.#now() }]
  }

  note({ kind, ...body }: HostNote, command?: string): Promise<void> {
    return this.add({ kind, body, command })
  }

  isCarriedOut(command: string): boolean {
    return this.#carriedOut.has(command)
  }

  async #store({ kind, body: given, due, command = `server ${this.#next}` }: NewRow): Promise<void> {
    const body = { ...given, at: this.#now() }
    const answer = await this.#group.append({
      table: this.#table,
      expect: this.#next,
      command,
      kind,
      body,
      ...(due === undefined ? {} : { due }),
    })
    if (answer.is === 'repeated' && answer.number < this.#next) {
      // Nothing is missing here: only the latest commands were remembered.
      this.#carriedOut.add(command)
      throw new Repeated(`The command of row ${answer.number} was sent to table ${this.#table} again.`)
    }
    // To load a packed table again would change nothing.
    if (answer.is === 'finished') throw new Error(`Table ${this.#table} is packed.`)
    if (answer.is !== 'stored') {
      this.#onOutrun()
      throw new Outrun(`Table ${this.#table} was changed by another writer.`)
    }
    this.#next = answer.number + 1
    this.#hash = hashAfter(this.#hash, { number: answer.number, kind, body })
    this.#carriedOut.add(command)
  }
}
