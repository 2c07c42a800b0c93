import type { TableStore } from '@kantyna/host'
import {
  type GameRecord,
  hashOf,
  type Match,
  type Position,
  recordedOutcome,
  type TableRow,
  withRows,
} from '@kantyna/kernel'
import { writeWhole } from '../files.ts'
import { RowsFile } from '../rows-file.ts'
import { messageOf, shown } from '../terminal.ts'
import type { Speech } from './speech.ts'

/**
 * Saves a game to its file while it is played, so that it survives the end of this process. Without a file, nothing is
 * saved.
 */
export class GameFile implements TableStore {
  readonly #file: string | null
  readonly #rows: RowsFile | null
  readonly #match: Match
  readonly #say: Speech
  readonly #tell: (text: string) => void
  /** Whether the last write succeeded: a full disk is reported once. */
  #isKept = true

  constructor(file: string | null, match: Match, say: Speech, tell: (text: string) => void) {
    this.#file = file
    this.#rows = file === null ? null : new RowsFile(file, match.record())
    this.#match = match
    this.#say = say
    this.#tell = tell
    // The file contains all earlier rows by now, so the separate rows are deleted.
    this.#try((_, rows) => rows.begin(match.record()))
  }

  /** Adds a row beside the file. If that fails, the game in the terminal continues and says so. */
  append(row: TableRow, after: Position): void {
    const end = { outcome: recordedOutcome(after.outcome), finalHash: hashOf(after) }
    this.#try((file, rows) => {
      if (this.#isKept) rows.append(row, end)
      else write(file, withRows(this.#match.record(), [row], end), rows)
    })
  }

  /** Writes the whole game to its file. */
  close(): void {
    this.#try((file, rows) => write(file, this.#match.record(), rows))
  }

  #try(writing: (file: string, rows: RowsFile) => void): void {
    if (this.#file === null || this.#rows === null) return
    try {
      writing(this.#file, this.#rows)
      this.#isKept = true
    } catch (problem) {
      if (this.#isKept) this.#tell(`${this.#say.notSaved(messageOf(problem))}\n`)
      this.#isKept = false
    }
  }

  /** Writes the game to a file that the player named, and returns a message about the result. */
  saveAs(file: string, record: GameRecord): string {
    try {
      writeRecord(file, record)
      return this.#say.saved(shown(file))
    } catch (problem) {
      return this.#say.notSaved(messageOf(problem))
    }
  }
}

function write(file: string, record: GameRecord, rows: RowsFile): void {
  writeRecord(file, record)
  rows.begin(record)
}

function writeRecord(file: string, record: GameRecord): void {
  writeWhole(file, `${JSON.stringify(record)}\n`)
}
