import {
  answerSoFar,
  decisionsFor,
  describeChoice,
  eventFor,
  fastDice,
  type Game,
  type GameEvent,
  type GameLibrary,
  type KernelView,
  type LessonStep,
  type Move,
  movesFor,
  newChance,
  type Outbox,
  type Position,
  type PresentedDecision,
  playChoice,
  preview,
  readChoice,
  type ScenarioWords,
  type Seat,
  startSeries,
  type Thing,
  takeSnapshot,
  viewOf,
  wallBetween,
} from '@kantyna/kernel'
import { type AnswerPreview, isMove } from '@kantyna/ui'
import { Store } from '../kit/store.ts'
import type { ShownOffer } from '../table/controller/table-state.ts'
import { isFreeAfter } from '../table/hands/is-free.ts'
import { litThings } from '../table/hands/touch.ts'
import { askedAbout, isAbout, partAbout } from './about.ts'

/** The learner sits in the first seat. */
const LEARNER = 0

export interface LessonState {
  readonly index: number
  readonly step: LessonStep
  readonly view: KernelView
  /** What is asked, with only those options that the step is about. */
  readonly decisions: readonly PresentedDecision[]
  /** The same questions with everything that the rules allow: what a touch means goes by them, as at any table. */
  readonly asked: readonly PresentedDecision[]
  /** The standing move that comes next, and none besides. */
  readonly moves: readonly PresentedDecision[]
  /** What glows beside that: where a choice is awaited, nothing that does not belong to it. */
  readonly points: readonly Thing[]
  readonly events: readonly GameEvent[]
  /** All that has happened in this step, by choice. */
  readonly told: readonly (readonly GameEvent[])[]
  /** Nothing is left to do in this step. */
  readonly isDone: boolean
  /** Whether the learner has chosen anything in this step. */
  readonly hasActed: boolean
  /** What the learner can take back. */
  readonly undo: ShownOffer | null
}

/** A choice of the learner and the position that it was made in. */
interface Takeback {
  readonly before: Position
  readonly told: LessonState['told']
  readonly offer: ShownOffer
}

/** What has happened in a step so far. */
interface Course {
  readonly events: readonly GameEvent[]
  readonly hasActed: boolean
  /** The others have answered, or the choice was taken back: the step is over. */
  readonly isOver: boolean
}

const nothingHappened: readonly GameEvent[] = []

/** A lesson on the real rules: arranges each step's position and takes only the choices it is about. */
export class LessonRun {
  readonly #game: Game
  readonly #lesson: readonly LessonStep[]
  readonly #scenarioWords: ScenarioWords<Position>
  readonly state: Store<LessonState>
  #position: Position
  /** The series of ids in which questions are asked: see `startSeries`. */
  #series = 0
  /** The learner's choices in this step. */
  #takebacks: readonly Takeback[] = []
  /** How many of the step's standing moves were made. */
  #movesMade = 0
  #told: LessonState['told'] = []

  constructor(game: Game, { lesson, scenarioWords }: Pick<GameLibrary, 'lesson' | 'scenarioWords'>) {
    this.#game = game
    this.#lesson = lesson
    this.#scenarioWords = scenarioWords
    this.#position = this.#arranged(this.#stepAt(0))
    this.state = new Store(this.#begun(0))
  }

  get length(): number {
    return this.#lesson.length
  }

  /** To a step, from its beginning. */
  goTo(index: number): void {
    const within = Math.max(0, Math.min(index, this.length - 1))
    this.#setPosition(this.#arranged(this.#stepAt(within)))
    this.#takebacks = []
    this.#movesMade = 0
    this.state.set(this.#begun(within))
  }

  /** Tells whether the choice is one that the step is about. */
  choose(decision: PresentedDecision, picks: readonly string[] | number): boolean {
    const { step, index } = this.state.get()
    if (!isAbout(step.choices, picks)) return false
    const before = this.#game.copy(this.#position)
    const out = this.#answer(LEARNER, decision, picks)
    if (out === null) return false
    this.#noteTakeback(before, out, decision, picks)
    const answered = this.#othersChoose(step)
    const events = [...heard(out), ...answered]
    this.#told = [...this.#told, events]
    this.state.set(this.#build(index, { events, hasActed: true, isOver: answered.length > 0 }))
    return true
  }

  /** Makes the standing move that comes next, and then those of the others; tells whether it was that one. */
  makeMove({ kind }: PresentedDecision, picks: readonly string[] | number): boolean {
    const { step, index } = this.state.get()
    const next = this.#nextMove(step)
    if (next === null || next.move !== kind || !isSame(next.picks, picks)) return false
    const events = this.#makeMoves(step)
    if (events === null) return false
    // As at any table, what was agreed on with others is not taken back alone.
    this.#takebacks = []
    this.#told = [...this.#told, events]
    this.state.set(this.#build(index, { events, hasActed: true, isOver: false }))
    return true
  }

  /** Takes the learner's last choice back. */
  undo(): void {
    const last = this.#takebacks.at(-1)
    if (last === undefined) return
    const { index, step } = this.state.get()
    this.#setPosition(last.before)
    this.#told = last.told
    this.#takebacks = this.#takebacks.slice(0, -1)
    const isOver = step.takesBack === true
    const hasActed = isOver || this.#takebacks.length > 0
    this.state.set(this.#build(index, { events: nothingHappened, hasActed, isOver }))
  }

  /** Shows another position. Its questions get new ids: an answer to what was asked before does not fit them. */
  #setPosition(t: Position): void {
    this.#position = t
    startSeries(t, ++this.#series)
  }

  /** How an answer or a move goes on that is being put together; null where the step is not about it. */
  answerSoFar(question: PresentedDecision, picks: readonly string[]): AnswerPreview | null {
    const { step } = this.state.get()
    const about = isMove(question) ? { move: question.kind } : { decision: question.id }
    const choices = isMove(question) ? picksOf(this.#nextMove(step)) : step.choices
    if (!isAbout(choices, picks)) return null
    const told = answerSoFar(this.#game, this.#position, { seat: LEARNER, ...about, picks })
    if (!told.ok) return null
    const { next } = told.value
    return { ...told.value, next: next === null ? null : partAbout(next, choices) }
  }

  /** Whether an answer could be taken back freely at a real table. */
  isFree(decision: PresentedDecision, picks: readonly string[]): boolean {
    const read = readChoice(this.#game, this.#position, { seat: LEARNER, decision: decision.id, picks })
    if (!read.ok || read.value.move !== null) return false
    const view = viewOf(this.#game, this.#position, LEARNER)
    const { below } = fastDice(1)
    return isFreeAfter(preview(this.#game, view, read.value.decision, read.value.picks, below), LEARNER)
  }

  /** Gives an answer; null where it cannot be given. */
  #answer(seat: Seat, decision: PresentedDecision, picks: readonly string[] | number): Outbox | null {
    const taken = playChoice(this.#game, this.#position, { seat, decision: decision.id, picks })
    return taken.ok ? taken.value : null
  }

  /** The learner's standing move that comes next in a step, or null. */
  #nextMove({ moves = [] }: LessonStep): Move | null {
    return moves[this.#movesMade] ?? null
  }

  /** The next move of the step and all that follow it up to the learner's next; null where it cannot be made. */
  #makeMoves(step: LessonStep): readonly GameEvent[] | null {
    const events: GameEvent[] = []
    for (let move = this.#nextMove(step); move !== null; move = this.#nextMove(step)) {
      if (move.seat === LEARNER && events.length > 0) break
      const taken = playChoice(this.#game, this.#position, move)
      if (!taken.ok) return null
      events.push(...heard(taken.value))
      this.#movesMade++
    }
    return events
  }

  /** As at a table with bots: whatever was done goes back, freely where nothing has come to light since. */
  #noteTakeback(
    before: Position,
    out: Outbox,
    decision: PresentedDecision,
    picks: readonly string[] | number,
  ): void {
    const game = this.#game
    const wall = wallBetween(
      takeSnapshot(game, before),
      takeSnapshot(game, this.#position),
      LEARNER,
      out.revealedByAsking,
    )
    const { id, seat } = decision
    const answer = { seat, decision: id, picks }
    const choice = describeChoice(game, before, answer, { history: [], how: 'hand', isShown: true })
    const offer: ShownOffer = {
      seat: LEARNER,
      entry: this.#takebacks.length,
      how: wall === null ? 'free' : 'alone',
      freeChoices: wall === null ? (this.#takebacks.at(-1)?.offer.freeChoices ?? 0) + 1 : 0,
      wall,
      answeredBy: null,
      isLatest: true,
      choice,
      caused: heard(out),
    }
    this.#takebacks = [...this.#takebacks, { before, told: this.#told, offer }]
  }

  /** The others do what the step has them do, as long as there is anything of it to do. */
  #othersChoose(step: LessonStep): readonly GameEvent[] {
    const { seats, others = [] } = step
    for (let seat = LEARNER + 1; seat < seats; seat++) {
      for (const decision of askedAbout(others, decisionsFor(this.#game, this.#position, seat))) {
        const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id)
        const out = this.#answer(seat, decision, picks)
        if (out !== null) return [...heard(out), ...this.#othersChoose(step)]
      }
    }
    return nothingHappened
  }

  #begun(index: number): LessonState {
    const events = this.#othersChoose(this.#stepAt(index))
    this.#told = [events]
    return this.#build(index, { events, hasActed: false, isOver: false })
  }

  #build(index: number, { events, hasActed, isOver }: Course): LessonState {
    const step = this.#stepAt(index)
    const moves = this.#movesNow(step)
    const asked = isOver ? [] : decisionsFor(this.#game, this.#position, LEARNER)
    // Nothing follows a choice that is to be taken back, and moves come first.
    const isWaiting = moves.length > 0 || (step.takesBack === true && hasActed)
    const decisions = isWaiting ? [] : askedAbout(step.choices, asked)
    const isDone = step.takesBack === true ? isOver : decisions.length + moves.length === 0
    const lit = litThings(decisions, [])
    return {
      index,
      step,
      view: viewOf(this.#game, this.#position, LEARNER),
      decisions,
      asked,
      moves,
      points: hasActed ? [] : step.points.filter((thing) => isDone || moves.length > 0 || lit.has(thing)),
      events,
      told: this.#told,
      isDone,
      hasActed,
      undo: isOver ? null : (this.#takebacks.at(-1)?.offer ?? null),
    }
  }

  #movesNow(step: LessonStep): readonly PresentedDecision[] {
    const next = this.#nextMove(step)
    if (next === null) return []
    const named = movesFor(this.#game, this.#position, LEARNER).filter(({ kind }) => kind === next.move)
    return askedAbout(typeof next.picks === 'number' ? [String(next.picks)] : next.picks.slice(0, 1), named)
  }

  #arranged(step: LessonStep): Position {
    const options = this.#game.options(step.seats).parse(step.options ?? {})
    return this.#scenarioWords.arrange(step.seats, options, step.arrange, newChance(1, this.#game.streams))
  }

  #stepAt(index: number): LessonStep {
    const step = this.#lesson[index]
    if (step === undefined) throw new RangeError('a lesson has at least one step')
    return step
  }
}

/** What a move names, of its parts too. */
function picksOf(move: Move | null): readonly string[] {
  if (move === null || typeof move.picks === 'number') return []
  return move.picks.map((pick) => pick.replace(/^[^=]*=/, '').replace(/:\d+$/, ''))
}

/** Parts may be named in any order. */
function isSame(wanted: Move['picks'], given: Move['picks']): boolean {
  if (typeof wanted === 'number' || typeof given === 'number') return wanted === given
  return String(wanted.toSorted()) === String(given.toSorted())
}

/** What the learner hears. */
function heard({ events }: Outbox): readonly GameEvent[] {
  return events.map((event) => eventFor(event, LEARNER))
}
