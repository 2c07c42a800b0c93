import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { ReadStream } from 'node:tty'
import type { Clock } from '@kantyna/host'
import { printable } from '@kantyna/kernel'
import { wallClock } from './clock.ts'
import { DeliberateEnter } from './deliberate-enter.ts'

/**
 * The permitted age of an answer. `any`: typed at any time. `fresh`: typed after the question was shown. `deliberate`:
 * an Enter that was pressed after the question was shown, not a key held down since before.
 */
export type AnswerAge = 'any' | 'fresh' | 'deliberate'

/** The source and destination of lines, and the parts that tests replace. */
interface Surroundings {
  readonly input?: () => Readable
  readonly output?: Writable
  readonly clock?: Clock
  readonly suspend?: () => void
}

/** Longer lines are cut: no answer is longer. */
const LONGEST_LINE = 4096

/** Standard input, line by line; opened by the first question, so that other commands need no input. */
export class LineInput {
  readonly #isTyped: boolean
  readonly #input: () => Readable
  readonly #output: Writable
  readonly #clock: Clock
  readonly #suspend: () => void
  readonly #lines: string[] = []
  #isOpen = false
  /** Edits the line that a person types. */
  #editor: Interface | null = null
  #isAtEnd = false
  #waiting: ((line: string | null) => void) | null = null
  /** Waits for a deliberate Enter, if one is required. */
  #deliberate: DeliberateEnter | null = null

  constructor(
    isTyped: boolean,
    {
      input = () => process.stdin,
      output = process.stdout,
      clock = wallClock,
      suspend = suspendJob,
    }: Surroundings = {},
  ) {
    this.#isTyped = isTyped
    this.#input = input
    this.#output = output
    this.#clock = clock
    this.#suspend = suspend
  }

  async ask(prompt: string, age: AnswerAge): Promise<string | null> {
    this.#open()
    if (age !== 'any') await this.forgetTyped()
    if (this.#editor === null) this.#output.write(prompt)
    else if (!this.#isAtEnd) {
      this.#editor.setPrompt(prompt)
      this.#editor.prompt(true)
      if (age === 'deliberate') {
        this.#deliberate = new DeliberateEnter(this.#clock, {
          again: () => this.#editor?.prompt(),
          accept: () => this.#answer(''),
        })
      }
    }
    const line = await this.#next()
    // If the input is a pipe, the answers are printed too, so that the output shows the whole game.
    if (line !== null && this.#editor === null) this.#output.write(`${printable(line, 200)}\n`)
    return line
  }

  /** Drops text typed before a question appeared: whole lines, and the unfinished last one. */
  async forgetTyped(): Promise<void> {
    if (this.#editor === null) return
    // First reads what the terminal has buffered.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    this.#lines.length = 0
    if (this.#isAtEnd) return
    // A new editor has nothing to paste back: the next player must not see text that this one deleted.
    this.#editor.off('close', this.#end)
    this.#editor.close()
    this.#openEditor()
  }

  close(): void {
    this.#deliberate?.end()
    this.#editor?.close()
    if (this.#isOpen) this.#input().destroy()
  }

  #next(): Promise<string | null> {
    const line = this.#lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.#isAtEnd) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  #open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    if (this.#isTyped) {
      this.#openEditor()
      this.#input().on('keypress', (_, key?: { readonly name?: string }) => {
        if (key?.name !== 'return' && key?.name !== 'enter') this.#deliberate?.otherKey()
      })
    } else this.#openPipe()
  }

  #openEditor(): void {
    // Keeps no history, because the next player must not see what this one typed.
    const editor = createInterface({
      input: this.#input(),
      output: this.#output,
      terminal: true,
      historySize: 0,
    })
    editor.on('line', (line) => this.#take(line))
    editor.on('close', this.#end)
    editor.on('SIGTSTP', () => this.#sleep(editor))
    this.#editor = editor
  }

  /** Suspends the process on Ctrl+Z. Node's default leaves the input paused after `fg`, so the process would end. */
  #sleep(editor: Interface): void {
    const input = this.#input()
    const setRawMode = (isRaw: boolean) => {
      if (input instanceof ReadStream) input.setRawMode(isRaw)
    }
    process.once('SIGCONT', () => {
      if (this.#editor !== editor || this.#isAtEnd) return
      // The stream must be paused and resumed, or it no longer receives Ctrl+C, Ctrl+Z and Ctrl+D.
      editor.pause()
      setRawMode(true)
      if (this.#waiting === null) editor.resume()
      else editor.prompt(true)
    })
    setRawMode(false)
    this.#suspend()
  }

  #openPipe(): void {
    let partialLine = ''
    this.#input().setEncoding('utf8')
    this.#input().on('data', (chunk: string) => {
      const [first = '', ...rest] = chunk.split('\n')
      partialLine = (partialLine + first).slice(0, LONGEST_LINE)
      for (const next of rest) {
        this.#take(partialLine.replace(/\r$/, ''))
        partialLine = next.slice(0, LONGEST_LINE)
      }
    })
    const end = () => {
      if (partialLine !== '') this.#take(partialLine)
      partialLine = ''
      this.#end()
    }
    this.#input().on('end', end)
    this.#input().on('close', end)
    this.#input().on('error', end)
  }

  #take(line: string): void {
    if (this.#deliberate !== null) this.#deliberate.enter()
    else if (this.#waiting === null) this.#lines.push(line)
    else this.#answer(line)
  }

  readonly #end = (): void => {
    this.#isAtEnd = true
    this.#answer(null)
  }

  #answer(line: string | null): void {
    this.#deliberate?.end()
    this.#deliberate = null
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(line)
  }
}

/** Stops the whole job, as the terminal itself would: a parent such as npx would otherwise keep the shell waiting. */
function suspendJob(): void {
  process.kill(0, 'SIGTSTP')
}
