import { run } from './run.ts'
import type { Terminal } from './terminal.ts'

/** What a command line did: its exit code and everything it wrote. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** What a terminal is like, where a test cares. */
type Surroundings = Partial<Pick<Terminal, 'isScreen' | 'showsProgress' | 'locale'>>

/** Runs a command line with typed lines as input, and keeps what it writes. */
export async function runWith(
  args: readonly string[],
  lines: readonly string[] = [],
  surroundings: Surroundings = {},
): Promise<Ran> {
  const { terminal, written } = fakeTerminal(lines, surroundings)
  const code = await run(args, terminal)
  return { code, ...written }
}

/** A terminal at which these lines are typed, and what was written there. */
export function fakeTerminal(lines: readonly string[], surroundings: Surroundings = {}) {
  const left = [...lines]
  const written = { out: '', err: '' }
  const terminal: Terminal = {
    out: (text) => {
      written.out += text
    },
    err: (text) => {
      written.err += text
    },
    isScreen: false,
    showsProgress: false,
    locale: 'en_GB.UTF-8',
    ask: (prompt) => {
      const line = left.shift() ?? null
      written.out += line === null ? prompt : `${prompt}${line}\n`
      return Promise.resolve(line)
    },
    close: () => undefined,
    ...surroundings,
  }
  return { terminal, written }
}
