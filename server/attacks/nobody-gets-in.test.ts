/** Only who holds a seat can act for it, whatever is sent. */
import { type Choice, fastDice, type Seat, type TableCommand } from '@kantyna/kernel'
import {
  type ClientFrame,
  clientFrameSchema,
  closeCodes,
  LARGEST_FRAME,
  PROTOCOL,
  paths,
  type RemoteTable,
  type RoomRequest,
  type TableSettings,
} from '@kantyna/online'
import { afterEach, describe, expect, inject, it } from 'vitest'
import type { Store } from '../store/store.ts'
import { hashOfSecret } from '../tables/secrets.ts'
import { mutated } from '../test/malformed.ts'
import { openMemoryStore } from '../test/memory-store.ts'
import {
  Device,
  hurried,
  type ServerTime,
  startServer,
  type TestServer,
  until,
} from '../test/online-server.ts'
import { RawClient } from '../test/raw-client.ts'
import { contributionOf, dealTo, gather, type SeatedTable } from '../test/seated-table.ts'
import { settingsOf } from '../test/test-settings.ts'
import { Connection } from '../wire/connection.ts'

const AMOUNTS =
  inject('isLong') === true
    ? { races: 10_000, malformed: 1_000_000, malformedInSockets: 10_000, bodies: 20_000 }
    : { races: 200, malformed: 5000, malformedInSockets: 40, bodies: 300 }

const superTeams = settingsOf('super-teams', 2)

const running: TestServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})

interface Attacked extends SeatedTable {
  readonly server: TestServer
  readonly store: Store
  /** How many rows the log of the table has. */
  rows(table?: string): Promise<number>
}

async function attacked(
  settings: TableSettings = superTeams,
  { isDealt = true, time = undefined as ServerTime | undefined } = {},
): Promise<Attacked> {
  const store = openMemoryStore()
  const server = await startServer({ store, ...(time === undefined ? {} : { time }) })
  running.push(server)
  const seated = await gather(server.address, settings)
  if (isDealt) await dealTo(seated)
  const rows = async (table = seated.table) => (await store.log.load(table))?.next ?? 0
  return { ...seated, server, store, rows }
}

function first<T>(list: readonly T[]): T {
  const [found] = list
  if (found === undefined) throw new Error('There is none.')
  return found
}

/** The seat that is asked something, and a choice that it can make. */
function legalChoice(tables: readonly RemoteTable[]): Choice {
  for (const { state } of tables)
    for (const seat of state.link?.seats ?? []) {
      const question = state.link?.snapshot(seat).decisions[0]
      if (question === undefined) continue
      const { id, min, options } = question
      return { seat, decision: id, picks: options.slice(0, Math.max(1, min)).map((option) => option.id) }
    }
  throw new Error('Nobody is asked.')
}

/** Every command for a seat, the first a legal one. */
function commandsFor(seat: Seat, choice: Choice): TableCommand[] {
  return [
    { do: 'choose', choice, how: 'hand' },
    { do: 'undo', seat, entry: 0, cursor: 0 },
    { do: 'agree', seat, entry: 0, isAgreed: true },
    { do: 'pass', seat, isPassing: true },
    { do: 'leave', seat },
    { do: 'return', seat },
    { do: 'resign', seat },
    { do: 'pause', seat, isPaused: true },
    { do: 'wish', seat, about: 1 - seat, wish: 'end' },
  ]
}

/** What must be in no answer: a stack trace, or where the server's files are. */
const inside = /node_modules|file:\/\/|\.[cm]?[jt]s\b|\n\s+at |\bat \w+ \(|\/tmp\/|\/home\//

describe('a seat', () => {
  it('obeys only its own device: not another player, a spectator, or a guest', async () => {
    const { server, table, devices, tables, invitation, rows } = await attacked()
    const choice = legalChoice(tables)
    const other = devices[1 - choice.seat]
    const [spectator, stranger] = [new Device(server.address), new Device(server.address)]
    await spectator.post(paths.enter(table), { secret: invitation })
    // A device that has a cookie, but no business here.
    await stranger.create(superTeams, 'Stranger')
    const before = await rows()
    for (const device of [other, spectator]) {
      if (device === undefined) throw new Error('There is no such seat.')
      const client = new RawClient(device.socket(table))
      await client.greet()
      for (const [index, command] of commandsFor(choice.seat, choice).entries()) {
        const answer = await client.ask({ is: 'command', id: `${index}`, takebacks: 0, command })
        expect(answer).toMatchObject({
          is: 'result',
          result: { ok: false, error: { code: 'not-your-seat' } },
        })
      }
      const requests: RoomRequest[] = [
        { do: 'stand', seat: choice.seat },
        { do: 'rematch', seat: choice.seat },
        { do: 'say', seat: choice.seat, preset: 'hello' },
        { do: 'sit', seat: choice.seat, name: 'Mallory' },
        { do: 'rename', seat: choice.seat, name: 'Mallory' },
        { do: 'remove', seat: choice.seat },
      ]
      for (const [index, request] of requests.entries())
        expect(await client.ask({ is: 'request', id: `${index}`, request })).toMatchObject({
          is: 'requested',
          result: { ok: false },
        })
      const asked = { is: 'ask', id: 'so far', question: { about: 'so-far', choice } } as const
      expect(await client.ask(asked)).toMatchObject({ answer: { result: { ok: false } } })
      expect(client.heard.join('')).not.toMatch(inside)
    }
    const refused = new RawClient(stranger.socket(table))
    await refused.greet()
    expect(refused.closedWith).toBe(closeCodes.forbidden)
    expect(refused.heard).toEqual([])
    expect((await other?.post(paths.recovery(table), { seat: choice.seat }))?.status).toBe(403)
    expect(await rows()).toBe(before)
    expect(server.faults).toEqual([])
  })

  it('is lost at once by a player whom the leader removes', async () => {
    const { table, devices, tables, rows } = await attacked(superTeams, { isDealt: false })
    const [leader, removed] = tables
    const device = devices[1]
    if (leader === undefined || removed === undefined || device === undefined) throw new Error('Two seats.')
    const { secret } = (await (await device.post(paths.recovery(table), { seat: 1 })).json()) as {
      secret: string
    }
    await leader.request({ do: 'remove', seat: 1 })
    await until(removed, ({ state }) => state.room?.own.length === 0)
    expect(removed.state.room?.invitation).toBeNull()
    const before = await rows()
    const ready = { do: 'ready', seat: 1, contribution: contributionOf(1) } as const
    expect(await removed.request(ready)).toEqual({ ok: false, code: 'not-your-seat' })
    const again = new RawClient(device.socket(table))
    await again.greet()
    expect(await again.ask({ is: 'request', id: 'ready', request: ready })).toMatchObject({
      result: { ok: false, code: 'not-your-seat' },
    })
    expect((await device.post(paths.recovery(table), { seat: 1 })).status).toBe(403)
    // The recovery link of before is a stale secret.
    const elsewhere = new Device(new URL(again.socket.url.replace('ws', 'http')).origin)
    expect((await elsewhere.post(paths.enter(table), { secret })).status).toBe(403)
    expect(await rows()).toBe(before)
  })

  it('is lost by a removed player, also if the server ends before the directory has it', async () => {
    const { server, table, devices, tables, store } = await attacked(superTeams, { isDealt: false })
    const { directory } = store
    const unseat = directory.unseat.bind(directory)
    directory.unseat = () => new Promise(() => undefined)
    tables[0]?.request({ do: 'remove', seat: 1 }).catch(console.error)
    await expect.poll(async () => (await store.log.load(table))?.rows.at(-1)?.kind).toBe('seat-removed')
    await server.close()
    running.splice(0)
    directory.unseat = unseat
    const again = await startServer({ store })
    running.push(again)
    const removed = new RawClient(new Device(again.address, devices[1]?.cookie).socket(table))
    await removed.greet()
    const request = { do: 'ready', seat: 1, contribution: contributionOf(1) } as const
    expect(await removed.ask({ is: 'request', id: 'ready', request })).toMatchObject({
      result: { ok: false, code: 'not-your-seat' },
    })
  })

  it('is lost by a player who gives it up during the game, on every device', async () => {
    const { server, table, devices, tables, rows } = await attacked()
    const device = devices[1]
    const leaving = tables[1]
    if (device === undefined || leaving === undefined) throw new Error('Two seats.')
    const { secret } = (await (await device.post(paths.recovery(table), { seat: 1 })).json()) as {
      secret: string
    }
    const phone = new Device(server.address)
    expect((await phone.post(paths.enter(table), { secret })).status).toBe(200)
    const onPhone = new RawClient(phone.socket(table))
    await onPhone.greet()
    expect(await leaving.request({ do: 'stand', seat: 1 })).toEqual({ ok: true })
    const before = await rows()
    const back = {
      is: 'command',
      id: 'back',
      takebacks: 0,
      command: { do: 'return', seat: 1 },
    } as const
    const refused = { result: { ok: false, error: { code: 'not-your-seat' } } }
    expect(await onPhone.ask(back)).toMatchObject(refused)
    // The one was invited and may watch; the other came by the recovery link, which has ended.
    const again = [new RawClient(device.socket(table)), new RawClient(phone.socket(table))] as const
    for (const client of again) await client.greet()
    expect(await again[0].ask(back)).toMatchObject(refused)
    expect(again[1].closedWith).toBe(closeCodes.forbidden)
    expect((await new Device(server.address).post(paths.enter(table), { secret })).status).toBe(403)
    // The bot may have chosen since.
    const { state } = tables[0] ?? {}
    expect(state?.link?.snapshot(null).seats[1]?.kind).toBe('bot')
    expect(await rows()).toBeGreaterThanOrEqual(before)
  })

  it('has one recovery link: a new one ends the one before', async () => {
    const { server, table, devices } = await attacked(superTeams, { isDealt: false })
    const secrets: string[] = []
    for (let time = 0; time < 2; time++) {
      const reply = await first(devices).post(paths.recovery(table), { seat: 0 })
      secrets.push(((await reply.json()) as { secret: string }).secret)
    }
    const statuses: number[] = []
    for (const secret of secrets)
      statuses.push((await new Device(server.address).post(paths.enter(table), { secret })).status)
    expect(statuses).toEqual([403, 200])
  })

  it('is not opened by the secrets of another table', async () => {
    const { server, table, devices } = await attacked(superTeams, { isDealt: false })
    const elsewhere = await gather(server.address, superTeams)
    const reply = await first(elsewhere.devices).post(paths.recovery(elsewhere.table), { seat: 0 })
    const { secret } = (await reply.json()) as { secret: string }
    for (const wrong of [elsewhere.invitation, secret, first(devices).cookie.split('=')[1] ?? '', table])
      expect((await new Device(server.address).post(paths.enter(table), { secret: wrong })).status).toBe(403)
  })

  it(`goes to one of those who want it at the same time, ${AMOUNTS.races} times`, async () => {
    const { server, table, tables } = await attacked(superTeams, { isDealt: false, time: hurried })
    await tables[1]?.request({ do: 'stand', seat: 1 })
    const live = await server.tables.get(table)
    const secret = first(tables).state.room?.invitation ?? null
    const rivals = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const device = hashOfSecret(`device ${index}`)
        expect(await live?.enter(device, secret)).toBe(true)
        return {
          device,
          bufferedAmount: 0,
          isLooking: true,
          send: noted(),
          sendText: noted(),
          close: noted(),
        }
      }),
    )
    for (let race = 0; race < AMOUNTS.races; race++) {
      const results = await Promise.all(
        rivals.map((rival, index) =>
          live?.request(rival, `${race} ${index}`, { do: 'sit', seat: 1, name: `Rival ${index}` }),
        ),
      )
      expect(results.filter((result) => result?.ok === true)).toHaveLength(1)
      expect(live?.admissions.players.filter(({ seat }) => seat === 1)).toHaveLength(1)
      const winner = rivals[results.findIndex((result) => result?.ok === true)]
      if (winner !== undefined) await live?.request(winner, `${race} stand`, { do: 'stand', seat: 1 })
    }
    expect(server.faults).toEqual([])
  })
})

function noted(): () => void {
  return () => undefined
}

describe('a command', () => {
  it('is carried out once, however often and from wherever it is sent', async () => {
    const { table, devices, tables, rows } = await attacked(superTeams, { time: hurried })
    const choice = legalChoice(tables)
    const device = devices[choice.seat]
    if (device === undefined) throw new Error('There is no such seat.')
    const clients = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = new RawClient(device.socket(table))
        await client.greet()
        return client
      }),
    )
    const before = await rows()
    const frame = {
      is: 'command',
      id: 'the same',
      takebacks: 0,
      command: { do: 'choose', choice, how: 'hand' },
    } as const
    for (let time = 0; time < 100; time++) clients[time % clients.length]?.send(frame)
    for (const client of clients) {
      await client.until(() => client.frames.filter(({ is }) => is === 'result').length === 25)
      for (const each of client.frames)
        if (each.is === 'result') expect(each.result).toEqual({ ok: true, value: 'done' })
    }
    const server = first(running)
    const { next: after = 0, rows: stored = [] } = (await server.tables.services.log.load(table)) ?? {}
    expect(stored.filter(({ command }) => command === `${choice.seat} the same`)).toHaveLength(1)
    // The rest are answers that the server gave by itself.
    for (const { number, command } of stored.slice(before + 1, after))
      expect(command).toBe(`server ${number}`)
  })
})

describe('a request', () => {
  it('is carried out once, however often it is sent', async () => {
    const { table, devices, tables } = await attacked(superTeams, { isDealt: false, time: hurried })
    const sayings = [new RawClient(first(devices).socket(table)), new RawClient(first(devices).socket(table))]
    for (const client of sayings) await client.greet()
    const request = { do: 'say', seat: 0, preset: 'hello' } as const
    for (const client of sayings)
      for (let time = 0; time < 3; time++)
        expect(await client.ask({ is: 'request', id: 'hello', request })).toMatchObject({
          result: { ok: true },
        })
    await tables[1]?.request({ do: 'unready', seat: 1 })
    expect(tables[1]?.state.said).toHaveLength(1)
  })

  it('changes neither the game nor its expansions, whose rules the table has in memory', async () => {
    const { tables, server, table, store } = await attacked(settingsOf('unfinished-business', 2), {
      isDealt: false,
    })
    const settings = settingsOf('outer-rim', 2)
    const refused = { ok: false, code: 'options-refused' }
    expect(await tables[0]?.request({ do: 'settings', settings })).toEqual(refused)
    await dealTo({ tables })
    await server.close()
    running.splice(0)
    const again = await startServer({ store })
    running.push(again)
    expect((await again.tables.get(table))?.room.isDealt).toBe(true)
  })
})

describe('a client that reads nothing', () => {
  it('is disconnected when too much waits for it', async () => {
    const { server, table, devices, tables } = await attacked()
    const device = hashOfSecret(first(devices).cookie.split('=')[1] ?? '')
    const connection = await greeted(server, table, device)
    connection.socket.bufferedAmount = 5_000_000
    await tables[1]?.request({ do: 'say', seat: 1, preset: 'hello' })
    expect(connection.closedWith).toBe(1006)
    expect(server.faults).toEqual([])
  })
})

describe('the address of a table', () => {
  it('changes nothing when it is opened', async () => {
    const { server, table, tables, invitation, rows } = await attacked(superTeams, { isDealt: false })
    await tables[1]?.request({ do: 'stand', seat: 1 })
    const before = await rows()
    const visitor = new Device(server.address)
    for (const path of [
      `/t/${table}`,
      `/t/${table}#${invitation}`,
      paths.enter(table),
      `${paths.enter(table)}?secret=${invitation}`,
      paths.recovery(table),
      paths.record(table),
      paths.report(table),
      paths.socket(table),
      paths.mine,
      paths.open,
      paths.server,
      paths.tables,
    ]) {
      const reply = await visitor.get(path)
      expect(await reply.text()).not.toMatch(inside)
      expect(reply.headers.getSetCookie(), path).toEqual([])
    }
    expect(await rows()).toBe(before)
    expect((await visitor.post(paths.enter(table), { secret: invitation })).status).toBe(200)
    const guest = visitor.open(table)
    await until(guest, ({ state }) => state.connection === 'live')
    expect(await guest.request({ do: 'sit', seat: 1, name: 'Visitor' })).toEqual({ ok: true })
  })

  it('gives the record of a game that nobody may watch only to its players', async () => {
    const { server, table, devices, tables, invitation } = await attacked(
      settingsOf('super-teams', 2, { watching: 'nobody', isListed: true }),
    )
    const [guest, stranger] = [new Device(server.address), new Device(server.address)]
    await guest.post(paths.enter(table), { secret: invitation })
    await stranger.create(superTeams, 'Stranger')
    expect((await first(devices).get(paths.record(table))).status).toBe(409)
    await tables[0]?.state.link?.send({ do: 'resign', seat: 0 })
    for (const device of devices) expect((await device.get(paths.record(table))).status).toBe(200)
    for (const device of [guest, stranger]) {
      const reply = await device.get(paths.record(table))
      expect(reply.status).toBe(403)
      expect(await reply.text()).not.toContain('seed')
    }
  })

  it('is closed to foreign pages', async () => {
    const { server, table, devices, rows } = await attacked()
    const device = first(devices)
    const before = await rows()
    const host = new URL(server.address).host
    for (const origin of [
      'https://elsewhere.example',
      'null',
      'file://',
      `http://${host}.example`,
      'http://127.0.0.1',
    ]) {
      for (const [path, body] of [
        [paths.tables, { settings: superTeams, name: 'Mallory' }],
        [paths.enter(table), { secret: null }],
        [paths.recovery(table), { seat: 0 }],
        [paths.report(table), { reason: 'none' }],
      ] as const) {
        const reply = await device.post(path, body, { origin })
        expect(reply.status, `${origin} ${path}`).toBe(403)
        expect(reply.headers.getSetCookie()).toEqual([])
        expect(reply.headers.get('access-control-allow-origin')).toBeNull()
      }
      const client = new RawClient(device.socket(table, { origin }))
      await client.greet()
      expect(client.closedWith).toBe(1006)
      expect(client.heard).toEqual([])
    }
    expect(await rows()).toBe(before)
  })

  it('is closed to a device without a cookie, and to one with another', async () => {
    const { server, table } = await attacked()
    for (const cookie of ['', 'kantyna-device=short', `kantyna-device=${'x'.repeat(32)}`]) {
      const client = new RawClient(new Device(server.address).socket(table, { cookie }))
      await client.greet()
      expect(client.closedWith).toBe(closeCodes.forbidden)
      expect(client.heard).toEqual([])
    }
  })
})

describe('what is not a frame', () => {
  it(`ends its connection, and changes nothing: ${AMOUNTS.malformed} at the handler`, async () => {
    const { server, table, devices, tables, rows } = await attacked(superTeams, {
      isDealt: false,
      time: hurried,
    })
    // Nobody has to be told of each of these connections.
    for (const remote of tables) remote.close()
    const device = hashOfSecret(first(devices).cookie.split('=')[1] ?? '')
    const { below } = fastDice(1)
    const before = await rows()
    let connection = await greeted(server, table, device)
    for (let sent = 0; sent < AMOUNTS.malformed; sent++) {
      const text = mutated(below)
      if (isFrame(text)) continue
      connection.read(text)
      expect(connection.closedWith, text.slice(0, 500)).toBe(closeCodes.refused)
      connection = await greeted(server, table, device)
    }
    expect(await rows()).toBe(before)
    expect(server.faults).toEqual([])
  })

  it('is harmless from a spectator, even if it happens to be a frame', async () => {
    const { server, table, tables, rows } = await attacked(superTeams, { time: hurried })
    const live = await server.tables.get(table)
    const device = hashOfSecret('spectator')
    await live?.enter(device, first(tables).state.room?.invitation ?? null)
    const { below } = fastDice(2)
    const before = await rows()
    let connection = await greeted(server, table, device)
    for (let sent = 0; sent < AMOUNTS.malformed; sent++) {
      const text = mutated(below)
      if (!isFrame(text)) continue
      connection.read(text)
      await new Promise(setImmediate)
      if (connection.closedWith !== null) connection = await greeted(server, table, device)
    }
    expect(await rows()).toBe(before)
    expect(server.faults).toEqual([])
    expect(connection.sent.join('')).not.toMatch(inside)
  })

  it(`ends its socket: ${AMOUNTS.malformedInSockets} in sockets`, async () => {
    const { server, table, devices, rows } = await attacked()
    const { below } = fastDice(3)
    const before = await rows()
    for (let sent = 0; sent < AMOUNTS.malformedInSockets; sent++) {
      const text = mutated(below)
      if (isFrame(text)) continue
      const client = new RawClient(first(devices).socket(table))
      await client.greet()
      client.sendText(text)
      await client.until(() => client.closedWith !== null)
      expect([closeCodes.refused, closeCodes.tooLarge], text.slice(0, 500)).toContain(client.closedWith)
      expect(client.heard.join('')).not.toMatch(inside)
    }
    expect(await rows()).toBe(before)
    expect(server.faults).toEqual([])
  })

  it('is too large, binary, or comes before the greeting', async () => {
    const { table, devices } = await attacked()
    const [large, binary, early, version] = [0, 1, 2, 3].map(
      () => new RawClient(first(devices).socket(table)),
    )
    if (large === undefined || binary === undefined || early === undefined || version === undefined) return
    await large.greet()
    large.sendText(JSON.stringify({ is: 'looking', isLooking: true, more: 'x'.repeat(LARGEST_FRAME) }))
    await large.until(() => large.closedWith !== null)
    expect(large.closedWith).toBe(closeCodes.tooLarge)
    await binary.greet()
    binary.socket.send(Buffer.from(JSON.stringify({ is: 'looking', isLooking: true })))
    await binary.until(() => binary.closedWith !== null)
    expect(binary.closedWith).toBe(closeCodes.refused)
    await early.until(() => early.socket.readyState === early.socket.OPEN)
    early.send({ is: 'looking', isLooking: true })
    await early.until(() => early.closedWith !== null)
    expect(early.closedWith).toBe(closeCodes.refused)
    await version.until(() => version.socket.readyState === version.socket.OPEN)
    version.send({ is: 'hello', protocol: PROTOCOL + 1, received: null })
    await version.until(() => version.closedWith !== null)
    expect(version.closedWith).toBe(closeCodes.version)
  })

  it(`is refused as the body of a request: ${AMOUNTS.bodies} bodies`, async () => {
    const { server, table, devices, rows } = await attacked()
    const { below } = fastDice(4)
    const before = await rows()
    const urls = [paths.tables, paths.enter(table), paths.recovery(table), paths.report(table)]
    for (let sent = 0; sent < AMOUNTS.bodies; sent++) {
      const reply = await server.app.inject({
        method: 'POST',
        url: urls[below(urls.length)] ?? '',
        payload: mutated(below),
        headers: { 'content-type': 'application/json', cookie: first(devices).cookie },
        // Each from an address of its own, because requests are also limited by address.
        remoteAddress: `127.${1 + (sent >> 14)}.${(sent >> 7) & 127}.${1 + (sent & 127)}`,
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.body).not.toMatch(inside)
    }
    expect(await rows()).toBe(before)
    expect(server.faults).toEqual([])
  })
})

describe('a flood', () => {
  it('ends its own connection while another client plays', async () => {
    const { server, table, devices, tables } = await attacked()
    const choice = legalChoice(tables)
    const [player, flooding] = [tables[choice.seat], devices[1 - choice.seat]]
    if (player === undefined || flooding === undefined) throw new Error('Two seats.')
    const client = new RawClient(flooding.socket(table))
    await client.greet()
    for (let sent = 0; sent < 500; sent++) client.send({ is: 'looking', isLooking: sent % 2 === 0 })
    const result = await player.state.link?.send({ do: 'choose', choice, how: 'hand' })
    expect(result).toEqual({ ok: true, value: 'done' })
    await client.until(() => client.closedWith !== null)
    expect(client.closedWith).toBe(closeCodes.refused)
    expect(player.state.connection).toBe('live')
    expect(server.faults).toEqual([])
  })
})

describe('a client that greets twice', () => {
  it('is away when it has gone', async () => {
    const { server, table, devices, tables } = await attacked()
    const [watching, leaving] = tables
    if (watching === undefined || leaving === undefined) throw new Error('Two seats.')
    leaving.close()
    const device = hashOfSecret(devices[1]?.cookie.split('=')[1] ?? '')
    const connection = await greeted(server, table, device)
    const hello = JSON.stringify({ is: 'hello', protocol: PROTOCOL, received: null })
    connection.read(hello)
    connection.read(hello)
    await new Promise(setImmediate)
    connection.end()
    const presence = () => watching.state.link?.snapshot(null).presence[1]
    watching.request({ do: 'nudge', seat: 1 }).catch(console.error)
    await expect.poll(presence).toBe('away')
  })
})

/** A connection without a socket, that has greeted. */
async function greeted(server: TestServer, table: string, device: string) {
  const sent: string[] = []
  const closed: { code: number | null } = { code: null }
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => sent.push(text),
    close: (code: number) => (closed.code = code),
    terminate: () => (closed.code = 1006),
  }
  const connection = new Connection(socket, { table, device, framesPerSecond: 20 }, server.tables)
  connection.read(JSON.stringify({ is: 'hello', protocol: PROTOCOL, received: null } satisfies ClientFrame))
  // Everything is sent at once. The table is in the memory already, so this takes no turn of the event loop.
  while (closed.code === null && sent.length === 0) await Promise.resolve()
  return {
    sent,
    socket,
    get closedWith() {
      return closed.code
    },
    read: (text: string) => connection.read(text),
    end: () => connection.end(),
  }
}

function isFrame(text: string): boolean {
  try {
    return clientFrameSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
