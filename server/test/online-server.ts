import { chooseAsBot } from '@kantyna/bots'
import { entryOf } from '@kantyna/games'
import type { Bots } from '@kantyna/host'
import type { View } from '@kantyna/kernel'
import { PROTOCOL, paths, RemoteTable, type ServerInfo, type TableSettings } from '@kantyna/online'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { createApp } from '../app.ts'
import { GroupCommit } from '../log/group-commit.ts'
import { Signer } from '../signer.ts'
import type { Store } from '../store/store.ts'
import { Tables } from '../tables/tables.ts'
import { openMemoryStore } from './memory-store.ts'

/** Bots that choose quickly, in this thread. */
const quickBots: Bots = {
  async answer({ edition, view, decision, seed }) {
    const bundle = await entryOf(edition)?.open()
    return bundle === undefined
      ? null
      : chooseAsBot(bundle.game, 'beginner', { view: view as View, decision, seed }) // the host made it
  },
  answerOffer: () => Promise.resolve(null),
}

interface ServerParts {
  readonly store?: Store
  readonly port?: number
  /** The folder of the page. */
  readonly page?: string
  readonly isLocalOnly?: boolean
}

export interface TestServer {
  readonly address: string
  readonly app: FastifyInstance
  readonly tables: Tables
  readonly faults: unknown[]
  /** As when the process ends: clients lose their connections, and the tables are gone from the memory. */
  close(): Promise<void>
}

/** A server on loopback, with its tables in memory or in another store. */
export async function startServer({
  store = openMemoryStore(),
  port = 0,
  page = import.meta.dirname,
  isLocalOnly = true,
}: ServerParts = {}): Promise<TestServer> {
  const faults: unknown[] = []
  const signer = Signer.temporary()
  const tables = new Tables({
    ...store,
    group: new GroupCommit(store.log),
    bots: quickBots,
    clock: {
      now: () => performance.now(),
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    now: () => Date.now(),
    signer,
    reportFault: (problem) => faults.push(problem),
  })
  let address = ''
  const info = (): ServerInfo => ({
    protocol: PROTOCOL,
    url: address,
    isLocalOnly,
    contact: null,
    publicKey: signer.publicKey,
  })
  const app = await createApp({
    page,
    online: { tables, info, publicUrl: null, mayCreate: () => Promise.resolve(null) },
  })
  address = await app.listen({ host: '127.0.0.1', port })
  return { address, app, tables, faults, close: () => app.close() }
}

/** A browser, as far as the server can see: it has a cookie. */
export class Device {
  readonly #address: string
  #cookie = ''
  #ids = 0

  constructor(address: string) {
    this.#address = address
  }

  get cookie(): string {
    return this.#cookie
  }

  async get(path: string): Promise<Response> {
    return await this.#noted(fetch(this.#address + path, { headers: { cookie: this.#cookie } }))
  }

  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return await this.#noted(
      fetch(this.#address + path, {
        method: 'POST',
        headers: { cookie: this.#cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  }

  /** Creates a table and returns its id. */
  async create(settings: TableSettings, name: string): Promise<string> {
    const reply = await this.post(paths.tables, { settings, name })
    const { table } = (await reply.json()) as { table: string }
    return table
  }

  /** Connects to a table. The connection does not restore itself. */
  open(table: string): RemoteTable {
    const address = this.#address.replace('http', 'ws') + paths.socket(table)
    return new RemoteTable(
      (listener) => {
        const socket = new WebSocket(address, { headers: { cookie: this.#cookie } })
        socket.on('open', () => listener.onOpen())
        socket.on('message', (data) => listener.onText(String(data)))
        socket.on('close', (code) => listener.onLost(code))
        socket.on('error', () => undefined)
        return {
          send: (text) => {
            if (socket.readyState === WebSocket.OPEN) socket.send(text)
          },
          close: () => socket.close(),
        }
      },
      () => `${this.#address} ${++this.#ids} ${Math.trunc(performance.now() * 1000)}`,
    )
  }

  async #noted(replying: Promise<Response>): Promise<Response> {
    const reply = await replying
    const set = reply.headers.getSetCookie()[0]
    if (set !== undefined) this.#cookie = set.split(';', 1)[0] ?? ''
    return reply
  }
}

/** Resolves when the table is as wanted. */
export function until(table: RemoteTable, isSo: (table: RemoteTable) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(table)) return resolve()
    const stop = table.subscribe(() => {
      if (!isSo(table)) return
      stop()
      resolve()
    })
  })
}
