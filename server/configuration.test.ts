import { describe, expect, it } from 'vitest'
import { databaseFile, readConfiguration } from './configuration.ts'
import { UsageError } from './flags.ts'

describe('the configuration', () => {
  it('has a value for everything that is not set, or is empty', () => {
    const configuration = readConfiguration({ PUBLIC_URL: '', MOST_TABLES: ' ' })
    expect(configuration).toMatchObject({
      database: 'data/kantyna.db',
      publicUrl: null,
      contact: null,
      trustedProxies: [],
      mostTables: 10_000,
      leastFreeDiskMb: 500,
    })
    expect(configuration.botThreads).toBeGreaterThanOrEqual(1)
    expect(Object.values(configuration.limits).every((limit) => limit > 0)).toBe(true)
  })

  it.each([
    [{ DATABASE: '/var/lib/kantyna/tables.db' }, { database: '/var/lib/kantyna/tables.db' }],
    [{ PUBLIC_URL: 'https://games.example.org/' }, { publicUrl: 'https://games.example.org' }],
    [{ PUBLIC_URL: 'http://192.168.1.5:4180' }, { publicUrl: 'http://192.168.1.5:4180' }],
    [{ CONTACT: 'ann@example.org' }, { contact: 'ann@example.org' }],
    [{ CONTACT: 'https://example.org/contact' }, { contact: 'https://example.org/contact' }],
    [
      { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' },
      { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] },
    ],
    [{ MOST_TABLES: '50' }, { mostTables: 50 }],
    [{ LEAST_FREE_DISK_MB: '2000' }, { leastFreeDiskMb: 2000 }],
    [{ BOT_THREADS: '3' }, { botThreads: 3 }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{}, { metricsAccess: { for: 'this-machine' } }],
    [{ METRICS: 'off' }, { metricsAccess: { for: 'nobody' } }],
    [{ METRICS: '0123456789abcdef' }, { metricsAccess: { token: '0123456789abcdef' } }],
    [{ MOST_SOCKETS: '7' }, { limits: { sockets: 7 } }],
    [{ MOST_SOCKETS_PER_ADDRESS: '7' }, { limits: { socketsPerAddress: 7 } }],
    [{ MOST_FRAMES_PER_SECOND: '7' }, { limits: { framesPerSecond: 7 } }],
    [{ MOST_NEW_TABLES_PER_HOUR: '7' }, { limits: { newTablesPerHourAndAddress: 7 } }],
  ])('reads %j', (env, configuration) => {
    expect(readConfiguration(env)).toMatchObject(configuration)
  })

  const address = 'PUBLIC_URL must be an address without a path, such as https://games.example.org, not '
  const contact = 'CONTACT must be a mail address or a link that begins with https://, not '
  const proxies =
    'TRUSTED_PROXIES must be addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas, not '
  it.each([
    [{ PUBLIC_URL: 'games.example.org' }, `${address}"games.example.org".`],
    [{ PUBLIC_URL: 'ftp://example.org' }, `${address}"ftp://example.org".`],
    [{ PUBLIC_URL: 'https://example.org/games' }, `${address}"https://example.org/games".`],
    [{ PUBLIC_URL: 'https://me:secret@example.org' }, `${address}"https://me:secret@example.org".`],
    [{ CONTACT: 'call me' }, `${contact}"call me".`],
    [{ CONTACT: 'javascript:alert(1)' }, `${contact}"javascript:alert(1)".`],
    [{ TRUSTED_PROXIES: 'proxy' }, `${proxies}"proxy".`],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, `${proxies}"10.0.0.0/33".`],
    [{ MOST_TABLES: '0' }, 'MOST_TABLES must be a whole number from 1 to 10000000, not "0".'],
    [
      { LEAST_FREE_DISK_MB: '1.5' },
      'LEAST_FREE_DISK_MB must be a whole number from 1 to 100000000, not "1.5".',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    [{ METRICS: 'short' }, 'METRICS must be off, or a token of at least 16 letters and digits.'],
    [{ BOT_THREADS: 'many' }, 'BOT_THREADS must be a whole number from 1 to 1000, not "many".'],
  ])('refuses %j in one sentence', (env, message) => {
    const reading = () => readConfiguration(env)
    expect(reading).toThrow(UsageError)
    expect(reading).toThrow(message)
  })

  it('tells the file of the database without judging the other variables', () => {
    expect(databaseFile({ DATABASE: 'x.db', MOST_TABLES: 'none' })).toBe('x.db')
  })
})
