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
import { type LogTurn, logOf } from '../table/log/log.ts'

/** A whole recorded game, to be viewed at any moment and from any seat that is allowed to look. */
export class Timeline {
  readonly #bundle: GameBundle
  readonly #positions: readonly Position[]
  readonly #history: readonly TableEntry[]

  constructor(bundle: GameBundle, positions: readonly Position[], history: readonly TableEntry[]) {
    this.#bundle = bundle
    this.#positions = positions
    this.#history = history
  }

  /** How many choices there are to see: moment 0 is the set-up table, the last one the end. */
  get length(): number {
    return this.#positions.length - 1
  }

  viewAt(moment: number, seat: Seat | null): KernelView {
    const position = this.#positions[this.within(moment)]
    if (position === undefined) throw new RangeError('a timeline has at least its first moment')
    return viewOf(this.#bundle.game, position, seat)
  }

  eventsAt(moment: number, seat: Seat | null): readonly GameEvent[] {
    const entry = this.#history[this.within(moment)]
    return entry === undefined ? [] : entryFor(entry, seat).events
  }

  /** What had happened by then: what comes is not given away. */
  logTo(moment: number, seat: Seat | null): LogTurn[] {
    const before = this.#history.slice(0, this.within(moment) + 1)
    return logOf(before.map((entry) => entryFor(entry, seat)))
  }

  within(moment: number): number {
    return Math.max(0, Math.min(moment, this.length))
  }

  /** The moment at which the next turn (or the one before) has begun. */
  turnFrom(moment: number, direction: 1 | -1): number {
    const begun = this.#history.flatMap(({ index, choice }) =>
      choice?.opensTurn === true ? [index + 1] : [],
    )
    if (direction === 1) return begun.find((other) => other > moment) ?? this.length
    return begun.findLast((other) => other < moment) ?? 0
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

/** Through whose eyes a record may be watched: nobody's hand is shown to others before the end. */
export function mayLookAs(record: Pick<GameRecord, 'seats' | 'outcome'>): Seat[] {
  const seats = record.seats.map((_, seat) => seat)
  if (record.outcome !== null) return seats
  const alone = looksFirstAs(record)
  return alone === null ? [] : [alone]
}

/** Whoever has played alone sees it again as they saw it then; among several, nobody's eyes come first. */
export function looksFirstAs({ seats }: Pick<GameRecord, 'seats'>): Seat | null {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] ?? null) : null
}
