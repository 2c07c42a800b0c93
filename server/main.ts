import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { readConfiguration } from './configuration.ts'
import { findingsOf } from './durability.ts'
import { readFlags, UsageError } from './flags.ts'
import { openOnline } from './open-online.ts'
import { openLog } from './operations/log.ts'
import { addressText, durabilityText } from './start-text.ts'

const whyNot: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program is using it; choose another port with --port NUMBER',
  EACCES: 'this user may not; choose a port above 1023 with --port NUMBER',
  EADDRNOTAVAIL: 'this machine has no such address; choose another with --host ADDRESS',
  ENOTFOUND: 'no machine has that name; choose another with --host ADDRESS',
}

async function main(): Promise<void> {
  const { host, port } = readFlags(process.argv.slice(2), process.env)
  const page = fileURLToPath(new URL('../web/dist', import.meta.url))
  if (!existsSync(join(page, 'index.html'))) {
    throw new UsageError('The page is not built yet: use npm start, which builds it, or npm run build.')
  }
  const configuration = readConfiguration(process.env)
  const log = openLog(configuration.logLevel)
  const { online, operations, durability, close } = await openOnline(
    configuration,
    () => ({ host, port: portOf(app) }),
    (problem) => log.error({ err: problem }, 'fault'),
  )
  const app = await createApp({ page, online, operations, log, trustedProxies: configuration.trustedProxies })

  const address = await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const why = whyNot[error.code ?? '']
    if (why) throw new UsageError(`Cannot listen on ${host}:${port}: ${why}.`)
    throw error
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app
        .close()
        .then(close)
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
  console.log(addressText({ address, info: online.info() }))
  console.log(durabilityText(findingsOf(await durability())))
}

function portOf({ server }: Awaited<ReturnType<typeof createApp>>): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error)
  process.exit(error instanceof UsageError ? 2 : 1)
})
