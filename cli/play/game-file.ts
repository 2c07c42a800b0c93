import type { GameRecord } from '@kantyna/kernel'
import { writeWhole } from '../files.ts'
import { messageOf, shown } from '../terminal.ts'
import type { Speech } from './speech.ts'

/** The file in which a game is kept while it is played, where there is one. */
export class GameFile {
  readonly #file: string | null
  readonly #say: Speech
  readonly #tell: (text: string) => void
  /** Whether the last writing went well: a full disk is reported once. */
  #isKept = true

  constructor(file: string | null, say: Speech, tell: (text: string) => void) {
    this.#file = file
    this.#say = say
    this.#tell = tell
  }

  /** After every choice: whatever ends this process, the game is there. */
  keep(record: GameRecord): void {
    if (this.#file === null) return
    try {
      write(this.#file, record)
      this.#isKept = true
    } catch (problem) {
      if (this.#isKept) this.#tell(`${this.#say.notSaved(messageOf(problem))}\n`)
      this.#isKept = false
    }
  }

  /** Writes the game into a file that the player named, and says whether that worked. */
  saveAs(file: string, record: GameRecord): string {
    try {
      write(file, record)
      return this.#say.saved(shown(file))
    } catch (problem) {
      return this.#say.notSaved(messageOf(problem))
    }
  }
}

function write(file: string, record: GameRecord): void {
  writeWhole(file, `${JSON.stringify(record)}\n`)
}
