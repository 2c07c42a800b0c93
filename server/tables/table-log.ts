import type { HostNote, TableStore } from '@kantyna/host'
import type { Plain, TableRow } from '@kantyna/kernel'
import type { GroupCommit } from '../log/group-commit.ts'
import type { RowKind } from '../log/log-store.ts'
import { bodyOf, kindOf } from './game-rows.ts'

/** Another writer has added rows to this table: what is known of it here is out of date. */
export class Outrun extends Error {
  override readonly name = 'Outrun'
}

export interface NewRow {
  readonly kind: RowKind
  readonly body: { readonly [key: string]: Plain }
  /** The id of the player's command; none for what the server does by itself. */
  readonly command?: string | undefined
}

interface Known {
  readonly table: string
  readonly next: number
  /** The ids of commands that were carried out. */
  readonly commands: readonly string[]
}

/** Adds rows to the log of one table, one after the other. */
export class TableLog implements TableStore {
  readonly #table: string
  readonly #group: Pick<GroupCommit, 'append'>
  readonly #now: () => number
  readonly #onOutrun: () => void
  readonly #carriedOut: Set<string>
  #next: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    { table, next, commands }: Known,
    parts: {
      readonly group: Pick<GroupCommit, 'append'>
      readonly now: () => number
      onOutrun(): void
    },
  ) {
    this.#table = table
    this.#next = next
    this.#carriedOut = new Set(commands)
    this.#group = parts.group
    this.#now = parts.now
    this.#onOutrun = parts.onOutrun
  }

  /** The number of the last row. */
  get last(): number {
    return this.#next - 1
  }

  /** Resolves when the row is stored; rejects if it is not. */
  add(row: NewRow): Promise<void> {
    const stored = this.#last.then(() => this.#store(row))
    this.#last = stored.catch(() => undefined)
    return stored
  }

  append(row: TableRow, _after: unknown, command?: string): Promise<void> {
    return this.add({ kind: kindOf(row), body: bodyOf(row), command })
  }

  note({ kind, ...body }: HostNote, command: string): Promise<void> {
    return this.add({ kind, body, command })
  }

  isCarriedOut(command: string): boolean {
    return this.#carriedOut.has(command)
  }

  async #store({ kind, body, command = `server ${this.#next}` }: NewRow): Promise<void> {
    const answer = await this.#group.append({
      table: this.#table,
      expect: this.#next,
      command,
      kind,
      body: { ...body, at: this.#now() },
    })
    if (answer.is !== 'stored') {
      this.#onOutrun()
      throw new Outrun(`Table ${this.#table} was changed by another writer.`)
    }
    this.#next = answer.number + 1
    this.#carriedOut.add(command)
  }
}
