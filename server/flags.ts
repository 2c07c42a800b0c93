import { parseArgs } from 'node:util'

export interface Flags {
  readonly host: string
  readonly port: number
}

const usage = 'usage: npm start -- [--port NUMBER] [--host ADDRESS]'

/** A sentence for the person who typed the command; the program ends with exit code 2. */
export class UsageError extends Error {}

export function readFlags(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Flags {
  const { host, port } = parse(args)
  if (host === '') throw new UsageError('--host needs an address, such as 127.0.0.1 or 0.0.0.0.')
  return {
    host: host ?? '127.0.0.1',
    port: port === undefined ? readPort('PORT', env['PORT'] || '4180') : readPort('--port', port),
  }
}

function parse(args: readonly string[]) {
  try {
    const options = { host: { type: 'string' }, port: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (error) {
    const [sentence = 'These flags are not known.'] =
      error instanceof Error ? error.message.split(/(?<=\.) /) : []
    throw new UsageError(`${sentence.replace(/\.?$/, '.')} ${usage}`)
  }
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`${name} must be a whole number from 0 to 65535, not "${text}".`)
}
