import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Device, startServer, until } from './test/online-server.ts'
import { playFirst } from './test/play-first.ts'

const bot = join(import.meta.dirname, '..', 'examples', 'bot.ts')

it('the bot of the examples joins by the link and plays a whole game', async () => {
  const server = await startServer({ limits: { framesPerSecond: 1000 } })
  const device = new Device(server.address)
  const table = await device.create(
    {
      game: 'super-teams',
      options: {},
      seats: [{ kind: 'person' }, { kind: 'person' }],
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
  await until(page, ({ state }) => state.room !== null)
  const link = `${server.address}/#/join/${table}/${page.state.room?.invitation}`
  const child = spawn(process.execPath, [bot, link, 'Robot'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await page.request({ do: 'ready', seat: 0, contribution: 'ab'.repeat(32) })
  await playFirst(page)
  const [code] = await once(child, 'close')
  expect({ code, said }).toEqual({ code: 0, said: 'Goodbye.\n' })
  expect(page.state.link?.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Robot'])
  expect(server.faults).toEqual([])
  await server.close()
})
