import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { UsageError } from './flags.ts'
import { type LogLevel, logLevels } from './operations/log.ts'

/** What an operator decides by environment variables. */
export interface Configuration {
  /** The file of the database. */
  readonly database: string
  /** The address that players open, without a path; null if the server's own address is that. */
  readonly publicUrl: string | null
  /** A mail address or a link for players who want to reach the operator. */
  readonly contact: string | null
  /** The proxies whose word for the address of a visitor is taken: addresses, or networks such as 10.0.0.0/8. */
  readonly trustedProxies: readonly string[]
  /** How many tables there may be that are not over. */
  readonly mostTables: number
  /** New tables are refused if the disk has less room. */
  readonly leastFreeDiskMb: number
  /** How many bots think at once. */
  readonly botThreads: number
  readonly limits: Limits
  readonly metricsAccess: MetricsAccess
  readonly logLevel: LogLevel
}

/** Who may read the figures at `/metrics`: programs on this machine, programs with the token, or nobody. */
export type MetricsAccess = { readonly for: 'this-machine' | 'nobody' } | { readonly token: string }

export interface Limits {
  readonly sockets: number
  readonly socketsPerAddress: number
  /** On one socket. */
  readonly framesPerSecond: number
  readonly newTablesPerHourAndAddress: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the variables. The first one that is wrong throws a `UsageError`. An empty variable counts as not set. */
export function readConfiguration(env: Environment): Configuration {
  return {
    database: databaseFile(env),
    publicUrl: read(env, 'PUBLIC_URL', asPublicUrl) ?? null,
    contact: read(env, 'CONTACT', asContact) ?? null,
    trustedProxies: read(env, 'TRUSTED_PROXIES', asNetworks) ?? [],
    mostTables: whole(env, 'MOST_TABLES', 10_000, 1, 10_000_000),
    leastFreeDiskMb: whole(env, 'LEAST_FREE_DISK_MB', 500, 1, 100_000_000),
    botThreads: whole(env, 'BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 1000),
    limits: {
      sockets: whole(env, 'MOST_SOCKETS', 5000, 1, 1_000_000),
      socketsPerAddress: whole(env, 'MOST_SOCKETS_PER_ADDRESS', 100, 1, 1_000_000),
      framesPerSecond: whole(env, 'MOST_FRAMES_PER_SECOND', 20, 1, 10_000),
      newTablesPerHourAndAddress: whole(env, 'MOST_NEW_TABLES_PER_HOUR', 60, 1, 1_000_000),
    },
    metricsAccess: read(env, 'METRICS', asMetricsAccess) ?? { for: 'this-machine' },
    logLevel: read(env, 'LOG_LEVEL', asLogLevel) ?? 'warn',
  }
}

/** The file of the database: `DATABASE`, otherwise one in the folder `data` of the working directory. */
export function databaseFile(env: Environment): string {
  return read(env, 'DATABASE', (_, text) => text) ?? 'data/kantyna.db'
}

function read<T>(env: Environment, name: string, parse: (name: string, text: string) => T): T | undefined {
  const text = env[name]?.trim() ?? ''
  return text === '' ? undefined : parse(name, text)
}

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const parse = (_: string, text: string) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) return number
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  }
  return read(env, name, parse) ?? fallback
}

function asPublicUrl(name: string, text: string): string {
  const url = URL.parse(text)
  const isAddress =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (isAddress && url.pathname === '/' && url.search === '' && url.hash === '') return url.origin
  throw new UsageError(
    `${name} must be an address without a path, such as https://games.example.org, not "${text}".`,
  )
}

const LONGEST_CONTACT = 200

function asContact(name: string, text: string): string {
  const isShort = text.length <= LONGEST_CONTACT
  if (isShort && (/^[^\s@<>"]+@[^\s@<>"]+$/.test(text) || /^https:\/\/[^\s<>"]+$/.test(text))) return text
  throw new UsageError(`${name} must be a mail address or a link that begins with https://, not "${text}".`)
}

function asLogLevel(name: string, text: string): LogLevel {
  const level = logLevels.find((each) => each === text)
  if (level !== undefined) return level
  throw new UsageError(`${name} must be one of ${logLevels.join(', ')}, not "${text}".`)
}

const SHORTEST_TOKEN = 16

function asMetricsAccess(name: string, text: string): MetricsAccess {
  if (text === 'off') return { for: 'nobody' }
  if (text.length >= SHORTEST_TOKEN && /^[\w.~+/=-]+$/.test(text)) return { token: text }
  // The text may be a secret, so it is not repeated.
  throw new UsageError(`${name} must be off, or a token of at least ${SHORTEST_TOKEN} letters and digits.`)
}

function asNetworks(name: string, text: string): readonly string[] {
  const networks = text.split(',').map((each) => each.trim())
  const wrong = networks.find((each) => !isNetwork(each))
  if (wrong === undefined) return networks
  throw new UsageError(
    `${name} must be addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas, not "${wrong}".`,
  )
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128))
}
