import { newChance } from '../chance/chance.ts'
import { chanceKey, commit } from '../chance/commitment.ts'
import { canonical, hashDue, hashOf } from '../record/canonical.ts'
import { copiedDraws, drawsOf } from '../record/draws.ts'
import {
  type Entry,
  type GameRecord,
  recordedOutcome,
  recordFormat,
  type SeatHolder,
  sealed,
  type Takeback,
} from '../record/record.ts'
import type { ReplayStep } from '../record/replay.ts'
import { type View, viewOf } from '../secrets/view.ts'
import type { Decision } from './decision.ts'
import {
  type Answer,
  type AnswerSoFar,
  answerSoFar,
  begin,
  type Choice,
  type ChoiceError,
  playChoice,
  type Result,
} from './engine.ts'
import { eventFor, type GameEvent } from './event.ts'
import { Fault } from './fault.ts'
import type { Game } from './game.ts'
import { newOutbox, type Outbox, type Position, type Seat } from './position.ts'
import { decisionsFor, movesFor, type PresentedDecision } from './present.ts'
import { questionId, questionNumber, startSeries } from './question-ids.ts'
import { seatingOf } from './seating.ts'
import { type Snapshot, takeSnapshot, type UndoReach, type UndoStep, undoReach, wallBetween } from './undo.ts'

/** What a match is started with. The secrets come from the caller: rules have no source of chance of their own. */
export interface MatchSetup<O> {
  readonly options: O
  readonly seats: readonly SeatHolder[]
  readonly seed: string
  readonly contributions: readonly string[]
  /** People sit behind screens of their own: who is asked to react must not tell what somebody holds. */
  readonly isMasked?: boolean
}

/** After resuming, at least so many choices can be taken back as if the match had never stopped. */
const RECENT_ENTRIES = 200

/** Undo goes back to a copy at most this many choices before, and plays those again. */
const ENTRIES_PER_CHECKPOINT = 16

interface Checkpoint<P> {
  /** How many entries had been made. */
  readonly entries: number
  readonly position: P
}

/** What an undo has taken back: an entry and all after it, but for those that are kept. */
export interface TakenBack {
  readonly entry: number
  /** By the number that each had before, in their order, with what they have caused anew. */
  readonly kept: readonly { readonly was: number; readonly events: readonly GameEvent[] }[]
}

/** A game being played: its position, the choices that led there, and what they caused. */
export class Match<P extends Position = Position, O extends object = object> {
  readonly game: Game<P, O>
  readonly setup: MatchSetup<O>
  #position: P
  /** Of the position as it stands: after one choice it is what comes before the next. */
  #snapshot: Snapshot
  readonly #entries: Entry[] = []
  readonly #steps: UndoStep[] = []
  readonly #events: (readonly GameEvent[])[] = []
  readonly #checkpoints: Checkpoint<P>[] = []
  readonly #takebacks: Takeback[] = []
  /** The series of ids in which questions are asked: a new one after each take-back. */
  #series = 0
  readonly #setupDraws: GameRecord['setup']

  /** `begun`: where it has been begun already, from the outcomes of chance in a record. */
  constructor(
    game: Game<P, O>,
    setup: MatchSetup<O>,
    begun?: { readonly position: P; readonly out: Outbox },
  ) {
    this.game = game
    this.setup = setup
    const { position: t, out } = begun ?? beginMatch(game, setup)
    t.out = null
    this.#position = t
    this.#snapshot = takeSnapshot(game, t)
    this.#events.push(out.events)
    this.#setupDraws = drawsOf(out.draws)
    this.#checkpoints.push({ entries: 0, position: game.copy(t) })
  }

  /** Writes down a step of its own record that was just played again: only for `resumeMatch`. */
  noteReplayed({ entries, takebacks }: GameRecord, { entry, out }: ReplayStep<P>): void {
    const written = entries[entry]
    if (written === undefined) this.#takebacks.push(...takebacks)
    else this.#note(written, out, entry >= entries.length - RECENT_ENTRIES ? 'wall' : 'old', written.hash)
    // The entries of a record name questions by number. What is asked from here on has ids that were not used before.
    if (entry !== entries.length - 1) return
    this.#series = takebacks.length
    startSeries(this.#position, this.#series)
  }

  get position(): P {
    return this.#position
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get takebacks(): readonly Takeback[] {
    return this.#takebacks
  }

  get isOver(): boolean {
    return this.#position.outcome !== null
  }

  /** What happened: the setup first, then entry by entry, as a seat (or a spectator: null) may know it. */
  eventsFor(seat: Seat | null): GameEvent[][] {
    return this.#events.map((events) => events.map((event) => eventFor(event, seat)))
  }

  /** What one entry caused (−1: the setup), as a seat may know it. */
  eventsOf(entry: number, seat: Seat | null): GameEvent[] {
    return (this.#events[entry + 1] ?? []).map((event) => eventFor(event, seat))
  }

  viewFor(seat: Seat | null): View<P> {
    return viewOf(this.game, this.#position, seat)
  }

  decisionsFor(seat: Seat): PresentedDecision[] {
    return decisionsFor(this.game, this.#position, seat)
  }

  /** What a seat may do besides, while somebody is asked. */
  movesFor(seat: Seat): PresentedDecision[] {
    return movesFor(this.game, this.#position, seat)
  }

  /** How an answer goes on after what was picked so far. */
  answerSoFar(choice: Choice): Result<AnswerSoFar, ChoiceError> {
    return answerSoFar(this.game, this.#position, choice)
  }

  /** Takes a choice, or says what is wrong with it and changes nothing. */
  choose(choice: Choice): Result<readonly GameEvent[], ChoiceError> {
    return this.#play(choice)
  }

  /** Takes an entry again, with what chance brought then. */
  #playAgain(entry: Entry): Result<readonly GameEvent[], ChoiceError> {
    const choice =
      entry.decision === undefined ? entry : { ...entry, decision: questionId(this.#series, entry.decision) }
    return this.#play(choice, entry.draws === undefined ? undefined : copiedDraws(entry.draws))
  }

  #play(choice: Choice, given?: Outbox['given']): Result<readonly GameEvent[], ChoiceError> {
    const { game } = this
    const saved = this.#entries.length % ENTRIES_PER_CHECKPOINT === 0 ? null : game.copy(this.#position)
    let played: Result<Outbox, ChoiceError>
    try {
      played = playChoice(game, this.#position, choice, given)
    } catch (fault) {
      // A mistake of ours stops here: the match stays as it was before the choice.
      this.#position = saved ?? this.#copyOf(this.#lastCheckpoint())
      throw fault
    }
    if (!played.ok) return played
    this.#note(choice, played.value, 'wall', hashDue(this.#entries.length, this.#position))
    return { ok: true, value: played.value.events }
  }

  /** Writes a choice down. What stands behind an old one is not worked out: nobody goes back freely as far as that. */
  #note(choice: Choice, out: Outbox, age: 'wall' | 'old', hash: string | undefined): void {
    const t = this.#position
    const before = this.#snapshot
    if (age === 'wall') this.#snapshot = takeSnapshot(this.game, t)
    const wall = age === 'old' ? 'shown' : wallBetween(before, this.#snapshot, choice.seat, out.exposed)
    const isTalk = 'move' in choice && this.game.standing?.moves[choice.move]?.isTalk === true
    // What lets play go on is more than talk, whatever it calls itself: it stands in the way like any choice.
    const changesNothing = age === 'old' || (wall === null && before.asked === this.#snapshot.asked)
    this.#steps.push({
      seat: choice.seat,
      wall,
      isMove: 'move' in choice,
      isTalk: isTalk && changesNothing,
    })
    this.#events.push(out.events)
    const entry = entryOf(choice)
    if (out.draws.length > 0) Object.assign(entry, drawsOf(out.draws))
    if (hash !== undefined) entry.hash = hash
    this.#entries.push(entry)
    if (this.#entries.length % ENTRIES_PER_CHECKPOINT === 0)
      this.#checkpoints.push({ entries: this.#entries.length, position: this.game.copy(t) })
  }

  undoReach(seat: Seat): UndoReach {
    const { open, answers, automas } = this.#position
    // What the rules have answered for a seat is no entry that could be taken back.
    const entered = answers.filter(({ seat: answerer }) => (automas & (1 << answerer)) === 0)
    const pending = open.length > 0 ? entered.length : 0
    return undoReach(this.#steps, seat, (other) => this.setup.seats[other]?.kind === 'person', pending)
  }

  /** Whether an entry is only talk: undo passes over it. */
  isTalk(entry: number): boolean {
    return this.#steps[entry]?.isTalk === true
  }

  /** Whether one person plays among bots, who never mind. */
  get isAlone(): boolean {
    return this.setup.seats.filter((holder) => holder.kind === 'person').length === 1
  }

  /**
   * Takes back the seat's last choice and everything after it; an answer that waits for others, that answer alone.
   * Beyond the wall only with consent, which the caller has asked for, or alone among bots. Tells whether it did.
   */
  undo(seat: Seat, isAgreed = false): boolean {
    return this.takeBack(seat, isAgreed) !== null
  }

  /** The same, and tells what was taken back; null where nothing was. */
  takeBack(seat: Seat, isAgreed = false): TakenBack | null {
    const { entry, free, isPending } = this.undoReach(seat)
    if (entry === null || !(free || isAgreed || this.isAlone)) return null
    const before = this.#entries.length
    const asked = this.#position.open
    const after = this.#entries.flatMap((made, was) =>
      was > entry && (isPending || this.isTalk(was)) ? [{ made, was }] : [],
    )
    this.#goBackTo(entry)
    // What others have said or answered meanwhile stays, as far as it still can be said.
    const kept = after.flatMap(({ made, was }) => {
      const played = this.#playAgain(made)
      return played.ok ? [{ was, events: played.value }] : []
    })
    if (isPending && kept.length === after.length) this.#keepIds(asked)
    this.#takebacks.push({
      at: entry,
      by: seat,
      dropped: before - this.#entries.length,
      how: free ? 'free' : this.isAlone ? 'alone' : 'agreed',
    })
    return { entry, kept }
  }

  /** When one answer of several is withdrawn, the seats that have not answered are still asked the same: their ids stay. */
  #keepIds(asked: readonly Decision[]): void {
    const t = this.#position
    t.open = t.open.map((decision) => asked.find((each) => isSameQuestion(each, decision)) ?? decision)
  }

  #goBackTo(entries: number): void {
    while (this.#lastCheckpoint().entries > entries) this.#checkpoints.pop()
    const checkpoint = this.#lastCheckpoint()
    const again = this.#entries.slice(checkpoint.entries, entries)
    this.#entries.length = checkpoint.entries
    this.#steps.length = checkpoint.entries
    this.#events.length = checkpoint.entries + 1
    this.#series++
    this.#position = this.#copyOf(checkpoint)
    this.#snapshot = takeSnapshot(this.game, this.#position)
    for (const entry of again) this.#playAgain(entry)
  }

  #copyOf({ position }: Checkpoint<P>): P {
    const copy = this.game.copy(position)
    startSeries(copy, this.#series)
    return copy
  }

  #lastCheckpoint(): Checkpoint<P> {
    const last = this.#checkpoints.at(-1)
    if (last === undefined) throw new Fault('the beginning of the match is lost')
    return last
  }

  /**
   * The game on paper, complete: seed, choices and every outcome of chance. Until the game is over it tells every
   * hand, so it belongs to whoever keeps the table and to nobody else.
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
      entries: this.#entries.map((entry) => ({ ...entry })),
      takebacks: this.#takebacks.slice(),
      outcome: recordedOutcome(this.#position.outcome),
      finalHash: hashOf(this.#position),
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

/** A choice that comes from a record brings what it drew then: that is drawn again. */
function entryOf(choice: Choice): Entry {
  const { seat } = choice
  const picks = copyPicks(choice.picks)
  return 'move' in choice && choice.move !== undefined
    ? { seat, move: choice.move, picks }
    : { seat, decision: questionNumber((choice as Answer).decision), picks } // the one or the other
}

function isSameQuestion(a: Decision, b: Decision): boolean {
  return questionNumber(a.id) === questionNumber(b.id) && canonical({ ...a, id: b.id }) === canonical(b)
}

function copyPicks(picks: Choice['picks']): string[] | number {
  return typeof picks === 'number' ? picks : picks.slice()
}
