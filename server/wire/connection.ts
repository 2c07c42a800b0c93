import {
  type ClientFrame,
  clientFrameSchema,
  closeCodes,
  PROTOCOL,
  type Received,
  type ServerFrame,
} from '@kantyna/online'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Visitor } from '../tables/visitor.ts'
import { Rate } from './rate.ts'

/** The part of a socket that a connection uses. */
export interface Socket {
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number): void
  terminate(): void
}

/** A client that stops reading is disconnected when this many bytes wait for it. */
const MOST_WAITING_BYTES = 4_000_000
/** After a pause, a client may send as many frames at once as in this many seconds. */
const BURST_SECONDS = 3
/** How many questions of one client are answered at the same time. */
const MOST_QUESTIONS = 4
/** A person says and reminds at most this often. */
const [SAYINGS_PER_SECOND, MOST_SAYINGS] = [0.5, 5]

/** One client's connection to a table: reads its frames, and sends it what it may know. */
export class Connection implements Visitor {
  readonly device: string
  isLooking = true
  readonly #socket: Socket
  readonly #tables: Tables
  readonly #id: string
  readonly #frames: Rate
  readonly #sayings: Rate
  #table: LiveTable | null = null
  #hasGreeted = false
  #questions = 0
  #isClosed = false

  constructor(
    socket: Socket,
    {
      table,
      device,
      framesPerSecond,
    }: { readonly table: string; readonly device: string; readonly framesPerSecond: number },
    tables: Tables,
  ) {
    this.#socket = socket
    this.#id = table
    this.device = device
    this.#tables = tables
    const { now } = tables.services
    this.#frames = new Rate(framesPerSecond, framesPerSecond * BURST_SECONDS, now)
    this.#sayings = new Rate(SAYINGS_PER_SECOND, MOST_SAYINGS, now)
  }

  get hasGreeted(): boolean {
    return this.#hasGreeted
  }

  send(frame: ServerFrame): void {
    if (frame.is === 'result' || frame.is === 'requested') this.#count(frame)
    this.sendText(JSON.stringify(frame))
  }

  #count(frame: ServerFrame & { readonly is: 'result' | 'requested' }): void {
    const { meter } = this.#tables.services
    if (frame.is === 'requested') meter?.countAnswer('request', frame.result.ok ? 'done' : frame.result.code)
    else meter?.countAnswer('command', frame.result.ok ? 'done' : frame.result.error.code)
  }

  sendText(frame: string): void {
    if (this.#isClosed) return
    if (this.#socket.bufferedAmount > MOST_WAITING_BYTES) {
      this.end()
      this.#socket.terminate()
      return
    }
    this.#socket.send(frame)
  }

  close(code: number): void {
    if (this.#isClosed) return
    this.end()
    this.#socket.close(code)
  }

  /** The socket is gone. */
  end(): void {
    this.#isClosed = true
    this.#table?.detach(this)
    this.#table = null
  }

  /** Reads a frame. A malformed one, or too many, end the connection. */
  read(text: string): void {
    if (this.#isClosed) return
    const frame = this.#frames.take() ? parsed(text) : null
    if (frame === null) {
      this.close(closeCodes.refused)
      return
    }
    this.#take(frame).catch((problem: unknown) => {
      this.#tables.services.reportFault(problem)
      this.close(closeCodes.restart)
    })
  }

  async #take(frame: ClientFrame): Promise<void> {
    if (frame.is === 'hello') {
      await this.#greet(frame.protocol, frame.received)
      return
    }
    const table = this.#table
    // A client greets first, and waits for the answer.
    if (table === null) return this.close(closeCodes.refused)
    switch (frame.is) {
      case 'command':
        await table.command(this, frame)
        return
      case 'request':
        await this.#request(table, frame)
        return
      case 'ask':
        await this.#answer(table, frame)
        return
      case 'looking':
        table.setLooking(this, frame.isLooking)
    }
  }

  async #greet(protocol: number, received: Received | null): Promise<void> {
    if (protocol !== PROTOCOL) return this.close(closeCodes.version)
    if (this.#hasGreeted) this.#table?.detach(this)
    this.#hasGreeted = true
    const table = await this.#tables.get(this.#id)
    if (this.#isClosed) return
    if (table === null) return this.close(closeCodes.gone)
    if (!table.mayVisit(this.device)) return this.close(closeCodes.forbidden)
    this.#table = table
    this.send({ is: 'welcome', protocol: PROTOCOL, table: this.#id })
    table.attach(this, received)
  }

  async #request(table: LiveTable, { id, request }: ClientFrame & { readonly is: 'request' }): Promise<void> {
    const isSpoken = request.do === 'say' || request.do === 'talk' || request.do === 'nudge'
    const result =
      isSpoken && !this.#sayings.take()
        ? ({ ok: false, code: 'too-often' } as const)
        : await table.request(this, id, request)
    this.send({ is: 'requested', id, result })
  }

  async #answer(table: LiveTable, { id, question }: ClientFrame & { readonly is: 'ask' }): Promise<void> {
    if (this.#questions >= MOST_QUESTIONS) {
      this.send({ is: 'answer', id, answer: { about: 'refused' } })
      return
    }
    this.#questions++
    try {
      this.send({ is: 'answer', id, answer: await table.answer(this, question) })
    } finally {
      this.#questions--
    }
  }
}

function parsed(text: string): ClientFrame | null {
  try {
    const read = clientFrameSchema.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
