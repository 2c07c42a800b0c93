import { escaped, type Lang, printable } from '@kantyna/kernel'
import { type AnswerAge, LineInput } from './line-input.ts'

/** The input and output of a command: those of the process, or of a test. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Whether a person reads standard output: then it must be cleared before the next player looks. */
  readonly isScreen: boolean
  readonly hasColour: boolean
  /** The number of characters in a line; null if nothing should be wrapped. */
  readonly width: number | null
  /**
   * Whether a person types, who may type ahead; otherwise the input is a pipe, which is read when a question needs it.
   */
  readonly isTyped: boolean
  /** Whether a person reads standard error: then progress is shown. */
  readonly showsProgress: boolean
  /** The language of the environment, as in LANG. */
  readonly locale: string
  /** The next line of input, or null at the end. */
  readonly ask: (prompt: string, age: AnswerAge) => Promise<string | null>
  /** Clears the output, and drops text typed ahead, which would otherwise appear on the cleared screen. */
  readonly clear: () => Promise<void>
  /** Shows the progress of long work in place of what was shown last; an empty text removes it. */
  readonly progress: (text: string) => void
  readonly close: () => void
}

/** The language of the environment. */
export function localeLang({ locale }: Pick<Terminal, 'locale'>): Lang {
  return locale.toLowerCase().startsWith('pl') ? 'pl' : 'en'
}

/** A user's mistake: reported in one sentence, exit code 2, nothing changed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The exit code if standard output cannot be written to. */
const OUTPUT_FAILED = 74

const LONGEST_NAME = 200
const LONGEST_MESSAGE = 500

/** A name, a path or a word from outside, escaped for use in a sentence. */
export function shown(name: string): string {
  return printable(name, LONGEST_NAME)
}

export function messageOf(problem: unknown): string {
  return printable(problem instanceof Error ? problem.message : String(problem), LONGEST_MESSAGE)
}

/** One line of JSON without characters that control a terminal. */
export function jsonLine(value: unknown): string {
  const json = JSON.stringify(value).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  )
  return `${json}\n`
}

/**
 * The same terminal, made safe: in everything that a command prints, only our own colours and line ends control the
 * screen. Sentences are shortened where they are made (`shown`, `messageOf`).
 */
export function safeTerminal(terminal: Terminal): Terminal {
  const safe = (text: string) =>
    text.replaceAll(coloursAndControls, (found) =>
      isOurs(found, terminal.hasColour) ? found : escaped(found) + found.slice(1),
    )
  return {
    ...terminal,
    // The width changes when the player resizes the terminal.
    get width() {
      return terminal.width
    },
    out: (text) => terminal.out(safe(text)),
    err: (text) => terminal.err(safe(text)),
    ask: (prompt, age) => terminal.ask(safe(prompt), age),
    progress: (text) => terminal.progress(safe(text)),
  }
}

/** Matches our own colours and all control characters. */
const coloursAndControls =
  /\p{Cc}\[(?:0|1|3[1-4]|90)m|[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

function isOurs(found: string, hasColour: boolean): boolean {
  return found === '\n' || (found.startsWith('\u001b[') && hasColour)
}

/** Clears the screen and its scrollback. */
const ERASE = '\u001b[2J\u001b[3J\u001b[H'
/** A terminal that cannot erase gets this many empty lines instead. */
const PUSH = 200

const USUAL_WIDTH = 80

/** The terminal that the process was started in. */
export function processTerminal(): Terminal {
  const { stdout, stderr, stdin, env } = process
  const isScreen = stdout.isTTY === true
  const isDumb = env['TERM'] === 'dumb'
  stdout.on('error', (problem: NodeJS.ErrnoException) => {
    // The reader of our output has stopped (`| head`).
    if (problem.code === 'EPIPE') process.exit(0)
    stderr.write(`Standard output cannot be written to: ${messageOf(problem)}.\n`)
    process.exit(OUTPUT_FAILED)
  })
  // Nobody is left to report to.
  stderr.on('error', () => process.exit(OUTPUT_FAILED))
  const isTyped = isScreen && stdin.isTTY === true
  const input = new LineInput(isTyped)
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    isScreen,
    hasColour: isScreen && !isDumb && (env['NO_COLOR'] ?? '') === '',
    get width() {
      // Some terminals do not report a width, or report 0.
      return isScreen ? stdout.columns || USUAL_WIDTH : null
    },
    isTyped,
    showsProgress: stderr.isTTY === true && !isDumb,
    locale: env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '',
    ask: (prompt, age) => input.ask(prompt, age),
    clear: async () => {
      await input.forgetTyped()
      stdout.write(isDumb ? '\n'.repeat(Math.max(PUSH, stdout.rows)) : ERASE)
    },
    progress: (text) => stderr.write(`\r\u001b[K${text}`),
    close: () => input.close(),
  }
}
