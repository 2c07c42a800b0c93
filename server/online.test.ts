import { entryOf } from '@kantyna/games'
import {
  type PresentedDecision,
  parseRecord,
  SETUP,
  signedRecord,
  type TableLink,
  verify,
} from '@kantyna/kernel'
import { paths, type RemoteTable, type TableSettings } from '@kantyna/online'
import { afterEach, describe, expect, it } from 'vitest'
import { openMemoryStore } from './test/memory-store.ts'
import { Device, realTime, startServer, type TestServer, until } from './test/online-server.ts'

const contribution = 'ab'.repeat(32)

const superTeams: TableSettings = {
  game: 'super-teams',
  options: {},
  seats: [{ kind: 'person' }, { kind: 'person' }],
  isMasked: true,
  watching: 'public',
  clock: null,
  isListed: false,
  hints: false,
  talk: 'presets',
  lateSeats: false,
}

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function started(...given: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...given)
  servers.push(server)
  return server
}

/** Two devices at a new table of two people. */
async function gathered({ address }: TestServer, settings = superTeams) {
  const [anna, ben] = [new Device(address), new Device(address)]
  const table = await anna.create(settings, 'Anna')
  const annas = anna.open(table)
  await until(annas, ({ state }) => state.connection === 'live')
  const secret = annas.state.room?.invitation ?? null
  await ben.post(`/api/tables/${table}/enter`, { secret })
  const bens = ben.open(table)
  await until(bens, ({ state }) => state.connection === 'live')
  return { table, anna, ben, annas, bens }
}

async function dealt(server: TestServer, settings = superTeams) {
  const both = await gathered(server, settings)
  const { annas, bens } = both
  await bens.request({ do: 'sit', seat: 1, name: 'Ben' })
  await annas.request({ do: 'ready', seat: 0, contribution })
  await bens.request({ do: 'ready', seat: 1, contribution })
  await until(annas, hasLink)
  await until(bens, hasLink)
  return both
}

const hasLink = ({ state }: RemoteTable) => state.link !== null

function linkOf({ state }: RemoteTable): TableLink {
  if (state.link === null) throw new Error('The game has not been dealt.')
  return state.link
}

/** The first question that a client is asked. */
function asked(link: TableLink): PresentedDecision | undefined {
  return link.seats.flatMap((seat) => link.snapshot(seat).decisions)[0]
}

/** Resolves when one of the clients is asked something, or the game is over. */
async function nextAsked(links: readonly TableLink[]): Promise<TableLink | null> {
  for (;;) {
    const found = links.find((link) => asked(link) !== undefined)
    if (found !== undefined) return found
    if (links[0]?.snapshot(null).outcome !== null) return null
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Answers the question with its first options. */
async function answerFirst(link: TableLink) {
  const question = asked(link)
  if (question === undefined) throw new Error('Nobody is asked.')
  const { seat, id, shape, min, options } = question
  const picks = shape === 'number' ? min : options.slice(0, Math.max(1, min)).map((option) => option.id)
  return await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
}

describe('an online table', () => {
  it('is joined by its link, dealt when everybody is ready, and shows everybody the same', async () => {
    const server = await started()
    const { annas, bens } = await dealt(server)
    const [one, other] = [linkOf(annas), linkOf(bens)]
    expect(one.seats).toEqual([0])
    expect(other.seats).toEqual([1])
    expect(one.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    expect(one.snapshot(null)).toEqual(other.snapshot(null))
    expect(server.faults).toEqual([])
  })

  it('carries choices to both clients, before they are acknowledged', async () => {
    const server = await started()
    const { annas, bens } = await dealt(server)
    const links = [linkOf(annas), linkOf(bens)]
    for (let choice = 0; choice < 12; choice++) {
      const link = await nextAsked(links)
      if (link === null) break
      const { id } = asked(link) ?? { id: -1 }
      expect(await answerFirst(link)).toMatchObject({ ok: true })
      // The answer has arrived with the acknowledgement, or before it.
      expect(asked(link)?.id).not.toBe(id)
    }
    expect(server.faults).toEqual([])
  })

  it('goes on after the server was started again', async () => {
    const store = openMemoryStore()
    const first = await started({ store })
    const { annas, bens, anna, ben, table } = await dealt(first)
    const links = [linkOf(annas), linkOf(bens)]
    for (let choice = 0; choice < 8; choice++) {
      const link = await nextAsked(links)
      if (link !== null) await answerFirst(link)
    }
    const entries = linkOf(annas).since(0, SETUP)
    const port = Number(new URL(first.address).port)
    await first.close()
    servers.splice(0)
    const second = await started({ store, port })
    const [again, bensAgain] = [anna.open(table), ben.open(table)]
    await until(again, hasLink)
    await until(bensAgain, hasLink)
    expect(linkOf(again).since(0, SETUP).slice(0, entries.length)).toEqual(entries)
    const next = await nextAsked([linkOf(again), linkOf(bensAgain)])
    expect(next === null ? null : await answerFirst(next)).toMatchObject({ ok: true })
    expect(second.faults).toEqual([])
  })

  it('carries out a command once, however often it is sent', async () => {
    const server = await started()
    const { annas, bens, table } = await dealt(server)
    const link = await nextAsked([linkOf(annas), linkOf(bens)])
    if (link === null) throw new Error('The game is over.')
    const live = await server.tables.get(table)
    const before = live?.room
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerFirst(link)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(live?.room).toBe(before)
  })

  it('ends with a record that verifies, signed by the server', async () => {
    const server = await started()
    const { annas, bens, anna, table } = await dealt(server, { ...superTeams, isMasked: false })
    expect((await anna.get(paths.record(table))).status).toBe(409)
    const links = [linkOf(annas), linkOf(bens)]
    for (let link = await nextAsked(links); link !== null; link = await nextAsked(links))
      await answerFirst(link)
    const parsed = parseRecord(await (await anna.get(paths.record(table))).text())
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    const { record } = parsed
    const bundle = await entryOf('super-teams')?.open()
    expect(bundle && verify(bundle.game, record)).toMatchObject({ ok: true })
    const { signer } = server.tables.services
    const { signed } = record
    expect(signed?.publicKey).toBe(signer.publicKey)
    expect(signed && signer.sign(signedRecord(record, signed))).toBe(signed?.signature)
    expect(server.faults).toEqual([])
  })

  it('is played again by everybody, with the same seats', async () => {
    const server = await started()
    const { annas, bens, ben } = await dealt(server, { ...superTeams, isMasked: false })
    expect(await annas.request({ do: 'rematch', seat: 0 })).toEqual({ ok: false, code: 'too-early' })
    await linkOf(annas).send({ do: 'resign', seat: 0 })
    await until(bens, ({ state }) => state.room?.stage === 'over')
    expect(await annas.request({ do: 'rematch', seat: 0 })).toEqual({ ok: true })
    await until(bens, ({ state }) => typeof state.room?.rematch === 'string')
    const again = ben.open(bens.state.room?.rematch ?? '')
    await until(again, ({ state }) => state.connection === 'live')
    expect(again.state.room).toMatchObject({ stage: 'gathering', own: [1], leader: 0 })
    expect(again.state.room?.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
  })

  it('is packed a day after its end: its record stays, and nothing is added to it', async () => {
    const time = { clock: realTime.clock, passed: 0, now: () => Date.now() + time.passed }
    const server = await started({ time })
    const { table, anna, annas, bens } = await dealt(server, { ...superTeams, isMasked: false })
    await linkOf(annas).send({ do: 'resign', seat: 0 })
    await until(annas, ({ state }) => state.room?.stage === 'over')
    const before = await (await anna.get(paths.record(table))).json()
    annas.close()
    bens.close()
    time.passed += 25 * 3_600_000
    await server.tables.sweep()
    const stored = await server.tables.services.log.load(table)
    expect(stored).toMatchObject({ rows: [], checkpoint: null, packed: expect.any(Uint8Array) })
    const again = anna.open(table)
    await until(again, ({ state }) => state.connection === 'live')
    expect(again.state.room?.stage).toBe('over')
    expect(await (await anna.get(paths.record(table))).json()).toEqual(before)
    expect(await again.request({ do: 'rematch', seat: 0 })).toEqual({ ok: false, code: 'not-allowed' })
    expect(server.faults).toEqual([])
  })

  it('is removed when nothing has happened for as long as its stage allows', async () => {
    const time = { clock: realTime.clock, passed: 0, now: () => Date.now() + time.passed }
    const server = await started({ time })
    const { table, anna } = await gathered(server)
    time.passed += 6 * 24 * 3_600_000
    await server.tables.sweep()
    expect(await server.tables.services.log.load(table)).not.toBeNull()
    time.passed += 2 * 24 * 3_600_000
    await server.tables.sweep()
    expect(await server.tables.services.log.load(table)).toBeNull()
    expect(await (await anna.get(paths.mine)).json()).toEqual([])
  })

  it('is closed to a device without an invitation', async () => {
    const server = await started()
    const { table } = await gathered(server)
    const stranger = new Device(server.address)
    expect((await stranger.post(`/api/tables/${table}/enter`, { secret: 'x'.repeat(32) })).status).toBe(403)
    const refused = stranger.open(table)
    await until(refused, ({ state }) => state.connection === 'closed')
    expect(refused.state.closedWith).toBe(4003)
  })

  it('refuses a request from a foreign page', async () => {
    const { address } = await started()
    const reply = await new Device(address).post('/api/tables', {}, { origin: 'https://elsewhere.example' })
    expect(reply.status).toBe(403)
  })
})
