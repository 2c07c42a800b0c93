import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { printable } from '@kantyna/kernel'

/** No answer is longer: the rest of such a line is not kept. */
const LONGEST_LINE = 4096

/** Standard input, line by line; opened by the first question, so that other commands need no input at all. */
export class LineInput {
  readonly #isTyped: boolean
  readonly #input: () => Readable
  readonly #output: Writable
  readonly #lines: string[] = []
  #isOpen = false
  /** Edits the line that a person types. */
  #editor: Interface | null = null
  #isAtEnd = false
  #waiting: ((line: string | null) => void) | null = null

  constructor(
    isTyped: boolean,
    input: () => Readable = () => process.stdin,
    output: Writable = process.stdout,
  ) {
    this.#isTyped = isTyped
    this.#input = input
    this.#output = output
  }

  async ask(prompt: string, age: 'any' | 'fresh'): Promise<string | null> {
    this.#open()
    if (age === 'fresh') await this.forgetTyped()
    if (this.#editor === null) this.#output.write(prompt)
    else if (!this.#isAtEnd) {
      this.#editor.setPrompt(prompt)
      this.#editor.prompt(true)
    }
    const line = await this.#next()
    // Where nobody types, the answers are printed too, so that what was played can be read.
    if (line !== null && this.#editor === null) this.#output.write(`${printable(line, 200)}\n`)
    return line
  }

  /** What was typed before a question was there is no answer to it: whole lines, and what stands on the last. */
  async forgetTyped(): Promise<void> {
    if (this.#editor === null) return
    // What the terminal holds is read first.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    this.#lines.length = 0
    if (this.#isAtEnd) return
    // Its keys that bring back what was deleted belong to whoever deleted it.
    this.#editor.off('close', this.#end)
    this.#editor.close()
    this.#openEditor()
  }

  close(): void {
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
    if (this.#isTyped) this.#openEditor()
    else this.#openPipe()
  }

  #openEditor(): void {
    // Without a history: what one person has typed is nobody else's business.
    const editor = createInterface({
      input: this.#input(),
      output: this.#output,
      terminal: true,
      historySize: 0,
    })
    editor.on('line', (line) => this.#take(line))
    editor.on('close', this.#end)
    this.#editor = editor
  }

  #openPipe(): void {
    let begun = ''
    this.#input().setEncoding('utf8')
    this.#input().on('data', (chunk: string) => {
      const [first = '', ...rest] = chunk.split('\n')
      begun = (begun + first).slice(0, LONGEST_LINE)
      for (const next of rest) {
        this.#take(begun.replace(/\r$/, ''))
        begun = next.slice(0, LONGEST_LINE)
      }
    })
    const end = () => {
      if (begun !== '') this.#take(begun)
      begun = ''
      this.#end()
    }
    this.#input().on('end', end)
    this.#input().on('close', end)
    this.#input().on('error', end)
  }

  #take(line: string): void {
    if (this.#waiting === null) this.#lines.push(line)
    else this.#answer(line)
  }

  readonly #end = (): void => {
    this.#isAtEnd = true
    this.#answer(null)
  }

  #answer(line: string | null): void {
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.(line)
  }
}
