import type { Noted } from '@kantyna/host'
import { type GameRecord, grownRecord, type Seat, type TableRow, type UndoRequest } from '@kantyna/kernel'
import type { LogRow } from '../log/log-store.ts'
import { gameRow, noteIn } from './game-rows.ts'
import { type RoomRow, type RoomState, roomAfter } from './room-state.ts'
import { hashAfter, NO_ROWS } from './running-hash.ts'

/** A seat that declines everything, since this many entries. */
interface Passing {
  readonly seat: Seat
  readonly since: number
}

/** What a checkpoint holds: everything that the rows before it say. */
export interface SavedState {
  readonly room: RoomState
  /** Null before the deal. It has no final hash: `resumeFromLog` needs none. */
  readonly record: GameRecord | null
  readonly passing: readonly Passing[]
  readonly undoAsked: UndoRequest | null
  /** The ids of the latest commands: a client may send one again. */
  readonly commands: readonly string[]
  /** What each seat had left on its clock; null at a table without clocks. */
  readonly clocks: readonly number[] | null
  readonly hash: string
}

/** How many commands are recognised when they are sent again. */
const MOST_COMMANDS = 500

/** Adds up the rows of a log. */
export class TableState {
  #room: RoomState | null
  #record: GameRecord | null
  #rows: TableRow[] = []
  #passing: readonly Passing[]
  #undoAsked: UndoRequest | null
  readonly #commands: string[]
  #clocks: readonly number[] | null
  #hash: string

  constructor(saved: SavedState | null) {
    this.#room = saved?.room ?? null
    this.#record = saved?.record ?? null
    this.#passing = saved?.passing ?? []
    this.#undoAsked = saved?.undoAsked ?? null
    this.#commands = [...(saved?.commands ?? [])]
    this.#clocks = saved?.clocks ?? null
    this.#hash = saved?.hash ?? NO_ROWS
  }

  add(row: LogRow): void {
    this.#commands.push(row.command)
    this.#clocks = clocksIn(row) ?? this.#clocks
    this.#hash = hashAfter(this.#hash, row)
    const note = noteIn(row)
    const ofGame = gameRow(row)
    if (note !== null) this.#note(note)
    else if (row.kind === 'dealt') this.#deal(row)
    else if (ofGame !== null) this.#play(ofGame)
    // `hint-used` changes nothing at the table.
    else if (row.kind !== 'hint-used') this.#room = roomAfter(this.#room, row as unknown as RoomRow) // `LiveTable` wrote it
  }

  #play(row: TableRow): void {
    this.#rows.push(row)
    // Any row of the game ends a request to take something back.
    this.#undoAsked = null
    if (row.kind === 'takeback') this.#passing = []
  }

  get room(): RoomState {
    if (this.#room === null) throw new Error('The log of a table begins with its creation.')
    return this.#room
  }

  /** The game so far, without names and a final hash; null before the deal. */
  record(): GameRecord | null {
    if (this.#record !== null && this.#rows.length > 0) this.#record = grownRecord(this.#record, this.#rows)
    this.#rows = []
    return this.#record
  }

  get commands(): readonly string[] {
    return this.#commands.slice(-MOST_COMMANDS)
  }

  get saved(): SavedState {
    return {
      room: this.room,
      record: this.record(),
      passing: this.#passing,
      undoAsked: this.#undoAsked,
      commands: this.commands,
      clocks: this.#clocks,
      hash: this.#hash,
    }
  }

  /** The running hash of all rows. */
  get hash(): string {
    return this.#hash
  }

  get clocks(): readonly number[] | null {
    return this.#clocks
  }

  /** `opened`: the number of entries when the current turn began, which ended all passing. */
  notedSince(opened: number): Noted {
    const passing = this.#passing.filter(({ since }) => since >= opened).map(({ seat }) => seat)
    return { passing, undoAsked: this.#undoAsked }
  }

  #deal({ body }: LogRow): void {
    const { record } = body as unknown as { readonly record: GameRecord } // `LiveTable` wrote it
    this.#record = record
    this.#room = { ...this.room, isDealt: true }
  }

  #note(note: NonNullable<ReturnType<typeof noteIn>>): void {
    switch (note.kind) {
      case 'passing': {
        const others = this.#passing.filter(({ seat }) => seat !== note.seat)
        const since = this.record()?.entries.length ?? 0
        this.#passing = note.isPassing ? [...others, { seat: note.seat, since }] : others
        return
      }
      case 'undo-requested':
        this.#undoAsked = { seat: note.seat, entry: note.entry, agreed: [] }
        return
      case 'undo-agreed':
        if (this.#undoAsked !== null)
          this.#undoAsked = { ...this.#undoAsked, agreed: [...this.#undoAsked.agreed, note.seat] }
        return
      case 'undo-refused':
        this.#undoAsked = null
    }
  }
}

function clocksIn({ body }: LogRow): readonly number[] | null {
  const clocks = typeof body === 'object' && body !== null && 'clocks' in body ? body['clocks'] : null
  return Array.isArray(clocks) ? clocks.map(Number) : null
}
