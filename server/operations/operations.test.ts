import { afterEach, describe, expect, it } from 'vitest'
import type { MetricsAccess } from '../configuration.ts'
import type { LogStore } from '../log/log-store.ts'
import { StoreFailure } from '../log/log-store.ts'
import { openMemoryStore } from '../test/memory-store.ts'
import { Device, startServer, type TestServer, until } from '../test/online-server.ts'
import { Canary } from './canary.ts'
import { Metrics } from './metrics.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function started(metricsAccess: MetricsAccess = { for: 'this-machine' }): Promise<TestServer> {
  const server = await startServer({ metricsAccess })
  servers.push(server)
  return server
}

const get = (server: TestServer, path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.address + path, { headers })

describe('/healthz and /readyz', () => {
  it('say that the server is up, and that its store works', async () => {
    const server = await started()
    const [health, ready] = [await get(server, '/healthz'), await get(server, '/readyz')]
    expect([health.status, await health.json()]).toEqual([200, { status: 'up' }])
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
    expect(ready.headers.get('cache-control')).toBe('no-store')
  })

  it('are not for visitors of the page: a table of the canary is not one of theirs', async () => {
    const server = await started()
    await get(server, '/readyz')
    const device = new Device(server.address)
    expect((await device.post('/api/tables/server-canary/enter', { secret: null })).status).toBe(404)
  })
})

describe('the canary', () => {
  const working = () => openMemoryStore().log
  const failing = (append: LogStore['append']) => ({ ...bound(working()), append })

  it('writes and reads each time, and its log stays short', async () => {
    const log = working()
    let now = 0
    const canary = new Canary(log, () => (now += 2000))
    for (let check = 0; check < 230; check++) expect(await canary.check()).toEqual({ isReady: true })
    expect((await log.read('server-canary', 0, 1000)).length).toBeLessThanOrEqual(101)
  })

  it('goes on beside another server', async () => {
    const log = working()
    let now = 0
    const [one, other] = [new Canary(log, () => (now += 2000)), new Canary(log, () => (now += 2000))]
    for (let check = 0; check < 5; check++)
      expect([await one.check(), await other.check()]).toEqual([{ isReady: true }, { isReady: true }])
  })

  it('tells why the store does not work', async () => {
    const full = failing(() => Promise.reject(new StoreFailure('full', 'The disk is full.')))
    expect(await new Canary(full).check()).toEqual({ isReady: false, reason: 'The disk is full.' })
    const forgetful = { ...bound(working()), read: () => Promise.resolve([]) }
    expect(await new Canary(forgetful).check()).toEqual({
      isReady: false,
      reason: 'The database does not return what was written to it.',
    })
  })

  it('does not wait for ever', async () => {
    const hanging = failing(() => new Promise(() => undefined))
    const canary = new Canary(hanging, () => performance.now(), 20)
    expect(await canary.check()).toEqual({
      isReady: false,
      reason: 'The database has not answered for 20 ms.',
    })
  })

  it('asks the store once for many who ask at the same time', async () => {
    let appends = 0
    const log = working()
    const counted = {
      ...bound(log),
      append: (batch: Parameters<LogStore['append']>[0]) => {
        appends++
        return log.append(batch)
      },
    }
    const canary = new Canary(counted)
    await Promise.all(Array.from({ length: 50 }, () => canary.check()))
    expect(appends).toBe(1)
  })

  it('is not ready while the server is closing', async () => {
    const canary = new Canary(working())
    canary.close()
    expect(await canary.check()).toEqual({ isReady: false, reason: 'The server is closing.' })
  })
})

describe('/metrics', () => {
  it('counts answers, commits, tables and sockets', async () => {
    const server = await started()
    const device = new Device(server.address)
    const table = await device.create(
      {
        game: 'super-teams',
        options: {},
        seats: [{ kind: 'person' }, { kind: 'bot', level: 'beginner' }],
        isMasked: false,
        watching: 'nobody',
        clock: null,
        isListed: false,
        hints: false,
        talk: 'presets',
        lateSeats: false,
      },
      'Anna',
    )
    const page = device.open(table)
    await until(page, ({ state }) => state.connection === 'live')
    await page.request({ do: 'rename', seat: 1, name: 'Anna' })
    await page.request({ do: 'ready', seat: 0, contribution: 'ab'.repeat(32) })
    await until(page, ({ state }) => state.link !== null)
    const reply = await get(server, '/metrics')
    expect(reply.status).toBe(200)
    const text = await reply.text()
    expect(text).toMatch(/kantyna_answers_total\{to="request",code="done"\} [1-9]/)
    expect(text).toContain('kantyna_answers_total{to="request",code="not-your-seat"} 1\n')
    expect(text).toMatch(/kantyna_append_rows_count [1-9]/)
    expect(text).toMatch(/kantyna_append_seconds_count\{outcome="stored"\} [1-9]/)
    expect(text).toContain('kantyna_tables 1\n')
    expect(text).toContain('kantyna_sockets 1\n')
    expect(text).toContain('kantyna_bots_waiting 0\n')
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds /)
    expect(text).not.toContain(table)
    expect(text).not.toContain('Anna')
  })

  it.each(['x-forwarded-for', 'forwarded'])(
    'are not for a request that a proxy passes on (%s)',
    async (header) => {
      const server = await started()
      expect((await get(server, '/metrics', { [header]: '203.0.113.7' })).status).toBe(404)
    },
  )

  it('are read with a token, if there is one', async () => {
    const server = await started({ token: 'a-token-of-the-operator' })
    expect((await get(server, '/metrics')).status).toBe(404)
    const wrong = await get(server, '/metrics', { authorization: 'Bearer another' })
    expect(wrong.status).toBe(404)
    const right = { authorization: 'Bearer a-token-of-the-operator', 'x-forwarded-for': '203.0.113.7' }
    expect((await get(server, '/metrics', right)).status).toBe(200)
  })

  it('can be switched off', async () => {
    const server = await started({ for: 'nobody' })
    expect((await get(server, '/metrics')).status).toBe(404)
  })

  it('count commits that fail', async () => {
    const metrics = new Metrics({ tables: () => 0, waitingBots: () => 0 })
    metrics.countAppend({ rows: 3, ms: 20, isStored: false })
    expect(await metrics.read()).toContain('kantyna_append_seconds_count{outcome="failed"} 1')
  })
})

/** The methods of a store as fields, so that some can be replaced. */
function bound(log: LogStore): Pick<LogStore, 'append' | 'read' | 'remove'> {
  return {
    append: (batch) => log.append(batch),
    read: (...given) => log.read(...given),
    remove: (table) => log.remove(table),
  }
}
