import { run } from './run.ts'

/** What a command line did: its exit code and everything it wrote. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  /** Which answers had to be typed after their question was shown. */
  readonly ages: readonly ('any' | 'fresh')[]
}

/** What stands in the output where the screen was cleared. */
export const CLEARED = '<cleared>'

/** Runs a command line with typed lines as input, and keeps what it writes. */
export async function runWith(
  args: readonly string[],
  lines: readonly string[] = [],
  surroundings: {
    readonly isScreen?: boolean
    readonly hasColour?: boolean
    readonly isTyped?: boolean
    readonly width?: number
    readonly showsProgress?: boolean
    readonly locale?: string
  } = {},
): Promise<Ran> {
  const left = [...lines]
  const ages: ('any' | 'fresh')[] = []
  let [out, err] = ['', '']
  const code = await run(args, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
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
      out += line === null ? prompt : `${prompt}${line}\n`
      return Promise.resolve(line)
    },
    clear: () => {
      out += CLEARED
    },
    progress: (text) => {
      err += `[${text}]`
    },
    close: () => undefined,
    ...surroundings,
  })
  return { code, out, err, ages }
}
