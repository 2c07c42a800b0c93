import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableLink } from '@kantyna/kernel'
import type { TableSettings } from '@kantyna/online'
import { Device, startServer, type TestServer, until } from '@kantyna/server/test'
import { playFirst } from '@kantyna/server/test/play-first'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeTerminal, runWith } from '../fake-terminal.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantyna-join-'))
afterAll(() => rmSync(folder, { recursive: true }))

let server: TestServer
beforeEach(async () => {
  server = await startServer({ limits: { framesPerSecond: 1000 } })
})
afterEach(() => server.close())

const settings: TableSettings = {
  game: 'super-teams',
  options: {},
  seats: [{ kind: 'person' }, { kind: 'person' }],
  isMasked: false,
  watching: 'public',
  clock: null,
  isListed: false,
  hints: false,
  talk: 'presets',
  lateSeats: false,
}
const contribution = 'ab'.repeat(32)
const ones = new Array<string>(400).fill('1')
let devices = 0
const deviceFlags = () => ['--device', join(folder, `${devices++}`, 'device.json')]

/** Anna's page, at a table that she has created; she is ready. */
async function annasTable() {
  const device = new Device(server.address)
  const table = await device.create(settings, 'Anna')
  const page = device.open(table)
  await until(page, ({ state }) => state.connection === 'live')
  await page.request({ do: 'ready', seat: 0, contribution })
  const { invitation = '', watchLink = '' } = page.state.room ?? {}
  const link = (kind: string, secret: string | null) => `${server.address}/#/${kind}/${table}/${secret}`
  return {
    device,
    table,
    page,
    invitation: link('join', invitation),
    watching: link('watch', watchLink),
    link,
  }
}

describe('kantyna join', () => {
  test('plays a whole game at a table of a server', async () => {
    const { page, invitation } = await annasTable()
    const file = join(folder, 'whole.json')
    const args = ['join', invitation, '--name', 'Ben', '--record', file, ...deviceFlags()]
    const joining = runWith(args, ['', ...ones])
    await playFirst(page)
    const { code, out, err } = await joining
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('  Seat 1: Anna (ready)\n  Seat 2: Ben (you, not ready yet)\n')
    expect(out).toContain('Press Enter when you are ready, or type q to leave. \n')
    expect(out).toContain('Everybody is ready: the game begins.')
    expect(out).toContain('The game is over.')
    expect(out).toMatch(/Fingerprint of the game: \S+/)
    expect((await runWith(['verify', file])).code).toBe(0)
    expect(server.faults).toEqual([])
  })

  test('speaks Polish', async () => {
    const { invitation } = await annasTable()
    const { out } = await runWith(['join', invitation, '--lang', 'pl', ...deviceFlags()], ['Ewa', 'q'])
    expect(out).toContain('Twoje imię przy tym stole: Ewa\n')
    expect(out).toContain('  Miejsce 2: Ewa (ty, jeszcze nie w gotowości)\n')
    expect(out).toContain('Twoje miejsce zostaje.')
  })

  test('keeps the seat for this device, in a file that only its user can read', async () => {
    const { page, invitation } = await annasTable()
    const [flag = '', file = ''] = deviceFlags()
    const args = ['join', invitation, '--name', 'Ben', flag, file]
    expect((await runWith(args, ['q'])).out).toContain('Your seat is kept.')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = runWith(args, ['', ...ones])
    await playFirst(page)
    const { out } = await again
    expect(out).toContain('  Seat 2: Ben (you, not ready yet)\n')
    expect(out).toContain('The game is over.')
  })

  test('asks for another name if the first one is taken', async () => {
    const { invitation } = await annasTable()
    const { out } = await runWith(['join', invitation, ...deviceFlags()], ['anna', 'Ben', 'q'])
    expect(out).toContain('Another player has this name.\nYour name at this table: Ben\n')
  })

  test('refuses a name on the command line that is taken', async () => {
    const { invitation } = await annasTable()
    const { code, err } = await runWith(['join', invitation, '--name', 'Anna', ...deviceFlags()])
    expect({ code, err }).toEqual({ code: 2, err: 'Another player has this name.\n' })
  })

  test('a person who comes late watches', async () => {
    const { page, watching, invitation } = await annasTable()
    const joining = runWith(['join', invitation, '--name', 'Ben', ...deviceFlags()], ['', ...ones])
    const watched = runWith(['join', watching, ...deviceFlags()])
    await playFirst(page)
    await joining
    const { out, code } = await watched
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
    expect(out).not.toContain('Press Enter when you are ready')
  })

  test('says that the connection is lost and back, and goes on', async () => {
    const { page, device, table, invitation } = await annasTable()
    const joining = runWith(['join', invitation, '--name', 'Ben', ...deviceFlags()], ['', ...ones])
    await playFirst(page, 3)
    // As when a proxy starts again.
    for (const socket of server.app.websocketServer.clients) socket.terminate()
    await playFirst(device.open(table))
    const { out } = await joining
    expect(out).toContain('The connection is lost. Trying again…\n')
    expect(out).toContain('The connection is back.\n')
    expect(out).toContain('The game is over.')
  })

  test('is asked whether another player may take back a choice', async () => {
    const { page, invitation } = await annasTable()
    const { terminal, written } = fakeTerminal(['', ...ones])
    const agreeing = {
      ...terminal,
      ask: (prompt: string, age: Parameters<typeof terminal.ask>[1]) =>
        prompt.startsWith('Anna wants to take back') ? Promise.resolve('y') : terminal.ask(prompt, age),
    }
    const joining = run(['join', invitation, '--name', 'Ben', ...deviceFlags()], agreeing)
    await playFirst(page, 2)
    const link = page.state.link as TableLink // played over
    // Ben has chosen since, so he is asked.
    const isAsked = () => link.snapshot(0).decisions.length > 0 && link.snapshot(0).undo?.how === 'ask'
    await expect.poll(isAsked, { timeout: 10_000 }).toBe(true)
    const { undo, cursor } = link.snapshot(0)
    const asked = await link.send({ do: 'undo', seat: 0, entry: undo?.entry ?? -1, cursor })
    expect(asked).toEqual({ ok: true, value: 'asked' })
    await expect.poll(() => link.snapshot(0).takebacks, { timeout: 10_000 }).toBe(1)
    await playFirst(page)
    await joining
    expect(written.out).toContain('A choice was taken back.\n')
    expect(written.out).toContain('The game is over.')
  })

  test('reads what a person types while others are waited for', async () => {
    const { page, watching, invitation } = await annasTable()
    await page.request({ do: 'unready', seat: 0 })
    const args = ['join', invitation, '--name', 'Ben', ...deviceFlags()]
    const room = await runWith(args, ['', 'q'], { isTyped: true })
    expect(room.out).toMatch(
      /when everybody is ready\.\n {2}Seat 2: Ben \(you, ready\)\nq\nYour seat is kept\./,
    )
    await page.request({ do: 'ready', seat: 0, contribution })
    await until(page, ({ state }) => state.link !== null)
    const watched = await runWith(['join', watching, ...deviceFlags()], ['b', 'x', 'u', 'q'], {
      isTyped: true,
    })
    expect(watched.out.split('While you wait: b shows the table')).toHaveLength(3)
    expect(watched.out).toContain('You have nothing to take back yet.\nq\nYou left the game unfinished.\n')
  })

  test('the link of a seat brings it to another device', async () => {
    const { page, device, table, link } = await annasTable()
    await page.request({ do: 'unready', seat: 0 })
    const reply = await device.post(`/api/tables/${table}/recovery`, { seat: 0 })
    const { secret } = (await reply.json()) as { readonly secret: string }
    const { out } = await runWith(['join', link('seat', secret), ...deviceFlags()], ['q'])
    expect(out).toContain('  Seat 1: Anna (you, not ready yet)')
  })

  test.each([
    ['not a link', 'is not a link to a table'],
    ['ftp://host/#/join/a/b', 'is not a link to a table'],
    ['http://host/#/join/a', 'is not a link to a table'],
    ['http://127.0.0.1:9/#/join/a/b', 'cannot be reached'],
  ])('refuses %s', async (given, why) => {
    const { code, err } = await runWith(['join', given, ...deviceFlags()])
    expect(code).toBe(2)
    expect(err).toContain(why)
  })

  test('says that a link is not valid, or that there is no such table', async () => {
    const { link } = await annasTable()
    const wrong = await runWith(['join', link('join', 'x'.repeat(32)), ...deviceFlags()])
    expect(wrong).toMatchObject({ code: 2, err: 'The link is not valid, or not valid any more.\n' })
    const none = await runWith(['join', `${server.address}/#/join/nothing/here`, ...deviceFlags()])
    expect(none).toMatchObject({ code: 2, err: 'There is no such table at this server.\n' })
  })

  test('does not save the record before the game is over', async () => {
    const { page, device, table, invitation } = await annasTable()
    const file = join(folder, 'game.json')
    const joining = runWith(
      ['join', invitation, '--name', 'Ben', ...deviceFlags()],
      ['', `s ${file}`, ...ones],
    )
    await playFirst(page)
    expect((await joining).out).toContain('The record can be saved when the game is over')
    expect((await device.get(`/api/tables/${table}/record`)).status).toBe(200)
    expect(existsSync(file)).toBe(false)
  })
})
