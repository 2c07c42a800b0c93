import { parseArgs } from 'node:util'
import { messageOf, shown, type Terminal, UsageError } from './terminal.ts'

/** A flag of a command; if it takes a value, the value has a name. */
export interface Flag {
  readonly name: string
  readonly value?: string
  readonly description: string
  /** The meanings of its values, one line each. */
  readonly values?: readonly string[]
}

export interface Command {
  readonly name: string
  readonly summary: string
  /** The arguments after the name, without flags: `GAME`, `FILE...`. */
  readonly takes: string
  readonly flags: readonly Flag[]
  /** The exit code. */
  run(given: CommandArgs, terminal: Terminal): Promise<number>
}

export const jsonFlag: Flag = { name: 'json', description: 'print one JSON object and nothing else' }

const helpFlag: Flag = { name: 'help', description: 'say what the command does' }

/** The arguments of a command line. Reading an invalid one throws a UsageError that says what is wrong. */
export class CommandArgs {
  readonly command: Command
  readonly positionals: readonly string[]
  readonly #values: Readonly<Record<string, string | boolean | undefined>>

  constructor(command: Command, args: readonly string[]) {
    this.command = command
    const options = Object.fromEntries(
      [...command.flags, helpFlag].map(({ name, value }) => [
        name,
        {
          type: value === undefined ? ('boolean' as const) : ('string' as const),
          ...(name === 'help' ? { short: 'h' } : {}),
        },
      ]),
    )
    try {
      const { values, positionals } = parseArgs({
        args: [...args],
        options,
        allowPositionals: true,
        strict: true,
      })
      this.#values = values as Readonly<Record<string, string | boolean | undefined>> // no flag takes a list
      this.positionals = positionals
    } catch (problem) {
      throw this.usageError(shown(messageOf(problem).split(/\. |\.$/)[0] ?? ''))
    }
  }

  has(flag: string): boolean {
    return this.#values[flag] !== undefined
  }

  text(flag: string): string | undefined {
    const value = this.#values[flag]
    return typeof value === 'string' ? value : undefined
  }

  /** A whole number in a range. */
  whole(flag: string, fallback: number, min: number, max: number): number {
    const text = this.text(flag)
    if (text === undefined) return fallback
    const number = Number(text)
    const isWhole = /^\d+$/.test(text) && number >= min && number <= max
    if (!isWhole)
      throw new UsageError(`--${flag} must be a whole number from ${min} to ${max}, not "${shown(text)}".`)
    return number
  }

  oneOf<T extends string>(flag: string, fallback: T, choices: readonly T[]): T {
    const text = this.text(flag)
    if (text === undefined) return fallback
    return parseChoice(`--${flag}`, text, choices)
  }

  /** The one argument that is required after the command's name. */
  only(what: string): string {
    const [first, second] = this.positionals
    if (first === undefined) throw this.usageError(`Say which ${what}`)
    if (second !== undefined)
      throw this.usageError(`One ${what} at a time: "${shown(second)}" is one too many`)
    return first
  }

  /** Refuses arguments, for commands that take only flags. */
  nothing(): void {
    const [first] = this.positionals
    if (first !== undefined) throw this.usageError(`"${shown(first)}" is not expected here`)
  }

  usageError(what: string): UsageError {
    return new UsageError(`${what} (kantyna ${this.command.name} --help says more).`)
  }
}

export function parseChoice<T extends string>(what: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text)
  if (found === undefined)
    throw new UsageError(`${what} must be one of ${choices.join(', ')}, not "${shown(text)}".`)
  return found
}

export function helpOf(command: Command): string {
  const flags = [...command.flags, helpFlag].map(({ name, value, description, values = [] }) => ({
    left: value === undefined ? `--${name}` : `--${name} ${value}`,
    lines: [description, ...values],
  }))
  const width = Math.max(...flags.map(({ left }) => left.length))
  const takes = command.takes === '' ? '' : ` ${command.takes}`
  return [
    `kantyna ${command.name}${takes} [flags]`,
    '',
    command.summary,
    '',
    ...flags.flatMap(({ left, lines }) =>
      lines.map((text, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${text}`),
    ),
    '',
  ].join('\n')
}
