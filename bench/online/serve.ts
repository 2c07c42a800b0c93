/** A server of online tables for the load: `node serve.ts DATABASE`. Tells its parent its address, and its memory when asked. */
import { createApp } from '../../server/app.ts'
import { readConfiguration } from '../../server/configuration.ts'
import { openOnline } from '../../server/open-online.ts'

const [database = ''] = process.argv.slice(2)
const host = '127.0.0.1'
const many = '1000000'

// One machine is all the players: nothing is limited by address.
const configuration = readConfiguration({
  DATABASE: database,
  LEAST_FREE_DISK_MB: '1',
  MOST_TABLES: many,
  MOST_SOCKETS: many,
  MOST_SOCKETS_PER_ADDRESS: many,
  MOST_NEW_TABLES_PER_HOUR: many,
  MOST_FRAMES_PER_SECOND: '10000',
})
const { online, close } = await openOnline(configuration, () => ({ host, port: 0 }), console.error)
const app = await createApp({ page: import.meta.dirname, online })
process.send?.({ address: await app.listen({ host, port: 0 }) })

process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }))
process.on('disconnect', () => {
  app
    .close()
    .then(close)
    .then(
      () => process.exit(),
      () => process.exit(1),
    )
})
