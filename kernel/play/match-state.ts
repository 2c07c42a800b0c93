import { canonical, hashDue } from '../record/canonical.ts'
import { copiedDraws, drawsOf } from '../record/draws.ts'
import type { Entry, Takeback } from '../record/record.ts'
import { describeChoice } from '../table/history.ts'
import { type HowChosen, SETUP, type TableEntry } from '../table/link.ts'
import type { Decision } from './decision.ts'
import { type Choice, type ChoiceError, playChoice, type Result, readChoice, take } from './engine.ts'
import { Fault } from './fault.ts'
import type { Game } from './game.ts'
import { newOutbox, type Outbox, type Position, type Seat } from './position.ts'
import { questionId, questionNumber, seriesOf, startSeries } from './question-ids.ts'
import { type UndoReach, type UndoStep, undoReach, type WallFacts, wallBetween, wallFactsOf } from './undo.ts'

/** An undo starts from a copy at most this many choices earlier, and replays those choices. */
const ENTRIES_PER_CHECKPOINT = 16

interface Checkpoint<P> {
  /** How many entries had been made. */
  readonly entries: number
  readonly position: P
}

/** A choice that was played on a copy. The match does not change until it is added. */
export interface PlayedChoice<P> {
  readonly entry: Entry
  readonly step: UndoStep
  readonly described: TableEntry
  readonly position: P
  readonly wallFacts: WallFacts
}

/** The choices of a match, the events that they caused, and the position that they led to. An undo makes a new state. */
export class MatchState<P extends Position> {
  readonly #game: Game<P>
  readonly #isPerson: (seat: Seat) => boolean
  position: P
  /** The wall facts of the current position: the next choice is compared with them. */
  #wallFacts: WallFacts
  readonly entries: Entry[] = []
  /** Everything that has happened, the setup first, including what only some seats may know. */
  readonly history: TableEntry[] = []
  readonly takebacks: Takeback[] = []
  readonly #steps: UndoStep[] = []
  readonly #checkpoints: Checkpoint<P>[] = []
  /** The series of the ids of questions: a new one after each take-back. */
  #series: number

  constructor(game: Game<P>, position: P, events: Outbox['events'], isPerson: (seat: Seat) => boolean) {
    this.#game = game
    this.#isPerson = isPerson
    this.position = position
    this.#series = seriesOf(position)
    this.#wallFacts = wallFactsOf(game, position)
    this.history.push({ index: SETUP, choice: null, events })
    this.#checkpoints.push({ entries: 0, position: game.copy(position) })
  }

  /** An independent copy. */
  #fork(): MatchState<P> {
    const fork = new MatchState(this.#game, this.position, [], this.#isPerson)
    fork.entries.push(...this.entries)
    fork.takebacks.push(...this.takebacks)
    fork.history.splice(0, 1, ...this.history)
    fork.#steps.push(...this.#steps)
    fork.#checkpoints.splice(0, 1, ...this.#checkpoints)
    fork.#series = this.#series
    return fork
  }

  /** Plays a choice on a copy, or says what is wrong with it. */
  play(choice: Choice, how: HowChosen, given?: Outbox['given']): Result<PlayedChoice<P>, ChoiceError> {
    const game = this.#game
    const read = readChoice(game, this.position, choice)
    if (!read.ok) return read
    const taken = this.describe(choice, how)
    const position = game.copy(this.position)
    const out: Outbox = given === undefined ? newOutbox() : { ...newOutbox(), given }
    position.out = out
    take(game, position, read.value)
    position.out = null
    const index = this.entries.length
    const wallFacts = wallFactsOf(game, position)
    return {
      ok: true,
      value: {
        entry: entryOf(choice, how, out, hashDue(index, position)),
        step: this.#stepOf(
          choice,
          wallBetween(this.#wallFacts, wallFacts, choice.seat, out.revealedByAsking),
          wallFacts,
        ),
        described: { index, choice: taken, events: out.events },
        position,
        wallFacts,
      },
    }
  }

  /** Adds a choice that was played from the current position. */
  add({ entry, step, described, position, wallFacts }: PlayedChoice<P>): void {
    this.position = position
    this.#wallFacts = wallFacts
    this.#push(entry, step, described)
  }

  /** Describes a choice just before it is made. */
  describe(choice: Choice, how: HowChosen): TableEntry['choice'] {
    return describeChoice(this.#game, this.position, choice, {
      history: this.history,
      how,
      // Nobody sees the questions of bots.
      isShown: this.#isPerson(choice.seat),
    })
  }

  /**
   * Adds an entry of a record that was just replayed on this position, with its description. The wall of an old entry is
   * not computed: no free undo goes back that far.
   */
  addReplayed(
    entry: Entry,
    described: TableEntry,
    revealedByAsking: Outbox['revealedByAsking'],
    isOld: boolean,
  ): void {
    const choice = entry as Choice // it names a decision or a move
    if (isOld) {
      this.#push(entry, this.#stepOf(choice, 'shown', this.#wallFacts), described)
      return
    }
    const wallFacts = wallFactsOf(this.#game, this.position)
    const step = this.#stepOf(
      choice,
      wallBetween(this.#wallFacts, wallFacts, entry.seat, revealedByAsking),
      wallFacts,
    )
    this.#wallFacts = wallFacts
    this.#push(entry, step, described)
  }

  /** The entries of a record name questions by number. From here on, questions get ids that were not used before. */
  endReplay(takebacks: readonly Takeback[]): void {
    this.takebacks.push(...takebacks)
    this.#series = takebacks.length
    startSeries(this.position, this.#series)
  }

  #stepOf(choice: Choice, wall: UndoStep['wall'], after: WallFacts): UndoStep {
    const isTalk = 'move' in choice && this.#game.standing?.moves[choice.move ?? '']?.isTalk === true
    // A move that draws, shows or asks something is not talk, whatever it is declared as. It blocks undo like any choice.
    const changesNothing =
      after === this.#wallFacts || (wall === null && this.#wallFacts.asked === after.asked)
    return {
      seat: choice.seat,
      wall,
      isMove: 'move' in choice && choice.move !== undefined,
      isTalk: isTalk && changesNothing,
    }
  }

  #push(entry: Entry, step: UndoStep, described: TableEntry): void {
    this.entries.push(entry)
    this.#steps.push(step)
    this.history.push(described)
    const entries = this.entries.length
    if (entries % ENTRIES_PER_CHECKPOINT === 0)
      this.#checkpoints.push({ entries, position: this.#game.copy(this.position) })
  }

  undoReach(seat: Seat): UndoReach {
    const { open, answers, automas } = this.position
    // An answer that the rules gave for an automa is not an entry, so it cannot be taken back.
    const entered = answers.filter(({ seat: answerer }) => (automas & (1 << answerer)) === 0)
    return undoReach(this.#steps, seat, this.#isPerson, open.length > 0 ? entered.length : 0)
  }

  /** Whether an entry is only talk: undo skips it. */
  isTalk(entry: number): boolean {
    return this.#steps[entry]?.isTalk === true
  }

  /**
   * The match without an entry and everything after it, except talk and, if the entry is a pending answer, the answers
   * of others. `kept` lists the entries that were replayed after it.
   */
  without(entry: number, by: Seat, how: Takeback['how'], isPending: boolean) {
    const state = this.#fork()
    const asked = this.position.open
    const after = this.entries.filter((_, index) => index > entry && (isPending || this.isTalk(index)))
    state.#goBackTo(entry)
    // Later talk and answers stay if they are still legal.
    for (const made of after) state.#playAgain(made)
    const kept = state.entries.slice(entry)
    if (isPending && kept.length === after.length) state.#keepIds(asked)
    const dropped = this.entries.length - state.entries.length
    const takeback: Takeback = { at: entry, by, dropped, how }
    state.takebacks.push(takeback)
    return { state, takeback, kept }
  }

  /** Replays an entry with its recorded outcomes of chance, if it is still legal. */
  #playAgain(entry: Entry): void {
    const drawn = entry.draws === undefined ? undefined : copiedDraws(entry.draws)
    const played = this.play(this.#asAskedNow(entry), entry.how ?? 'hand', drawn)
    if (played.ok) this.add(played.value)
  }

  #asAskedNow(entry: Entry): Choice {
    return entry.decision === undefined
      ? entry
      : { ...entry, decision: questionId(this.#series, entry.decision) }
  }

  /** After one of several answers is withdrawn, seats that have not answered keep their questions, with the same ids. */
  #keepIds(asked: readonly Decision[]): void {
    const t = this.position
    t.open = t.open.map((decision) => asked.find((each) => isSameQuestion(each, decision)) ?? decision)
  }

  #goBackTo(entries: number): void {
    while (this.#lastCheckpoint().entries > entries) this.#checkpoints.pop()
    const checkpoint = this.#lastCheckpoint()
    this.entries.length = entries
    this.#steps.length = entries
    this.history.length = entries + 1
    this.#series++
    const t = this.#game.copy(checkpoint.position)
    startSeries(t, this.#series)
    for (const entry of this.entries.slice(checkpoint.entries)) {
      const played = playChoice(this.#game, t, this.#asAskedNow(entry), copiedDraws(entry.draws ?? {}))
      if (!played.ok) throw new Fault('a choice of the match cannot be made again')
    }
    this.position = t
    this.#wallFacts = wallFactsOf(this.#game, t)
  }

  #lastCheckpoint(): Checkpoint<P> {
    const last = this.#checkpoints.at(-1)
    if (last === undefined) throw new Fault('the beginning of the match is lost')
    return last
  }
}

function entryOf(choice: Choice, how: HowChosen, out: Outbox, hash: string | undefined): Entry {
  const { seat } = choice
  const picks = typeof choice.picks === 'number' ? choice.picks : choice.picks.slice()
  const about =
    'move' in choice && choice.move !== undefined
      ? { move: choice.move }
      : { decision: questionNumber((choice as { decision: number }).decision) } // without a move, it is an answer
  return {
    seat,
    ...about,
    picks,
    ...(how === 'hand' ? {} : { how }),
    ...(out.draws.length > 0 ? drawsOf(out.draws) : {}),
    ...(hash === undefined ? {} : { hash }),
  }
}

function isSameQuestion(a: Decision, b: Decision): boolean {
  return questionNumber(a.id) === questionNumber(b.id) && canonical({ ...a, id: b.id }) === canonical(b)
}
