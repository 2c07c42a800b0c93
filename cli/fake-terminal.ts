import { run } from './run.ts'

/** What a command line did: its exit code and everything it wrote. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line with typed lines as input, and keeps what it writes. */
export async function runWith(
  args: readonly string[],
  lines: readonly string[] = [],
  surroundings: {
    readonly isScreen?: boolean
    readonly showsProgress?: boolean
    readonly locale?: string
  } = {},
): Promise<Ran> {
  const left = [...lines]
  let [out, err] = ['', '']
  const code = await run(args, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    isScreen: false,
    showsProgress: false,
    locale: 'en_GB.UTF-8',
    ask: (prompt) => {
      const line = left.shift() ?? null
      out += line === null ? prompt : `${prompt}${line}\n`
      return Promise.resolve(line)
    },
    close: () => undefined,
    ...surroundings,
  })
  return { code, out, err }
}
