import { networkInterfaces } from 'node:os'
import type { Clock } from '@kantyna/host'
import { PROTOCOL, type ServerInfo } from '@kantyna/online'
import { PooledBots } from './bots/pooled-bots.ts'
import { Capacity } from './capacity.ts'
import type { Configuration } from './configuration.ts'
import { type Durability, measureDurability } from './durability.ts'
import { GroupCommit } from './log/group-commit.ts'
import { Canary } from './operations/canary.ts'
import { Metrics, metered } from './operations/metrics.ts'
import type { Operations } from './operations/routes.ts'
import { Signer } from './signer.ts'
import { openStore } from './store/open-store.ts'
import { Tables } from './tables/tables.ts'
import type { Online } from './wire/routes.ts'

/** The tables of a server with everything that they need. */
export interface OpenedOnline {
  readonly online: Online
  readonly operations: Operations
  /** Measures what the disk and the settings provide. */
  durability(): Promise<Durability>
  /** Ends the bots and the database, after the tables. */
  close(): Promise<void>
}

/** `listensTo`: the host and port that the server listens to. */
export async function openOnline(
  configuration: Configuration,
  listensTo: () => { readonly host: string; readonly port: number },
  reportFault: (problem: unknown) => void,
): Promise<OpenedOnline> {
  const { database, publicUrl, contact, botThreads, limits, metricsAccess } = configuration
  const store = await openStore(database)
  const signer = Signer.open(`${database}.key`)
  const bots = new PooledBots({ threads: botThreads, onFault: reportFault })
  const metrics = new Metrics({
    tables: () => tables.size,
    waitingBots: () => bots.waiting,
  })
  const tables = new Tables({
    log: store.log,
    directory: store.directory,
    group: new GroupCommit(metered(store.log, metrics)),
    bots,
    meter: metrics,
    clock: systemClock,
    signer,
    now: () => Date.now(),
    reportFault,
  })
  const capacity = new Capacity(store.directory, configuration)
  const info = (): ServerInfo => {
    const { host, port } = listensTo()
    return {
      protocol: PROTOCOL,
      url: publicUrl ?? `http://${reachable(host)}:${port}`,
      isLocalOnly: publicUrl === null && isLoopback(host),
      contact,
      publicKey: signer.publicKey,
    }
  }
  return {
    online: {
      tables,
      info,
      publicUrl,
      limits,
      mayCreate: async () => ((await capacity.mayCreateTable()).ok ? null : 'full'),
    },
    operations: { canary: new Canary(store.log), metrics, metricsAccess },
    durability: async () => measureDurability(database, await store.settings()),
    close: async () => {
      await bots.close()
      await store.close()
    },
  }
}

const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/** An address that others in the same network can open. */
function reachable(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost'
}
