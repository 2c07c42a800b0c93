import type {
  Answer,
  AnswerHint,
  AnswerPreview,
  AnswerSoFar,
  Choice,
  ChoiceError,
  CommandResult,
  CommandStamp,
  ConnectionState,
  Match,
  Result,
  Seat,
  TableCommand,
  TableEntry,
  TableFacts,
  TableLink,
  TableSnapshot,
  Viewer,
} from '@kantyna/kernel'
import type { Client } from './clients.ts'
import type { Viewers } from './viewers.ts'

/** What a link needs from its host. */
export interface LinkedHost {
  readonly facts: TableFacts
  readonly match: Match
  readonly viewers: Viewers
  readonly previewAnswer: (match: Match, answer: Answer) => Promise<AnswerPreview | null>
  readonly hint: ((seat: Seat, decision: number) => Promise<AnswerHint | null>) | null
  submit(client: Client, command: TableCommand, stamp: CommandStamp): Promise<CommandResult>
  reportShown(client: Client, cursor: number): void
  disconnect(client: Client): void
}

/** The link of one client: it can act for its own seats only, and see only their views. */
export class ClientLink implements TableLink {
  readonly table: TableFacts
  readonly seats: readonly Seat[]
  declare readonly hint?: NonNullable<TableLink['hint']>
  readonly #client: Client
  readonly #host: LinkedHost
  #sent = 0

  constructor(client: Client, host: LinkedHost) {
    this.#client = client
    this.#host = host
    this.table = host.facts
    this.seats = client.seats
    const { hint } = host
    if (hint !== null)
      this.hint = (seat, decision) => (this.#isOwn(seat) ? hint(seat, decision) : Promise.resolve(null))
  }

  get connection(): ConnectionState {
    return this.#client.isConnected ? 'live' : 'closed'
  }

  snapshot(viewer: Viewer): TableSnapshot {
    this.#check(viewer)
    return this.#host.viewers.snapshot(viewer)
  }

  since(viewer: Viewer, cursor: number): readonly TableEntry[] {
    this.#check(viewer)
    return this.#host.viewers.entries(viewer).slice(cursor + 1)
  }

  answerSoFar(choice: Choice): Promise<Result<AnswerSoFar, ChoiceError>> {
    const result = this.#isOwn(choice.seat) ? this.#host.match.answerSoFar(choice) : refuseOtherSeat(choice)
    return Promise.resolve(result)
  }

  preview(answer: Answer): Promise<AnswerPreview | null> {
    const { previewAnswer, match } = this.#host
    return this.#isOwn(answer.seat) ? previewAnswer(match, answer) : Promise.resolve(null)
  }

  send(command: TableCommand, stamp: CommandStamp = this.#newStamp()): Promise<CommandResult> {
    return this.#host.submit(this.#client, command, stamp)
  }

  #newStamp(): CommandStamp {
    return { id: `command ${++this.#sent}`, revision: this.#host.viewers.revision }
  }

  reportShown(cursor: number): void {
    this.#host.reportShown(this.#client, cursor)
  }

  subscribe(listener: () => void): () => void {
    return this.#host.viewers.subscribe(listener)
  }

  close(): void {
    this.#host.disconnect(this.#client)
  }

  #isOwn(seat: Seat): boolean {
    return this.seats.includes(seat)
  }

  #check(viewer: Viewer): void {
    if (viewer !== null && !this.#isOwn(viewer))
      throw new RangeError(`seat ${viewer} is not played from here`)
  }
}

/**
 * Refuses a choice for a seat of another client. The error is the same whether the choice is legal or not: a difference
 * would reveal what another player holds.
 */
function refuseOtherSeat(choice: Choice): Result<never, ChoiceError> {
  const error: ChoiceError =
    'move' in choice
      ? { code: 'no-such-move', move: choice.move }
      : { code: 'not-yours', decision: choice.decision }
  return { ok: false, error }
}
