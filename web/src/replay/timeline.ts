import {
  eventFor,
  type GameBundle,
  type GameEvent,
  type GameRecord,
  type KernelView,
  type Position,
  type ReplayError,
  replay,
  type Seat,
  viewOf,
} from '@kantyna/kernel'
import { type LogTurn, logOf } from '../table/log.ts'
import { type MadeChoice, madeChoiceOf } from '../table/made-choice.ts'

/** A whole recorded game, to be viewed at any moment and from any seat that is allowed to look. */
export class Timeline {
  readonly #bundle: GameBundle
  readonly #positions: readonly Position[]
  readonly #events: readonly (readonly GameEvent[])[]
  readonly #made: readonly MadeChoice[]

  constructor(
    bundle: GameBundle,
    positions: readonly Position[],
    events: readonly (readonly GameEvent[])[],
    made: readonly MadeChoice[],
  ) {
    this.#bundle = bundle
    this.#positions = positions
    this.#events = events
    this.#made = made
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
    return (this.#events[this.within(moment)] ?? []).map((event) => eventFor(event, seat))
  }

  log(seat: Seat | null): LogTurn[] {
    return logOf(
      this.#made,
      this.#events.map((events) => events.map((event) => eventFor(event, seat))),
    )
  }

  within(moment: number): number {
    return Math.max(0, Math.min(moment, this.length))
  }

  /** The moment at which the next turn (or the one before) has begun. */
  turnFrom(moment: number, direction: 1 | -1): number {
    const begun = this.#made.flatMap(({ opensTurn }, index) => (opensTurn ? [index + 1] : []))
    if (direction === 1) return begun.find((other) => other > moment) ?? this.length
    return begun.findLast((other) => other < moment) ?? 0
  }
}

export type TimelineResult =
  | { readonly ok: true; readonly timeline: Timeline }
  | { readonly ok: false; readonly error: ReplayError }

export function timelineOf(bundle: GameBundle, record: GameRecord): TimelineResult {
  const positions: Position[] = []
  const events: (readonly GameEvent[])[] = []
  const made: MadeChoice[] = []
  const replayed = replay(bundle.game, record, ({ entry, position, out }) => {
    positions.push(bundle.game.copy(position))
    events.push(out.events)
    const next = record.entries[entry + 1]
    const choice = next === undefined ? null : madeChoiceOf(bundle, position, next, made)
    if (choice !== null) made.push(choice)
  })
  if (!replayed.ok) return replayed
  return { ok: true, timeline: new Timeline(bundle, positions, events, made) }
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
