import { newChance } from '../chance/chance.ts'
import { chanceKey, commit } from '../chance/commitment.ts'
import { hashOf } from '../record/canonical.ts'
import {
  type Entry,
  type GameRecord,
  recordFormat,
  type SeatHolder,
  sealed,
  type Takeback,
} from '../record/record.ts'
import { hashDue } from '../record/replay.ts'
import { type VerifyError, verify } from '../record/verify.ts'
import { type View, viewOf } from '../secrets/view.ts'
import { answer, begin, type Choice, type ChoiceError, type Result, readChoice } from './engine.ts'
import { eventFor, type GameEvent } from './event.ts'
import type { Game } from './game.ts'
import { type Draw, newOutbox, type Position, type Seat } from './position.ts'
import { decisionsFor, type PresentedDecision } from './present.ts'
import { takeSnapshot, type UndoReach, type UndoStep, undoReach, wallBetween } from './undo.ts'

/** What a match is started with. The secrets come from the caller: rules have no source of chance of their own. */
export interface MatchSetup<O> {
  readonly options: O
  readonly seats: readonly SeatHolder[]
  readonly seed: string
  readonly contributions: readonly string[]
}

/** A game being played: its position, the choices that led there, and what they caused. */
export class Match<P extends Position = Position, O extends object = object> {
  readonly game: Game<P, O>
  readonly setup: MatchSetup<O>
  #position: P
  #entries: Entry[] = []
  #undoSteps: UndoStep[] = []
  #events: (readonly GameEvent[])[] = []
  readonly #takebacks: Takeback[] = []
  #setupDraws: Record<string, number[]> = {}

  constructor(game: Game<P, O>, setup: MatchSetup<O>) {
    this.game = game
    this.setup = setup
    this.#position = this.#begin()
  }

  /** A match that goes on where its record stops: only a record that verifies and holds its seed. */
  static resume<P extends Position, O extends object>(
    game: Game<P, O>,
    record: GameRecord,
  ): Result<Match<P, O>, VerifyError> {
    const verdict = verify(game, record)
    if (!verdict.ok) return verdict
    const { seats, seed, contributions } = record
    if (seed === null) return { ok: false, error: { code: 'not-opened' } }
    const match = new Match(game, {
      options: game.options(seats.length).parse(record.options),
      seats,
      seed,
      contributions,
    })
    match.#takebacks.push(...record.takebacks)
    for (const [entry, written] of record.entries.entries()) {
      const taken = match.choose(written)
      if (!taken.ok) return { ok: false, error: { code: 'illegal-choice', entry, choice: taken.error } }
    }
    return { ok: true, value: match }
  }

  get position(): P {
    return this.#position
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get isOver(): boolean {
    return this.#position.outcome !== null
  }

  /** What happened: the setup first, then entry by entry, as a seat (or a spectator: null) may know it. */
  eventsFor(seat: Seat | null): GameEvent[][] {
    return this.#events.map((events) => events.map((event) => eventFor(event, seat)))
  }

  viewFor(seat: Seat | null): View<P> {
    return viewOf(this.game, this.#position, seat)
  }

  decisionsFor(seat: Seat): PresentedDecision[] {
    return decisionsFor(this.game, this.#position, seat)
  }

  /** Takes a choice, or says what is wrong with it and changes nothing. */
  choose(choice: Choice): Result<readonly GameEvent[], ChoiceError> {
    const t = this.#position
    const read = readChoice(this.game, t, choice)
    if (!read.ok) return read
    const before = takeSnapshot(this.game, t)
    const saved = this.game.copy(t)
    const out = newOutbox()
    t.out = out
    try {
      answer(this.game, t, read.value.decision, read.value.picks)
    } catch (fault) {
      // A mistake of ours stops here: the match stays as it was before the choice.
      this.#position = saved
      throw fault
    }
    t.out = null
    this.#undoSteps.push({
      seat: choice.seat,
      wall: wallBetween(before, takeSnapshot(this.game, t), choice.seat, out.revealed),
    })
    this.#events.push(out.events)
    const entry: Entry = { seat: choice.seat, decision: choice.decision, picks: copyPicks(choice.picks) }
    if (out.draws.length > 0) entry.draws = byStream(out.draws)
    const hash = hashDue(this.#entries.length, t)
    if (hash !== undefined) entry.hash = hash
    this.#entries.push(entry)
    return { ok: true, value: out.events }
  }

  undoReach(seat: Seat): UndoReach {
    return undoReach(this.#undoSteps, seat, (other) => this.setup.seats[other]?.kind === 'person')
  }

  /** Whether one person plays among bots, who never mind. */
  get isAlone(): boolean {
    return this.setup.seats.filter((holder) => holder.kind === 'person').length === 1
  }

  /**
   * Takes back the seat's last choice and everything after it. Beyond the wall only with consent, which the caller
   * has asked for, or alone among bots. Tells whether it did.
   */
  undo(seat: Seat, isAgreed = false): boolean {
    const { entry, free } = this.undoReach(seat)
    if (entry === null || !(free || isAgreed || this.isAlone)) return false
    const kept = this.#entries.slice(0, entry)
    const dropped = this.#entries.length - entry
    this.#restart()
    for (const choice of kept) this.choose(choice)
    this.#takebacks.push({
      at: entry,
      by: seat,
      dropped,
      how: free ? 'free' : this.isAlone ? 'alone' : 'agreed',
    })
    return true
  }

  /**
   * The game on paper, complete: seed, choices and every outcome of chance. Until the game is over it tells every
   * hand, so it belongs to whoever keeps the table and to nobody else.
   */
  record(): GameRecord {
    const { seed, contributions, seats, options } = this.setup
    return sealed({
      format: recordFormat,
      game: this.game.meta.id,
      rulesVersion: this.game.rulesVersion,
      options: Object.fromEntries(Object.entries(options)),
      seats: seats.map((holder) => ({ ...holder })),
      commitment: commit(seed),
      contributionCommitments: contributions.map(commit),
      contributions: contributions.slice(),
      seed,
      setup: { draws: this.#setupDraws },
      entries: this.#entries.map((entry) => ({ ...entry })),
      takebacks: this.#takebacks.slice(),
      outcome: this.#position.outcome === null ? null : { winners: this.#position.outcome.winners.slice() },
      finalHash: hashOf(this.#position),
    })
  }

  #restart(): void {
    this.#entries = []
    this.#undoSteps = []
    this.#events = []
    this.#position = this.#begin()
  }

  #begin(): P {
    const { options, seats, seed, contributions } = this.setup
    const out = newOutbox()
    const chance = newChance(chanceKey(seed, contributions), this.game.streams)
    const t = begin(this.game, seats.length, options, chance, out)
    t.out = null
    this.#events.push(out.events)
    this.#setupDraws = byStream(out.draws)
    return t
  }
}

function byStream(draws: readonly Draw[]): Record<string, number[]> {
  const drawn: Record<string, number[]> = {}
  for (const draw of draws) {
    const stream = drawn[draw.stream]
    if (stream === undefined) drawn[draw.stream] = [draw.drawn]
    else stream.push(draw.drawn)
  }
  return drawn
}

function copyPicks(picks: Choice['picks']): string[] | number {
  return typeof picks === 'number' ? picks : picks.slice()
}
