import type { AnswerAge } from './line-input.ts'
import { run } from './run.ts'
import type { Terminal } from './terminal.ts'

/** The result of a command line: its exit code and everything it wrote. */
export interface CommandRun {
  readonly code: number
  readonly out: string
  readonly err: string
  /** The permitted age of each answer. */
  readonly ages: readonly AnswerAge[]
}

/** The properties of a terminal, for tests that need them. */
type Surroundings = Partial<
  Pick<Terminal, 'isScreen' | 'hasColour' | 'isTyped' | 'width' | 'showsProgress' | 'locale'>
>

/** Marks in the output where the screen was cleared. */
export const CLEARED = '<cleared>'

/** Runs a command line with typed lines as input, and records its output. */
export async function runWith(
  args: readonly string[],
  lines: readonly string[] = [],
  surroundings: Surroundings = {},
): Promise<CommandRun> {
  const { terminal, written, ages } = fakeTerminal(lines, surroundings)
  const code = await run(args, terminal)
  return { code, ...written, ages }
}

/** A fake terminal at which these lines are typed, and its output. */
export function fakeTerminal(lines: readonly string[], surroundings: Surroundings = {}) {
  const left = [...lines]
  const ages: AnswerAge[] = []
  const written = { out: '', err: '' }
  const terminal: Terminal = {
    out: (text) => {
      written.out += text
    },
    err: (text) => {
      written.err += text
    },
    isScreen: false,
    hasColour: false,
    width: null,
    isTyped: false,
    showsProgress: false,
    locale: 'en_GB.UTF-8',
    ask: (prompt, age) => {
      ages.push(age)
      const line = left.shift() ?? null
      written.out += line === null ? prompt : `${prompt}${line}\n`
      return Promise.resolve(line)
    },
    clear: () => {
      written.out += CLEARED
      return Promise.resolve()
    },
    progress: (text) => {
      written.err += `[${text}]`
    },
    close: () => undefined,
    ...surroundings,
  }
  return { terminal, written, ages }
}
