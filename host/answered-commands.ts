import type { CommandResult } from '@kantyna/kernel'

/** A client repeats a command within seconds of losing its connection, so older answers can be dropped. */
const MOST_REMEMBERED = 1000

/** The answers to recent commands, by command id. */
export class AnsweredCommands {
  readonly #results = new Map<string, Promise<CommandResult>>()

  get(id: string): Promise<CommandResult> | undefined {
    return this.#results.get(id)
  }

  set(id: string, result: Promise<CommandResult>): void {
    this.#results.set(id, result)
    const [oldest] = this.#results.keys()
    if (this.#results.size > MOST_REMEMBERED && oldest !== undefined) this.#results.delete(oldest)
  }
}
