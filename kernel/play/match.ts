import { newChance } from '../chance/chance.ts'
import { chanceKey, commit } from '../chance/commitment.ts'
import { hashOf } from '../record/canonical.ts'
import { drawsOf } from '../record/draws.ts'
import { holdersAt } from '../record/holders.ts'
import {
  type Entry,
  type GameRecord,
  recordedOutcome,
  recordFormat,
  type SeatHolder,
  sealed,
  type TableChange,
  type Takeback,
} from '../record/record.ts'
import type { ReplayStep } from '../record/replay.ts'
import { changesBefore } from '../record/rows.ts'
import { type View, viewOf } from '../secrets/view.ts'
import type { HowChosen, TableEnd, TableEntry } from '../table/link.ts'
import { Course } from './course.ts'
import { type AnswerSoFar, answerSoFar, begin, type Choice, type ChoiceError, type Result } from './engine.ts'
import { eventFor, type GameEvent } from './event.ts'
import type { Game } from './game.ts'
import { newOutbox, type Outbox, type Position, type Seat } from './position.ts'
import { decisionsFor, movesFor, type PresentedDecision } from './present.ts'
import { seatingOf } from './seating.ts'
import type { UndoReach } from './undo.ts'

/** What a match is started with. The secrets come from the caller: rules have no source of chance of their own. */
export interface MatchSetup<O> {
  readonly options: O
  readonly seats: readonly SeatHolder[]
  readonly seed: string
  readonly contributions: readonly string[]
  /** People sit behind their own screens: who is asked to react must not tell what a player holds. */
  readonly isMasked?: boolean
}

/** After resuming, at least this many choices can be taken back as if the match had never stopped. */
const RECENT_ENTRIES = 200

/** A choice that the rules allow, worked out to its end. Nothing has happened until it is made. */
export interface PreparedChoice {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
  /** The position that it leads to. */
  readonly position: Position
  make(): void
}

/** A take-back that is allowed. Nothing has happened until it is made. */
export interface PreparedTakeback {
  readonly takeback: Takeback
  /** What stays of the entries after it, as it is written down from now on. */
  readonly kept: readonly Entry[]
  readonly position: Position
  make(): void
}

/** A game being played: its position, the choices that led there, and what they caused. */
export class Match<P extends Position = Position, O extends object = object> {
  readonly game: Game<P, O>
  readonly setup: MatchSetup<O>
  #course: Course<P>
  readonly #setupDraws: GameRecord['setup']
  #changes: TableChange[] = []
  #seats: readonly SeatHolder[]

  /** `begun`: where it has been begun already, from the outcomes of chance in a record. */
  constructor(
    game: Game<P, O>,
    setup: MatchSetup<O>,
    begun?: { readonly position: P; readonly out: Outbox },
  ) {
    this.game = game
    this.setup = setup
    this.#seats = setup.seats
    const { position: t, out } = begun ?? beginMatch(game, setup)
    t.out = null
    this.#course = new Course(game, t, out.events, (seat) => this.isPerson(seat))
    this.#setupDraws = drawsOf(out.draws)
  }

  #next: TableEntry['choice'] = null

  /** Writes down a step of its own record that was just played again: only for `resumeMatch`. */
  noteReplayed({ seats, changes = [], entries, takebacks }: GameRecord, { entry, out }: ReplayStep<P>): void {
    const written = entries[entry]
    if (written !== undefined) {
      const told = { index: entry, choice: this.#next, events: out.events }
      this.#course.addReplayed(written, told, out.revealedByAsking, entry < entries.length - RECENT_ENTRIES)
    }
    this.#seats = holdersAt({ seats, changes })(entry + 1)
    const next = entries[entry + 1]
    if (next !== undefined) {
      this.#next = this.#course.describe(next, next.how ?? 'hand')
      return
    }
    this.#changes.push(...changes)
    this.#course.endReplay(takebacks)
  }

  get position(): P {
    return this.#course.position
  }

  get entries(): readonly Entry[] {
    return this.#course.entries
  }

  get takebacks(): readonly Takeback[] {
    return this.#course.takebacks
  }

  /** Everything that has happened, the setup first, with what only some may know. */
  get history(): readonly TableEntry[] {
    return this.#course.history
  }

  /** What has happened beside choices. */
  get changes(): readonly TableChange[] {
    return this.#changes
  }

  /** Who has each seat now. */
  get seats(): readonly SeatHolder[] {
    return this.#seats
  }

  get isOver(): boolean {
    return this.position.outcome !== null || this.ended !== null
  }

  /** How the table was ended before the game was over. */
  get ended(): TableEnd | null {
    const last = this.#changes.at(-1)
    return last?.kind === 'end' ? last : null
  }

  get isPaused(): boolean {
    return this.#changes.findLast((change) => change.kind === 'pause')?.isPaused === true
  }

  isPerson(seat: Seat): boolean {
    return this.#seats[seat]?.kind === 'person'
  }

  /** What happened: the setup first, then entry by entry, as a seat (or a spectator: null) may know it. */
  eventsFor(seat: Seat | null): GameEvent[][] {
    return this.history.map(({ events }) => events.map((event) => eventFor(event, seat)))
  }

  /** What one entry caused (−1: the setup), as a seat may know it. */
  eventsOf(entry: number, seat: Seat | null): GameEvent[] {
    return (this.history[entry + 1]?.events ?? []).map((event) => eventFor(event, seat))
  }

  viewFor(seat: Seat | null): View<P> {
    return viewOf(this.game, this.position, seat)
  }

  decisionsFor(seat: Seat): PresentedDecision[] {
    return decisionsFor(this.game, this.position, seat)
  }

  /** The standing moves of a seat. */
  movesFor(seat: Seat): PresentedDecision[] {
    return movesFor(this.game, this.position, seat)
  }

  /** How an answer goes on after what was picked so far. */
  answerSoFar(choice: Choice): Result<AnswerSoFar, ChoiceError> {
    return answerSoFar(this.game, this.position, choice)
  }

  /** Takes a choice, or says what is wrong with it and changes nothing. */
  choose(choice: Choice, how: HowChosen = 'hand'): Result<readonly GameEvent[], ChoiceError> {
    const prepared = this.prepare(choice, how)
    if (!prepared.ok) return prepared
    prepared.value.make()
    return { ok: true, value: prepared.value.events }
  }

  /** Works out a choice to its end on a copy, or says what is wrong with it. A fault of the rules changes nothing either. */
  prepare(choice: Choice, how: HowChosen = 'hand'): Result<PreparedChoice, ChoiceError> {
    const course = this.#course
    const played = course.play(choice, how)
    if (!played.ok) return played
    const { entry, told, position } = played.value
    return {
      ok: true,
      value: { entry, events: told.events, position, make: () => course.add(played.value) },
    }
  }

  /** Writes down what happens at the table beside choices. */
  change(change: TableChange): void {
    this.#changes.push(change)
    this.#seats = holdersAt({ seats: this.setup.seats, changes: this.#changes })(this.entries.length)
  }

  undoReach(seat: Seat): UndoReach {
    return this.#course.undoReach(seat)
  }

  /** Whether an entry is only talk: undo passes over it. */
  isTalk(entry: number): boolean {
    return this.#course.isTalk(entry)
  }

  /** Whether one person plays among bots, who never mind. */
  get isAlone(): boolean {
    return this.#seats.filter((holder) => holder.kind === 'person').length === 1
  }

  /**
   * Takes back the seat's last choice and everything after it; an answer that waits for others, that answer alone.
   * Beyond the wall only with consent, which the caller has asked for, or alone among bots. Tells whether it did.
   */
  undo(seat: Seat, isAgreed = false): boolean {
    const prepared = this.prepareTakeback(seat, isAgreed)
    prepared?.make()
    return prepared !== null
  }

  /** The same, worked out; null where it cannot be done. `back` is an earlier choice of the seat's, to go back further. */
  prepareTakeback(seat: Seat, isAgreed = false, back?: number): PreparedTakeback | null {
    const { entry: last, freeChoices, isPending: isLastPending } = this.undoReach(seat)
    if (last === null) return null
    const entry = Math.min(back ?? last, last)
    const own = this.entries.filter((made, at) => at >= entry && made.seat === seat && !this.isTalk(at))
    const isFree = own.length <= freeChoices
    if (!(isFree || isAgreed || this.isAlone)) return null
    const how = isFree ? 'free' : this.isAlone ? 'alone' : 'agreed'
    const isPending = isLastPending && entry === last
    const { course, takeback, kept } = this.#course.without(entry, seat, how, isPending)
    const make = () => {
      this.#course = course
      this.#changes = changesBefore(this.#changes, entry)
    }
    return { takeback, kept, position: course.position, make }
  }

  /**
   * The complete record: seed, choices and every outcome of chance. Until the game is over it reveals every hand, so
   * only the host may have it.
   */
  record(): GameRecord {
    const { seed, contributions, seats, options, isMasked } = this.setup
    return sealed({
      format: recordFormat,
      game: this.game.meta.id,
      rulesVersion: this.game.rulesVersion,
      options: Object.fromEntries(Object.entries(options)),
      seats: seats.map((holder) => ({ ...holder })),
      ...(isMasked === true ? { isMasked } : {}),
      commitment: commit(seed),
      contributionCommitments: contributions.map(commit),
      contributions: contributions.slice(),
      seed,
      setup: this.#setupDraws,
      entries: this.entries.map((entry) => ({ ...entry })),
      takebacks: this.takebacks.slice(),
      changes: this.#changes.slice(),
      outcome: recordedOutcome(this.position.outcome),
      finalHash: hashOf(this.position),
    })
  }
}

/** What chance brought at setup may be given, as a record has it. */
export function beginMatch<P extends Position, O extends object>(
  game: Game<P, O>,
  setup: MatchSetup<O>,
  given?: Outbox['given'],
) {
  const out: Outbox = given === undefined ? newOutbox() : { ...newOutbox(), given }
  const chance = newChance(chanceKey(setup.seed, setup.contributions), game.streams)
  return { position: begin(game, seatingOf(setup), setup.options, chance, out), out }
}
