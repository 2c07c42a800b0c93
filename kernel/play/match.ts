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
import { type AnswerSoFar, answerSoFar, begin, type Choice, type ChoiceError, type Result } from './engine.ts'
import { eventFor, type GameEvent } from './event.ts'
import type { Game } from './game.ts'
import { MatchState } from './match-state.ts'
import { newOutbox, type Outbox, type Position, type Seat } from './position.ts'
import { decisionsFor, movesFor, type PresentedDecision } from './present.ts'
import { seatingOf } from './seating.ts'
import type { UndoReach } from './undo.ts'

/** What a match is started with. The caller provides the random secrets, because rules have no source of randomness. */
export interface MatchSetup<O> {
  readonly options: O
  readonly seats: readonly SeatHolder[]
  readonly seed: string
  readonly contributions: readonly string[]
  /** Players sit at separate screens: who is asked to react must not reveal what a player holds. */
  readonly isMasked?: boolean
}

/** After resuming, at least this many choices can be taken back as if the match had never stopped. */
const RECENT_ENTRIES = 200

/** A legal choice, already played on a copy. The match does not change until `make` is called. */
export interface PreparedChoice {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
  /** The position that it leads to. */
  readonly position: Position
  make(): void
}

/** A take-back that is allowed. The match does not change until `make` is called. */
export interface PreparedTakeback {
  readonly takeback: Takeback
  /** The later entries that stay, as the record has them from now on. */
  readonly kept: readonly Entry[]
  readonly position: Position
  make(): void
}

/** A game being played: its position, the choices that led there, and what they caused. */
export class Match<P extends Position = Position, O extends object = object> {
  readonly game: Game<P, O>
  readonly setup: MatchSetup<O>
  #state: MatchState<P>
  readonly #setupDraws: GameRecord['setup']
  #changes: TableChange[] = []
  #seats: readonly SeatHolder[]

  /** `begun`: the first position, if it was begun already with the recorded outcomes of chance. */
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
    this.#state = new MatchState(game, t, out.events, (seat) => this.isPerson(seat))
    this.#setupDraws = drawsOf(out.draws)
  }

  /** The description of the entry that is replayed next. */
  #nextDescribed: TableEntry['choice'] = null

  /** Adds a step of the record that was just replayed on this match: only for resuming. */
  noteReplayed({ seats, changes = [], entries, takebacks }: GameRecord, { entry, out }: ReplayStep<P>): void {
    const written = entries[entry]
    if (written !== undefined) {
      const described = { index: entry, choice: this.#nextDescribed, events: out.events }
      this.#state.addReplayed(
        written,
        described,
        out.revealedByAsking,
        entry < entries.length - RECENT_ENTRIES,
      )
    }
    this.#seats = holdersAt({ seats, changes })(entry + 1)
    const next = entries[entry + 1]
    if (next !== undefined) {
      this.#nextDescribed = this.#state.describe(next, next.how ?? 'hand')
      return
    }
    this.#changes.push(...changes)
    this.#state.endReplay(takebacks)
  }

  get position(): P {
    return this.#state.position
  }

  get entries(): readonly Entry[] {
    return this.#state.entries
  }

  get takebacks(): readonly Takeback[] {
    return this.#state.takebacks
  }

  /** Everything that has happened, the setup first, including what only some seats may know. */
  get history(): readonly TableEntry[] {
    return this.#state.history
  }

  /** What has happened other than choices: seats that changed hands, pauses, the end of the table. */
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

  /** The events of the setup and then of each entry, as a seat (or a spectator: null) may know them. */
  eventsFor(seat: Seat | null): GameEvent[][] {
    return this.history.map(({ events }) => events.map((event) => eventFor(event, seat)))
  }

  /** The events of one entry (−1: the setup), as a seat may know them. */
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

  /** The next part of an unfinished answer, and its total so far. */
  answerSoFar(choice: Choice): Result<AnswerSoFar, ChoiceError> {
    return answerSoFar(this.game, this.position, choice)
  }

  /** Makes a choice, or returns why it is refused and changes nothing. */
  choose(choice: Choice, how: HowChosen = 'hand'): Result<readonly GameEvent[], ChoiceError> {
    const prepared = this.prepare(choice, how)
    if (!prepared.ok) return prepared
    prepared.value.make()
    return { ok: true, value: prepared.value.events }
  }

  /** Plays a choice on a copy, or returns why it is refused. If the rules throw a fault, the match does not change. */
  prepare(choice: Choice, how: HowChosen = 'hand'): Result<PreparedChoice, ChoiceError> {
    const state = this.#state
    const played = state.play(choice, how)
    if (!played.ok) return played
    const { entry, described, position } = played.value
    return {
      ok: true,
      value: { entry, events: described.events, position, make: () => state.add(played.value) },
    }
  }

  /** Adds a change at the table that is not a choice. */
  change(change: TableChange): void {
    this.#changes.push(change)
    this.#seats = holdersAt({ seats: this.setup.seats, changes: this.#changes })(this.entries.length)
  }

  undoReach(seat: Seat): UndoReach {
    return this.#state.undoReach(seat)
  }

  /** Whether an entry is only talk: undo skips it. */
  isTalk(entry: number): boolean {
    return this.#state.isTalk(entry)
  }

  /** Whether only one seat is a person's: then nobody has to agree to an undo. */
  get isAlone(): boolean {
    return this.#seats.filter((holder) => holder.kind === 'person').length === 1
  }

  /**
   * Takes back the seat's last choice and everything after it. If that choice is an answer that waits for others, only
   * the answer is taken back. Beyond the wall it needs consent (`isAgreed`), unless all the others are bots. Returns
   * whether it was done.
   */
  undo(seat: Seat, isAgreed = false): boolean {
    const prepared = this.prepareTakeback(seat, isAgreed)
    prepared?.make()
    return prepared !== null
  }

  /** Prepares an undo; null if it is not possible. `back` is an earlier entry of the seat, to go back further. */
  prepareTakeback(seat: Seat, isAgreed = false, back?: number): PreparedTakeback | null {
    const { entry: last, freeChoices, isPending: isLastPending } = this.undoReach(seat)
    if (last === null) return null
    const entry = Math.min(back ?? last, last)
    const own = this.entries.filter((made, at) => at >= entry && made.seat === seat && !this.isTalk(at))
    const isFree = own.length <= freeChoices
    if (!(isFree || isAgreed || this.isAlone)) return null
    const how = isFree ? 'free' : this.isAlone ? 'alone' : 'agreed'
    const isPending = isLastPending && entry === last
    const { state, takeback, kept } = this.#state.without(entry, seat, how, isPending)
    const make = () => {
      this.#state = state
      this.#changes = changesBefore(this.#changes, entry)
    }
    return { takeback, kept, position: state.position, make }
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

/** The first position of a match. `given` are the outcomes of chance during setup, if a record has them. */
export function beginMatch<P extends Position, O extends object>(
  game: Game<P, O>,
  setup: MatchSetup<O>,
  given?: Outbox['given'],
) {
  const out: Outbox = given === undefined ? newOutbox() : { ...newOutbox(), given }
  const chance = newChance(chanceKey(setup.seed, setup.contributions), game.streams)
  return { position: begin(game, seatingOf(setup), setup.options, chance, out), out }
}
