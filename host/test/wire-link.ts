import {
  type Answer,
  type AnswerPreview,
  type AnswerSoFar,
  type Choice,
  type ChoiceError,
  type CommandResult,
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
 * A link over a pretended network, for tests: everything crosses as JSON, is read by its schema on the other side, and
 * takes its time. What works with it works with a socket.
 */
export class WireLink implements TableLink {
  readonly table: TableFacts
  readonly seats: readonly Seat[]
  readonly #host: TableLink
  readonly #snapshots = new Map<Viewer, TableSnapshot>()
  readonly #entries = new Map<Viewer, readonly TableEntry[]>()
  readonly #listeners = new Set<() => void>()
  #wire: Promise<unknown> = Promise.resolve()
  #sent: Pick<TableSnapshot, 'cursor' | 'takebacks'> = { cursor: SETUP, takebacks: 0 }

  constructor(host: TableLink) {
    this.#host = host
    this.table = linkSchemas.table.parse(overTheWire(host.table))
    this.seats = host.seats
    for (const message of this.#updates()) this.#receive(message)
    host.subscribe(() => {
      const messages = this.#updates()
      this.#later(() => {
        for (const message of messages) this.#receive(message)
        for (const listener of [...this.#listeners]) listener()
      }).catch(console.error)
    })
  }

  snapshot(viewer: Viewer): TableSnapshot {
    const snapshot = this.#snapshots.get(viewer)
    if (snapshot === undefined) throw new RangeError(`nothing is heard of seat ${viewer} here`)
    return snapshot
  }

  since(viewer: Viewer, cursor: number): readonly TableEntry[] {
    return this.#entries.get(viewer)?.slice(cursor + 1) ?? []
  }

  async send(command: TableCommand): Promise<CommandResult> {
    const message = overTheWire(command)
    const answered = await this.#later(() => this.#host.send(linkSchemas.command.parse(message)))
    return await this.#later(() => linkSchemas.result.parse(overTheWire(answered)))
  }

  async answerSoFar(choice: Choice): Promise<Result<AnswerSoFar, ChoiceError>> {
    const message = overTheWire(choice)
    const told = await this.#later(() => this.#host.answerSoFar(linkSchemas.choice.parse(message)))
    return await this.#later(() => linkSchemas.answerSoFar.parse(overTheWire(told)))
  }

  async preview(answer: Answer): Promise<AnswerPreview | null> {
    const message = overTheWire(answer)
    const told = await this.#later(() => this.#host.preview(linkSchemas.answer.parse(message)))
    return await this.#later(() => linkSchemas.preview.parse(overTheWire(told)))
  }

  reportShown(cursor: number): void {
    this.#later(() => this.#host.reportShown(cursor)).catch(console.error)
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

  /** Messages arrive in order. */
  #later<T>(work: () => T): Promise<Awaited<T>> {
    const arrived = this.#wire.then(work)
    this.#wire = arrived.catch(() => undefined)
    return arrived as Promise<Awaited<T>> // what `then` gives has been awaited
  }
}

function overTheWire(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message))
}
