import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@kantyna/server/store'
import { Device, startServer, until } from '@kantyna/server/test'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-tables-'))
afterAll(() => rmSync(folder, { recursive: true }))

let database = ''
let cases = 0
let ended: (() => Promise<void>)[] = []
beforeEach(() => {
  database = join(folder, `${cases++}.db`)
})
afterEach(async () => {
  for (const end of ended) await end()
  ended = []
})

const tables = (...args: string[]) => runWith(['tables', ...args, '--database', database])

/** A running server with a table at which Anna waits for a second player. */
async function annasTable() {
  const store = await openStore(database)
  const server = await startServer({ store })
  ended.push(
    () => server.close(),
    () => store.close(),
  )
  const device = new Device(server.address)
  const table = await device.create(
    {
      game: 'super-teams',
      options: {},
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'beginner' }],
      isMasked: true,
      watching: 'nobody',
      clock: null,
      isListed: false,
      hints: false,
      talk: 'presets',
      lateSeats: false,
    },
    'Anna',
  )
  return { server, store, device, table }
}

describe('kantyna tables', () => {
  test('lists the tables while the server runs', async () => {
    const { table } = await annasTable()
    const { code, out } = await tables()
    expect(code).toBe(0)
    expect(out).toMatch(
      new RegExp(`^${table} {2}super-teams {2}gathering {2}[-\\d]{10} [\\d:]{5} {2}Anna, free, bot\\n$`),
    )
    expect(JSON.parse((await tables('--json')).out)).toMatchObject({
      table,
      stage: 'gathering',
      seats: ['Anna', null, 'bot'],
    })
  })

  test('lists the complaints', async () => {
    const { device, table } = await annasTable()
    await device.post(`/api/tables/${table}/report`, { reason: 'A bad\u001b[31m name' })
    const { out } = await tables('reports')
    expect(out).toContain(`${table}  `)
    expect(out).toContain('A bad')
    expect(out).not.toContain('\u001b')
  })

  test('removes a table that nobody plays at; its visitors are told', async () => {
    const { server, device, table } = await annasTable()
    const page = device.open(table)
    await until(page, ({ state }) => state.connection === 'live')
    expect((await tables('remove', table)).out).toContain('removes')
    await server.tables.sweep()
    await until(page, ({ state }) => state.connection === 'closed')
    expect(page.state.closedWith).toBe(4001)
    expect((await tables()).out).toBe('')
    expect((await tables('remove', table)).code).toBe(2)
  })

  test('erases a name, and the server does not bring it back', async () => {
    const { store, device, table } = await annasTable()
    const page = device.open(table)
    await until(page, ({ state }) => state.connection === 'live')
    expect((await tables('erase-name', table, '1')).code).toBe(0)
    // The server still has the name in its memory, and writes the list of names again.
    const named = await store.directory.load(table)
    if (named !== null)
      await store.directory.update(table, { ...named.listing, names: ['Anna', 'Ben', null] })
    expect((await tables()).out).toContain('Player 1, Ben, bot')
    expect((await tables('erase-name', table, '3')).code).toBe(2)
  })

  test.each([
    [['close', 'x'], 'Say what to do'],
    [['remove'], 'This is not what remove takes'],
    [['erase-name', 'x', 'Anna'], 'SEAT must be a number'],
    [['erase-name', 'x', '1', '2'], 'Say what to do'],
  ])('refuses %j', async (args, why) => {
    await (await openStore(database)).close()
    const { code, err } = await tables(...args)
    expect(code).toBe(2)
    expect(err).toContain(why)
  })

  test('refuses a file that is not there, or not a database of a server', async () => {
    expect((await tables()).err).toContain('There is no database')
    writeFileSync(database, 'not a database, but long enough to look like a file of one'.repeat(20))
    expect((await tables()).code).toBe(2)
  })
})
