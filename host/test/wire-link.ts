import {
  type Answer,
  type AnswerPreview,
  type AnswerSoFar,
  type Choice,
  type ChoiceError,
  type CommandResult,
  type CommandStamp,
  type ConnectionState,
  linkSchemas,
  type Result,
  SETUP,
  type Seat,
  type TableCommand,
  type TableEntry,
  type TableFacts,
  type TableLink,
  type TableSnapshot,
  type Viewer,
} from '@kantyna/kernel'

/**
 * A link over a simulated network, for tests. Every message crosses as JSON, arrives later, and is parsed by its schema.
 * The connection can be cut and restored. Code that works with this link works with a socket.
 */
export class WireLink implements TableLink {
  readonly table: TableFacts
  readonly seats: readonly Seat[]
  readonly #host: TableLink
  readonly #snapshots = new Map<Viewer, TableSnapshot>()
  readonly #entries = new Map<Viewer, readonly TableEntry[]>()
  readonly #listeners = new Set<() => void>()
  #wire: Promise<unknown> = Promise.resolve()
  #connection: ConnectionState = 'live'
  #cuts = 0
  #sentCommands = 0
  /** Commands without an answer: they are sent again when the connection is back. */
  readonly #unanswered = new Map<string, Unanswered>()
  #sent: Pick<TableSnapshot, 'cursor' | 'takebacks'> = { cursor: SETUP, takebacks: 0 }

  constructor(host: TableLink) {
    this.#host = host
    this.table = linkSchemas.table.parse(overTheWire(host.table))
    this.seats = host.seats
    for (const message of this.#updates()) this.#receive(message)
    host.subscribe(() => {
      if (this.#connection === 'live') this.#sendUpdates()
    })
  }

  get connection(): ConnectionState {
    return this.#connection
  }

  /** Cuts the connection: messages that are on their way, in either direction, never arrive. */
  cut(): void {
    this.#connection = 'lost'
    this.#cuts++
    this.#wire = Promise.resolve()
    this.#notify()
  }

  /** Restores the connection: the host sends everything again, and the client repeats its unanswered commands. */
  restore(): void {
    this.#connection = 'live'
    this.#sent = { cursor: SETUP, takebacks: 0 }
    this.#sendUpdates()
    for (const unanswered of this.#unanswered.values()) this.#transmit(unanswered)
  }

  close(): void {
    this.#connection = 'closed'
    this.#host.close()
    this.#notify()
  }

  snapshot(viewer: Viewer): TableSnapshot {
    const snapshot = this.#snapshots.get(viewer)
    if (snapshot === undefined) throw new RangeError(`nothing is heard of seat ${viewer} here`)
    return snapshot
  }

  since(viewer: Viewer, cursor: number): readonly TableEntry[] {
    return this.#entries.get(viewer)?.slice(cursor + 1) ?? []
  }

  send(command: TableCommand, stamp: CommandStamp = this.#newStamp()): Promise<CommandResult> {
    return new Promise((resolve) => {
      const unanswered = { message: overTheWire({ command, stamp }), id: stamp.id, resolve }
      this.#unanswered.set(stamp.id, unanswered)
      if (this.#connection === 'live') this.#transmit(unanswered)
    })
  }

  #newStamp(): CommandStamp {
    this.#sentCommands++
    const { revision } = this.snapshot(null)
    return { id: `seats ${this.seats.join(' ')} command ${this.#sentCommands}`, revision }
  }

  #transmit({ message, id, resolve }: Unanswered): void {
    const { command, stamp } = message as { command: unknown; stamp: unknown } // as it was sent
    const answered = this.#later(() =>
      this.#host.send(linkSchemas.command.parse(command), linkSchemas.stamp.parse(stamp)),
    )
    answered
      .then((result) => this.#later(() => linkSchemas.result.parse(overTheWire(result))))
      .then((result) => {
        this.#unanswered.delete(id)
        resolve(result)
      })
      .catch(console.error)
  }

  async answerSoFar(choice: Choice): Promise<Result<AnswerSoFar, ChoiceError>> {
    const message = overTheWire(choice)
    const answer = await this.#later(() => this.#host.answerSoFar(linkSchemas.choice.parse(message)))
    return await this.#later(() => linkSchemas.answerSoFar.parse(overTheWire(answer)))
  }

  async preview(answer: Answer): Promise<AnswerPreview | null> {
    const message = overTheWire(answer)
    const preview = await this.#later(() => this.#host.preview(linkSchemas.answer.parse(message)))
    return await this.#later(() => linkSchemas.preview.parse(overTheWire(preview)))
  }

  reportShown(cursor: number): void {
    const message = overTheWire(cursor)
    this.#later(() => this.#host.reportShown(linkSchemas.shown.parse(message))).catch(console.error)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What the host's side sends for each viewer on this side. */
  #updates(): unknown[] {
    const { cursor, takebacks } = this.#host.snapshot(null)
    const isSame = takebacks === this.#sent.takebacks && cursor >= this.#sent.cursor
    const from = isSame ? this.#sent.cursor : SETUP
    this.#sent = { cursor, takebacks }
    return [null, ...this.seats].map((viewer) =>
      overTheWire({ snapshot: this.#host.snapshot(viewer), entries: this.#host.since(viewer, from) }),
    )
  }

  #receive(message: unknown): void {
    const { snapshot, entries } = linkSchemas.update.parse(message)
    const { viewer } = snapshot
    const first = entries[0]?.index ?? snapshot.cursor
    const before = this.#entries.get(viewer)?.slice(0, first + 1) ?? []
    this.#snapshots.set(viewer, snapshot)
    this.#entries.set(viewer, [...before, ...entries])
  }

  #sendUpdates(): void {
    const messages = this.#updates()
    this.#later(() => {
      for (const message of messages) this.#receive(message)
      this.#notify()
    }).catch(console.error)
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }

  /** Messages arrive in order. If the connection is cut before, they never arrive. */
  #later<T>(work: () => T): Promise<Awaited<T>> {
    const wire = this.#cuts
    const arrived = this.#wire.then(() =>
      this.#cuts === wire ? work() : new Promise<never>(() => undefined),
    )
    this.#wire = arrived.catch(() => undefined)
    return arrived as Promise<Awaited<T>> // what `then` gives has been awaited
  }
}

interface Unanswered {
  readonly id: string
  readonly message: unknown
  resolve(result: CommandResult): void
}

function overTheWire(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message))
}
