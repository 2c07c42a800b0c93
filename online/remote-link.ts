import {
  type Answer,
  type AnswerHint,
  type AnswerPreview,
  type AnswerSoFar,
  type Choice,
  type ChoiceError,
  type CommandResult,
  type ConnectionState,
  linkSchemas,
  type Plain,
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
import { applied } from './difference.ts'
import type { Question, QuestionAnswer, Received, ViewUpdate } from './frames.ts'

interface Sender {
  send(command: TableCommand, takebacks: number): Promise<CommandResult>
  ask(question: Question): Promise<QuestionAnswer>
  close(): void
}

interface Dealt {
  readonly facts: TableFacts
  readonly own: readonly Seat[]
  readonly hints: boolean
}

/** One viewer's table as it was received. */
interface ReceivedView {
  /** As it came, because the next difference is one of this. */
  readonly plain: Plain
  readonly snapshot: TableSnapshot
  readonly entries: readonly TableEntry[]
}

/** The link of an online table: it shows what was received, and sends commands. */
export class RemoteLink implements TableLink {
  readonly table: TableFacts
  readonly seats: readonly Seat[]
  /** Only at a table that allows hints. */
  declare readonly hint?: NonNullable<TableLink['hint']>
  readonly #sender: Sender
  readonly #views = new Map<Viewer, ReceivedView>()
  readonly #listeners = new Set<() => void>()
  #connection: ConnectionState = 'lost'
  #nudges = 0
  /** What was received does not fit together. */
  #isWrong = false

  constructor({ facts, own, hints }: Dealt, sender: Sender) {
    this.table = facts
    this.seats = own
    this.#sender = sender
    if (hints) this.hint = (seat, decision) => this.#askHint(seat, decision)
  }

  get connection(): ConnectionState {
    return this.#connection
  }

  /** How often the others have reminded this client that it is asked. */
  get nudges(): number {
    return this.#nudges
  }

  snapshot(viewer: Viewer): TableSnapshot {
    return this.#viewOf(viewer).snapshot
  }

  since(viewer: Viewer, cursor: number): readonly TableEntry[] {
    return this.#viewOf(viewer).entries.slice(cursor - SETUP)
  }

  send(command: TableCommand): Promise<CommandResult> {
    return this.#sender.send(command, this.snapshot(this.#anyViewer()).takebacks)
  }

  async answerSoFar(choice: Choice): Promise<Result<AnswerSoFar, ChoiceError>> {
    const answer = await this.#sender.ask({ about: 'so-far', choice })
    return answer.about === 'so-far' ? answer.result : { ok: false, error: { code: 'malformed' } }
  }

  async preview(answer: Answer): Promise<AnswerPreview | null> {
    const answered = await this.#sender.ask({ about: 'preview', answer })
    return answered.about === 'preview' ? answered.preview : null
  }

  async #askHint(seat: Seat, decision: number): Promise<AnswerHint | null> {
    const answered = await this.#sender.ask({ about: 'hint', seat, decision })
    return answered.about === 'hint' ? answered.hint : null
  }

  /** Nobody at an online table waits for what another screen shows. */
  reportShown(): void {
    return
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#sender.close()
  }

  /** Whether this is the link of these seats. */
  isFor(seats: readonly Seat[]): boolean {
    return seats.length === this.seats.length && seats.every((seat, index) => this.seats[index] === seat)
  }

  /** Whether every viewer's table has arrived. */
  get isComplete(): boolean {
    return [null, ...this.seats].every((viewer) => this.#views.has(viewer))
  }

  /** How far the table has been received; null if everything has to be sent. */
  get received(): Received | null {
    if (!this.isComplete || this.#isWrong) return null
    const { cursor, takebacks } = this.snapshot(this.#anyViewer())
    return { cursor, takebacks }
  }

  setConnection(connection: ConnectionState): void {
    this.#connection = connection
    this.#notify()
  }

  noteNudge(): void {
    this.#nudges++
    this.#notify()
  }

  /** Everything has to be sent again. Until then the table is shown as it was. */
  forget(): void {
    this.#isWrong = true
  }

  /** Applies an update. Returns false if it does not fit what was received before. */
  update(views: readonly ViewUpdate[]): boolean {
    try {
      for (const update of views) this.#views.set(update.viewer, this.#next(update))
      this.#isWrong = false
    } catch {
      return false
    }
    if (this.isComplete) this.#notify()
    return true
  }

  #next({ viewer, snapshot, from, entries }: ViewUpdate): ReceivedView {
    const before = this.#views.get(viewer)
    const known = before?.entries ?? []
    if (from > known.length) throw new RangeError('entries are missing')
    const list = entries.length === 0 && from === known.length ? known : [...known.slice(0, from), ...entries]
    if (snapshot === null && before !== undefined) return { ...before, entries: list }
    const plain = snapshot === null ? null : applied(before?.plain, snapshot)
    return { plain, snapshot: linkSchemas.snapshot.parse(plain), entries: list }
  }

  #anyViewer(): Viewer {
    return this.seats[0] ?? null
  }

  #viewOf(viewer: Viewer): ReceivedView {
    const view = this.#views.get(viewer)
    if (view === undefined) throw new RangeError(`nothing was received for seat ${viewer}`)
    return view
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
