import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type LogStore, StoreFailure } from '../log/log-store.ts'
import { openMemoryStore } from '../test/memory-store.ts'
import { Device, startServer, until } from '../test/online-server.ts'
import { playFirst } from '../test/play-first.ts'
import { openLog } from './log.ts'

function writtenLog() {
  const lines: string[] = []
  return { lines, log: openLog('trace', { write: (line) => lines.push(line) }) }
}

it('the log has no secret, name, chat or address, whatever happens at a table', async () => {
  const { lines, log } = writtenLog()
  const store = openMemoryStore()
  let isBroken = false
  const { log: kept } = store
  const breaking: LogStore = {
    append: (batch) =>
      isBroken ? Promise.reject(new StoreFailure('full', 'The disk is full.')) : kept.append(batch),
    read: (...given) => kept.read(...given),
    load: (of) => kept.load(of),
    checkpoint: (...given) => kept.checkpoint(...given),
    pack: (...given) => kept.pack(...given),
    due: (...given) => kept.due(...given),
    remove: (of) => kept.remove(of),
  }
  const server = await startServer({ store: { ...store, log: breaking }, log })
  const [anna, ben] = [new Device(server.address), new Device(server.address)]
  const table = await anna.create(
    {
      game: 'deckbuilding',
      options: {},
      seats: [{ kind: 'person' }, { kind: 'person' }],
      isMasked: false,
      watching: 'public',
      clock: null,
      isListed: false,
      hints: false,
      talk: 'free',
      lateSeats: false,
    },
    'MarkAnna',
  )
  const annas = anna.open(table)
  await until(annas, ({ state }) => state.connection === 'live')
  const { invitation, watchLink } = annas.state.room ?? {}
  await ben.post(`/api/tables/${table}/enter?secret=MarkQuery`, { secret: invitation })
  await ben.post(`/api/tables/${table}/enter`, { secret: 'MarkWrongSecret' })
  const { secret: recovery } = (await (
    await anna.post(`/api/tables/${table}/recovery`, { seat: 0 })
  ).json()) as { readonly secret: string }
  const bens = ben.open(table)
  await until(bens, ({ state }) => state.connection === 'live')
  await bens.request({ do: 'sit', seat: 1, name: 'MarkBen' })
  const contribution = 'abc123'.padEnd(64, '0')
  await annas.request({ do: 'ready', seat: 0, contribution })
  await bens.request({ do: 'ready', seat: 1, contribution })
  // Who begins?
  await Promise.race([playFirst(annas, 3), playFirst(bens, 3)])
  await annas.request({ do: 'talk', seat: 0, text: 'MarkChat' })
  // The store fails once, and the server says so.
  isBroken = true
  await annas.request({ do: 'talk', seat: 0, text: 'MarkChatAgain' })
  const link = annas.state.link
  await link?.send({ do: 'pause', seat: 0, isPaused: true })
  isBroken = false
  // What nobody should send.
  await anna.post(`/api/tables/${table}/report`, { reason: 'MarkReason' })
  await anna.post(`/api/tables/${table}/report`, { unknown: 'MarkField' })
  await anna.post('/api/MarkPath', 'MarkBody')
  await fetch(`${server.address}/MarkPath?MarkQuery`, { headers: { authorization: 'MarkHeader' } })
  await fetch(`${server.address}/api/tables/MarkPath%2F../enter`, { method: 'POST', body: '{"MarkJson' })
  await frame(`${server.address.replace('http', 'ws')}/api/tables/${table}/socket?MarkQuery`, anna.cookie)
  await server.close()
  const text = lines.join('')
  expect(text).toContain('"route":"/api/tables/:table/enter"')
  expect(text).toContain(`"table":"${table}"`)
  expect(text).toContain('The disk is full.')
  for (const secret of [
    invitation,
    watchLink,
    recovery,
    contribution,
    '127.0.0.1',
    ...secretsOf([anna, ben]),
  ]) {
    expect(secret).toBeTruthy()
    expect(text.replaceAll(server.address, '')).not.toContain(secret)
  }
  expect(text.match(/Mark\w*/g)).toBeNull()
})

it('a field with a secret is left out, if something logs it by mistake', () => {
  const { lines, log } = writtenLog()
  log.info({ secret: 'Mark', seat: { name: 'Mark' }, frame: { request: { text: 'Mark' } }, row: 7 }, 'once')
  expect(lines.join('')).not.toContain('Mark')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ row: 7, msg: 'once' })
})

/** Sends a malformed frame, and waits for the end of the connection. */
function frame(address: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { headers: { cookie } })
    socket.on('open', () => socket.send('{"is":"hello","MarkFrame":1}'))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}

const secretsOf = (devices: readonly Device[]) => devices.map(({ cookie }) => cookie.split('=')[1])
