import type { Plain, PresentedDecision, TableSnapshot } from '@kantyna/kernel'
import {
  applied,
  type ClientFrame,
  PROTOCOL,
  paths,
  type ServerFrame,
  type TableSettings,
} from '@kantyna/online'
import { WebSocket } from 'ws'

/** A table of the load: one device plays all its seats, and looks on in a second window. */
export class BenchTable {
  readonly #address: string
  readonly #settings: TableSettings
  readonly #snapshots = new Map<number | null, Plain>()
  readonly #answers = new Map<string, (frame: ServerFrame) => void>()
  #cookie = ''
  #table = ''
  #player: WebSocket | null = null
  #watcher: WebSocket | null = null
  #sent = 0
  #onCurrent: () => void = () => undefined
  #onUpdate: () => void = () => undefined
  /** Called when the second window gets a change. */
  #onWatched: () => void = () => undefined

  constructor(address: string, settings: TableSettings) {
    this.#address = address
    this.#settings = settings
  }

  /** Creates the table, takes all seats, and starts the game. */
  async begin(): Promise<void> {
    const reply = await fetch(this.#address + paths.tables, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ settings: this.#settings, name: 'Seat 1' }),
    })
    const { table } = (await reply.json()) as { table: string } // as online/api.ts says
    this.#table = table
    this.#cookie = reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    this.#player = await this.#open((text) => this.#read(text))
    const people = this.#settings.seats.map((_, seat) => seat)
    for (const seat of people.slice(1))
      await this.#ask({
        is: 'request',
        id: this.#id(),
        request: { do: 'sit', seat, name: `Seat ${seat + 1}` },
      })
    for (const seat of people) {
      const contribution = 'ab'.repeat(32)
      await this.#ask({ is: 'request', id: this.#id(), request: { do: 'ready', seat, contribution } })
    }
  }

  /** Opens the second window. */
  async watch(): Promise<void> {
    this.#watcher = await this.#open((text) => {
      if (text.startsWith('{"is":"update"')) this.#onWatched()
    })
  }

  /** Gives the first answer to the first question. Resolves to whether it was taken; null if the game is over. */
  async choose(): Promise<boolean | null> {
    let asked = this.#asked()
    // The host may be about to give a forced answer.
    for (let wait = 0; asked === undefined && wait < 100; wait++) {
      await new Promise<void>((resolve) => {
        this.#onUpdate = resolve
        setTimeout(resolve, 50)
      })
      asked = this.#asked()
    }
    if (asked === undefined) return null
    const { seat, id, shape, min, options } = asked
    const picks = shape === 'number' ? min : options.slice(0, Math.max(1, min)).map((option) => option.id)
    const choice = { seat, decision: id, picks }
    const { takebacks } = this.#snapshots.get(null) as { readonly takebacks: number } // as every snapshot has
    const frame = await this.#ask({
      is: 'command',
      id: this.#id(),
      takebacks,
      command: { do: 'choose', choice, how: 'hand' },
    })
    return frame.is === 'result' && frame.result.ok
  }

  /** Resolves when the second window shows the next change. */
  watched(): Promise<void> {
    return new Promise((resolve) => {
      this.#onWatched = resolve
    })
  }

  close(): void {
    this.#player?.close()
    this.#watcher?.close()
  }

  #asked(): PresentedDecision | undefined {
    return [...this.#snapshots.values()].flatMap((snapshot) => decisionsIn(snapshot)).at(0)
  }

  #id(): string {
    return `${this.#table} ${++this.#sent}`
  }

  #ask(frame: ClientFrame & { readonly id: string }): Promise<ServerFrame> {
    return new Promise((resolve) => {
      this.#answers.set(frame.id, resolve)
      this.#player?.send(JSON.stringify(frame))
    })
  }

  async #open(read: (text: string) => void): Promise<WebSocket> {
    const url = this.#address.replace('http', 'ws') + paths.socket(this.#table)
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie }, perMessageDeflate: false })
    const current = new Promise<void>((resolve) => {
      this.#onCurrent = resolve
    })
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('{"is":"current"')) this.#onCurrent()
      read(text)
    })
    socket.on('open', () =>
      socket.send(JSON.stringify({ is: 'hello', protocol: PROTOCOL, received: null } satisfies ClientFrame)),
    )
    await current
    return socket
  }

  #read(text: string): void {
    const frame = JSON.parse(text) as ServerFrame // the server of this repository
    if (frame.is === 'update') {
      for (const { viewer, snapshot } of frame.views)
        if (snapshot !== null) this.#snapshots.set(viewer, applied(this.#snapshots.get(viewer), snapshot))
      this.#onUpdate()
    }
    if (!('id' in frame)) return
    this.#answers.get(frame.id)?.(frame)
    this.#answers.delete(frame.id)
  }
}

function decisionsIn(snapshot: Plain): readonly PresentedDecision[] {
  const { decisions } = snapshot as unknown as TableSnapshot // the server sends nothing else
  return decisions
}
