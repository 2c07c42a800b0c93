import { chooseAsBot } from '@kantyna/bots'
import { entryOf } from '@kantyna/games'
import type { Bots, Clock } from '@kantyna/host'
import type { View } from '@kantyna/kernel'
import {
  PROTOCOL,
  paths,
  RemoteTable,
  type ServerInfo,
  type TableSettings,
  type Wire,
  type WireListener,
} from '@kantyna/online'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { createApp } from '../app.ts'
import { type Limits, type MetricsAccess, readConfiguration } from '../configuration.ts'
import { GroupCommit } from '../log/group-commit.ts'
import { Canary } from '../operations/canary.ts'
import { Metrics, metered } from '../operations/metrics.ts'
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
  /** The address in invitations; the server's own if left out. */
  readonly url?: string
  readonly log?: FastifyBaseLogger
  readonly time?: ServerTime | undefined
  readonly limits?: Partial<Limits>
  /** With it, the server answers programs of the operator. */
  readonly metricsAccess?: MetricsAccess
}

export interface TestServer {
  readonly address: string
  readonly app: FastifyInstance
  readonly tables: Tables
  readonly faults: unknown[]
  /** As when the process ends: clients lose their connections, and the tables are gone from the memory. */
  close(): Promise<void>
}

export interface ServerTime {
  readonly clock: Clock
  now(): number
}

export const realTime: ServerTime = {
  clock: {
    now: () => performance.now(),
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
  },
  now: () => Date.now(),
}

/** A minute passes in a second: nobody waits for delays, and a client may send more frames. */
export const hurried: ServerTime = {
  clock: {
    now: () => realTime.clock.now() * 60,
    after: (milliseconds, callback) => realTime.clock.after(milliseconds / 60, callback),
  },
  now: () => Date.now() * 60,
}

/** A server on loopback, with its tables in memory or in another store. */
export async function startServer({
  store = openMemoryStore(),
  port = 0,
  page = import.meta.dirname,
  isLocalOnly = true,
  url,
  time = realTime,
  limits = {},
  metricsAccess,
  log,
}: ServerParts = {}): Promise<TestServer> {
  const faults: unknown[] = []
  const signer = Signer.temporary()
  const metrics =
    metricsAccess === undefined ? null : new Metrics({ tables: () => tables.size, waitingBots: () => 0 })
  const tables: Tables = new Tables({
    ...store,
    ...time,
    ...(metrics === null ? {} : { meter: metrics }),
    group: new GroupCommit(metrics === null ? store.log : metered(store.log, metrics)),
    bots: quickBots,
    signer,
    reportFault: (problem) => {
      faults.push(problem)
      log?.error({ err: problem }, 'fault')
    },
  })
  let address = ''
  const info = (): ServerInfo => ({
    protocol: PROTOCOL,
    url: url ?? address,
    isLocalOnly,
    contact: null,
    publicKey: signer.publicKey,
  })
  const operations =
    metrics === null || metricsAccess === undefined
      ? {}
      : { operations: { canary: new Canary(store.log), metrics, metricsAccess } }
  const app = await createApp({
    page,
    ...operations,
    ...(log === undefined ? {} : { log }),
    online: {
      tables,
      info,
      publicUrl: null,
      limits: { ...readConfiguration({}).limits, ...limits },
      mayCreate: () => Promise.resolve(null),
    },
  })
  address = await app.listen({ host: '127.0.0.1', port })
  return { address, app, tables, faults, close: () => app.close() }
}

/** A browser, as far as the server can see: it has a cookie. */
export class Device {
  readonly #address: string
  #cookie: string
  #ids = 0

  /** `cookie`: of a device that was at another address of the server before. */
  constructor(address: string, cookie = '') {
    this.#address = address
    this.#cookie = cookie
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

  /** Connects to a table. */
  open(table: string, how: Connecting = {}): RemoteTable {
    return new RemoteTable(
      (listener) => new TestWire(() => this.socket(table), listener, how),
      () => `${this.#address} ${++this.#ids} ${Math.trunc(performance.now() * 1000)}`,
    )
  }

  /** A bare socket to a table. */
  socket(table: string, headers: Readonly<Record<string, string>> = {}): WebSocket {
    const address = this.#address.replace('http', 'ws') + paths.socket(table)
    const socket = new WebSocket(address, { headers: { cookie: this.#cookie, ...headers } })
    // Its `close` follows.
    socket.on('error', () => undefined)
    return socket
  }

  async #noted(replying: Promise<Response>): Promise<Response> {
    const reply = await replying
    const set = reply.headers.getSetCookie()[0]
    if (set !== undefined) this.#cookie = set.split(';', 1)[0] ?? ''
    return reply
  }
}

export interface Connecting {
  /** Called with each frame, as it is written. */
  readonly onSent?: (text: string) => void
  readonly onHeard?: (text: string) => void
  /** Connects again when the connection is lost, after this time in milliseconds; without it, never. */
  readonly againAfterMs?: number
  /** Gives a connection up if a frame stays without any answer for this time, as a page does that hears nothing. */
  readonly patienceMs?: number
}

class TestWire implements Wire {
  readonly #newSocket: () => WebSocket
  readonly #listener: WireListener
  readonly #how: Connecting
  #socket: WebSocket
  #isClosed = false
  #silence: NodeJS.Timeout | undefined

  constructor(newSocket: () => WebSocket, listener: WireListener, how: Connecting) {
    this.#newSocket = newSocket
    this.#listener = listener
    this.#how = how
    this.#socket = this.#connect()
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#how.onSent?.(text)
    this.#socket.send(text)
    // Nobody answers whether a page is looked at.
    if (!text.includes('"is":"looking"')) this.#waitForAnswer()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#silence)
    this.#socket.close()
  }

  #connect(): WebSocket {
    const socket = this.#newSocket()
    const { onHeard, againAfterMs } = this.#how
    this.#waitForAnswer(socket)
    socket.on('open', () => this.#listener.onOpen())
    socket.on('message', (data) => {
      clearTimeout(this.#silence)
      this.#silence = undefined
      const text = String(data)
      onHeard?.(text)
      this.#listener.onText(text)
    })
    socket.on('close', (code) => {
      clearTimeout(this.#silence)
      this.#silence = undefined
      this.#listener.onLost(code)
      if (this.#isClosed || againAfterMs === undefined) return
      setTimeout(() => {
        if (!this.#isClosed) this.#socket = this.#connect()
      }, againAfterMs)
    })
    return socket
  }

  #waitForAnswer(socket = this.#socket): void {
    const { patienceMs } = this.#how
    if (patienceMs !== undefined) this.#silence ??= setTimeout(() => socket.terminate(), patienceMs)
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
