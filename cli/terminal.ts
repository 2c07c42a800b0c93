import { createInterface, type Interface } from 'node:readline'

/** Where a command writes to and reads from: the process, or a test's own. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Whether somebody looks at standard output: colours, and a screen to clear. */
  readonly isScreen: boolean
  /** Whether somebody looks at standard error: progress. */
  readonly showsProgress: boolean
  /** Which language the surroundings speak, as in LANG. */
  readonly locale: string
  /** The next line of input, or null when there is none left. */
  readonly ask: (prompt: string) => Promise<string | null>
  readonly close: () => void
}

/** What a person got wrong: said in one sentence, exit code 2, nothing changed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A sentence in which everything is on one line: what came from outside may hold anything. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

export function messageOf(problem: unknown): string {
  return oneLine(problem instanceof Error ? problem.message : String(problem))
}

/** The terminal that the process was started in. */
export function processTerminal(): Terminal {
  const isScreen = process.stdout.isTTY === true
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    // Whoever read our output has had enough (`| head`).
    if (problem.code === 'EPIPE') process.exit(0)
    throw problem
  })
  const input = new LineInput(isScreen && process.stdin.isTTY === true)
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isScreen: isScreen && process.env['NO_COLOR'] === undefined,
    showsProgress: process.stderr.isTTY === true,
    locale: process.env['LC_ALL'] ?? process.env['LC_MESSAGES'] ?? process.env['LANG'] ?? '',
    ask: (prompt) => input.ask(prompt),
    close: () => input.close(),
  }
}

/** Standard input, line by line; opened by the first question, so that other commands need no input at all. */
class LineInput {
  readonly #isInteractive: boolean
  readonly #lines: string[] = []
  #reader: Interface | null = null
  #isAtEnd = false
  #waiting: ((line: string | null) => void) | null = null

  constructor(isInteractive: boolean) {
    this.#isInteractive = isInteractive
  }

  ask(prompt: string): Promise<string | null> {
    const reader = this.#open()
    if (this.#isInteractive) {
      reader.setPrompt(prompt)
      reader.prompt()
    } else process.stdout.write(prompt)
    const line = this.#lines.shift()
    if (line !== undefined) return Promise.resolve(this.#echo(line))
    if (this.#isAtEnd) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#waiting = (given) => resolve(given === null ? null : this.#echo(given))
    })
  }

  close(): void {
    this.#reader?.close()
  }

  /** Without a screen the answers are printed too, so that what was played can be read. */
  #echo(line: string): string {
    if (!this.#isInteractive) process.stdout.write(`${line}\n`)
    return line
  }

  #open(): Interface {
    if (this.#reader !== null) return this.#reader
    const reader = createInterface({
      input: process.stdin,
      ...(this.#isInteractive ? { output: process.stdout } : {}),
      terminal: this.#isInteractive,
    })
    reader.on('line', (line) => {
      if (this.#waiting === null) this.#lines.push(line)
      else this.#answer(line)
    })
    reader.on('close', () => {
      this.#isAtEnd = true
      this.#answer(null)
    })
    this.#reader = reader
    return reader
  }

  #answer(line: string | null): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(line)
  }
}
