import {
  entryFor,
  type GameBundle,
  type GameEvent,
  type GameRecord,
  historyOf,
  type KernelView,
  type Position,
  type ReplayError,
  type Seat,
  type TableEntry,
  viewOf,
} from '@kantyna/kernel'
import { type GameMoments, type Moment, momentsOf } from '@kantyna/ui'
import { type LogTurn, logOf } from '../table/log/log.ts'

/** A recorded game that can be viewed at every step and from every allowed seat. */
export class Timeline {
  readonly #bundle: GameBundle
  readonly #positions: readonly Position[]
  readonly #history: readonly TableEntry[]

  constructor(bundle: GameBundle, positions: readonly Position[], history: readonly TableEntry[]) {
    this.#bundle = bundle
    this.#positions = positions
    this.#history = history
  }

  /** The number of choices. Step 0 is the table after setup; the last step is the end. */
  get length(): number {
    return this.#positions.length - 1
  }

  viewAt(step: number, seat: Seat | null): KernelView {
    const position = this.#positions[this.within(step)]
    if (position === undefined) throw new RangeError('a timeline has at least its first step')
    return viewOf(this.#bundle.game, position, seat)
  }

  eventsAt(step: number, seat: Seat | null): readonly GameEvent[] {
    const entry = this.#history[this.within(step)]
    return entry === undefined ? [] : entryFor(entry, seat).events
  }

  /** The log up to a step, without spoilers. */
  logTo(step: number, seat: Seat | null): LogTurn[] {
    const before = this.#history.slice(0, this.within(step) + 1)
    const entries = before.map((entry) => entryFor(entry, seat))
    return logOf(entries, this.#positions[0]?.automas)
  }

  /** All moments of the game, as a seat may know them. */
  moments(roles: GameMoments['roles'], seat: Seat | null): Moment[] {
    const known = this.#history.map((entry) => entryFor(entry, seat))
    return momentsOf(roles, known, this.viewAt(this.length, seat))
  }

  within(step: number): number {
    return Math.max(0, Math.min(step, this.length))
  }

  /** The step at which the next turn, or the previous one, begins. */
  turnFrom(step: number, direction: 1 | -1): number {
    const begun = this.#history.flatMap(({ index, choice }) =>
      choice?.opensTurn === true ? [index + 1] : [],
    )
    if (direction === 1) return begun.find((other) => other > step) ?? this.length
    return begun.findLast((other) => other < step) ?? 0
  }
}

export type TimelineResult =
  | { readonly ok: true; readonly timeline: Timeline }
  | { readonly ok: false; readonly error: ReplayError }

export function timelineOf(bundle: GameBundle, record: GameRecord): TimelineResult {
  const positions: Position[] = []
  const { replayed, history } = historyOf(bundle.game, record, {
    onStep: ({ position }) => positions.push(bundle.game.copy(position)),
  })
  if (!replayed.ok) return replayed
  return { ok: true, timeline: new Timeline(bundle, positions, history) }
}

/** The seats from which a record may be viewed. Before the end, no player's hand is shown to the others. */
export function allowedViewers(record: Pick<GameRecord, 'seats' | 'outcome'>): Seat[] {
  const seats = record.seats.map((_, seat) => seat)
  if (record.outcome !== null) return seats
  const alone = defaultViewer(record)
  return alone === null ? [] : [alone]
}

/** The seat of the only person; null if several people played. */
export function defaultViewer({ seats }: Pick<GameRecord, 'seats'>): Seat | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] ?? null) : null
}
