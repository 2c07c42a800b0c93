import { TableHost, type TableStore } from '@kantyna/host'
import {
  type Answer,
  type Choice,
  type Game,
  type GameEvent,
  type GameLibrary,
  type KernelView,
  type LessonStep,
  Match,
  type Move,
  newChance,
  newOutbox,
  type Position,
  type PresentedDecision,
  type ScenarioWords,
  SETUP,
  type SeatHolder,
  seriesOf,
  startSeries,
  type TableEntry,
  type TableLink,
  type Thing,
} from '@kantyna/kernel'
import { type AnswerPreview, isMove, Store } from '@kantyna/ui'
import { wallClock } from '../kit/wall-clock.ts'
import type { ShownOffer } from '../table/controller/table-state.ts'
import { isFreeAfter } from '../table/hands/is-free.ts'
import { litThings } from '../table/hands/touch.ts'
import { chosenAt } from '../table/undo/undo.ts'
import { askedAbout, isAbout, partAbout } from './about.ts'
import { nextMove, ScriptedOpponents } from './opponents.ts'

/** The learner sits in the first seat. */
const LEARNER = 0

export interface LessonState {
  readonly index: number
  readonly step: LessonStep
  readonly view: KernelView
  /** The learner's questions, with only the options that the step is about. */
  readonly decisions: readonly PresentedDecision[]
  /** The same questions with every option that the rules allow. They decide what a touch means, as at any table. */
  readonly asked: readonly PresentedDecision[]
  /** The learner's next standing move, and no other. */
  readonly moves: readonly PresentedDecision[]
  /** Things to point at. While a choice is awaited, only things that belong to it. */
  readonly points: readonly Thing[]
  /** What has just happened, to be animated. */
  readonly events: readonly GameEvent[]
  /** Everything that has happened in this step. */
  readonly entries: readonly TableEntry[]
  /** Whether nothing is left to do in this step. */
  readonly isDone: boolean
  /** Whether the learner has done anything in this step. */
  readonly hasActed: boolean
  /** What the learner can take back. */
  readonly undo: ShownOffer | null
}

/** The table of one step. */
interface StepTable {
  readonly match: Match
  readonly host: TableHost
  readonly link: TableLink
}

const discardingStore: TableStore = { append: () => undefined }

/** A lesson: a new table for each step, with scripted opponents. The learner may only do what the step is about. */
export class LessonRun {
  readonly state: Store<LessonState>
  readonly #game: Game
  readonly #lesson: readonly LessonStep[]
  readonly #scenarioWords: ScenarioWords<Position>
  #table: StepTable

  constructor(game: Game, { lesson, scenarioWords }: Pick<GameLibrary, 'lesson' | 'scenarioWords'>) {
    this.#game = game
    this.#lesson = lesson
    this.#scenarioWords = scenarioWords
    this.#table = this.#newTable(this.#stepAt(0), 0)
    this.state = new Store(this.#build(0, SETUP))
    this.#settle(0, SETUP).catch(console.error)
  }

  get length(): number {
    return this.#lesson.length
  }

  /** Starts a step from its beginning. Resolves when the opponents have done what comes before the learner. */
  async goTo(index: number): Promise<void> {
    const within = Math.max(0, Math.min(index, this.length - 1))
    const before = this.#table
    before.host.close()
    // The questions of a step have their own ids: an answer to another step does not fit them.
    this.#table = this.#newTable(this.#stepAt(within), seriesOf(before.match.position) + 1)
    await this.#settle(within, SETUP)
  }

  /** Resolves to whether the choice is one that the step is about. */
  async choose(decision: PresentedDecision, picks: Choice['picks']): Promise<boolean> {
    const { step } = this.state.get()
    return isAbout(step.choices, picks) && (await this.#send({ seat: LEARNER, decision: decision.id, picks }))
  }

  /**
   * Makes a standing move of the learner; the opponents follow with theirs. Resolves to false if the step expects
   * another.
   */
  async makeMove({ kind }: PresentedDecision, picks: Choice['picks']): Promise<boolean> {
    const next = this.#nextMove()
    if (next === null || next.move !== kind || !isSame(next.picks, picks)) return false
    return await this.#send({ seat: LEARNER, move: kind, picks })
  }

  /** Takes the learner's last choice back. */
  async undo(): Promise<void> {
    const { undo, index } = this.state.get()
    if (undo === null) return
    const { link } = this.#table
    const { cursor } = link.snapshot(LEARNER)
    await link.send({ do: 'undo', seat: LEARNER, entry: undo.entry, cursor })
    await this.#settle(index, cursor)
  }

  /** How an answer or a move continues after the parts picked so far; null if the step is not about it. */
  async answerSoFar(question: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null> {
    const about = isMove(question) ? { move: question.kind } : { decision: question.id }
    const choices = isMove(question) ? optionsOf(this.#nextMove()) : this.state.get().step.choices
    if (!isAbout(choices, picks)) return null
    const preview = await this.#table.link.answerSoFar({ seat: LEARNER, ...about, picks })
    if (!preview.ok) return null
    const { next } = preview.value
    return { ...preview.value, next: next === null ? null : partAbout(next, choices) }
  }

  /** Whether an answer could be taken back freely at a real table. */
  async isFree({ id }: PresentedDecision, picks: Answer['picks']): Promise<boolean> {
    const preview = await this.#table.link.preview({ seat: LEARNER, decision: id, picks })
    return preview !== null && isFreeAfter(preview, LEARNER)
  }

  async #send(choice: Choice): Promise<boolean> {
    const table = this.#table
    const { cursor } = table.link.snapshot(LEARNER)
    const result = await table.link.send({ do: 'choose', choice, how: 'hand' })
    if (!result.ok || table !== this.#table) return false
    await this.#settle(this.state.get().index, cursor)
    return true
  }

  /** Shows what has happened since a choice, once the opponents have answered. */
  async #settle(index: number, cursor: number): Promise<void> {
    const table = this.#table
    await table.host.settled()
    if (table !== this.#table) return
    table.link.reportShown(table.link.snapshot(LEARNER).cursor)
    this.state.set(this.#build(index, cursor))
  }

  /** `since`: how many choices had been made when the table was last shown. */
  #build(index: number, since: number): LessonState {
    const step = this.#stepAt(index)
    const { link, match } = this.#table
    const { view, decisions: open, moves: allMoves, undo } = link.snapshot(LEARNER)
    const entries = link.since(LEARNER, SETUP)
    const lastMove = match.entries.findLastIndex(({ move }) => move !== undefined)
    const lastAnswer = match.entries.findLastIndex(({ seat, move }) => seat === LEARNER && move === undefined)
    const isTakenBack = step.takesBack === true && match.takebacks.length > 0
    const isAnswered = lastAnswer >= 0 && lastAnswer < match.entries.length - 1
    const isOver = isAnswered || isTakenBack
    const hasActed = isTakenBack || match.entries.some(({ seat }) => seat === LEARNER)

    const asked = isOver ? [] : open
    const moves = this.#movesNow(step, allMoves)
    // Standing moves come before choices, and no choice follows one that is to be taken back.
    const isWaiting = moves.length > 0 || (step.takesBack === true && hasActed)
    const decisions = isWaiting ? [] : askedAbout(step.choices, asked)
    const isDone = step.takesBack === true ? isOver : decisions.length + moves.length === 0
    const lit = litThings(decisions, [])
    // As at any table, the learner alone cannot take back an agreement with others.
    const mayUndo = !isOver && undo !== null && undo.entry > lastMove
    return {
      index,
      step,
      view,
      decisions,
      asked,
      moves,
      points: hasActed ? [] : step.points.filter((thing) => isDone || moves.length > 0 || lit.has(thing)),
      events: link.since(LEARNER, since).flatMap(({ events }) => events),
      entries,
      isDone,
      hasActed,
      undo: mayUndo ? { ...undo, ...chosenAt(link, LEARNER, undo) } : null,
    }
  }

  #nextMove(): Move | null {
    return nextMove(this.state.get().step, this.#table.match, LEARNER)
  }

  #movesNow(step: LessonStep, moves: readonly PresentedDecision[]): readonly PresentedDecision[] {
    const next = nextMove(step, this.#table.match, LEARNER)
    if (next === null) return []
    const named = moves.filter(({ kind }) => kind === next.move)
    return askedAbout(typeof next.picks === 'number' ? [String(next.picks)] : next.picks.slice(0, 1), named)
  }

  /** `series`: see `startSeries`. */
  #newTable(step: LessonStep, series: number): StepTable {
    const game = this.#game
    const options = game.options(step.seats).parse(step.options ?? {})
    const position = this.#scenarioWords.arrange(
      step.seats,
      options,
      step.arrange,
      newChance(1, game.streams),
    )
    startSeries(position, series)
    const setup = { options, seats: holdersAt(position), seed: step.id, contributions: [] }
    const match = new Match(game, setup, { position, out: newOutbox() })
    const host = new TableHost(match, {
      bots: new ScriptedOpponents(match, step),
      clock: wallClock,
      store: discardingStore,
      previewAnswer: async (...asked) => (await import('../table/host/previews.ts')).previewAnswer(...asked),
      offerGraceMs: 0,
      reportFault: (problem) => console.error(problem),
    })
    const link = host.connect([LEARNER])
    host.open()
    return { match, host, link }
  }

  #stepAt(index: number): LessonStep {
    const step = this.#lesson[index]
    if (step === undefined) throw new RangeError('a lesson has at least one step')
    return step
  }
}

/** The page names the seats of a lesson: the host only has to know that the learner is the one person. */
function holdersAt({ seats, automas }: Position): SeatHolder[] {
  return Array.from({ length: seats }, (_, seat) => {
    const isAutoma = (automas & (1 << seat)) !== 0
    return { name: String(seat), kind: seat === LEARNER ? 'person' : isAutoma ? 'automa' : 'bot' }
  })
}

/** The options that a move names, also in its parts. */
function optionsOf(move: Move | null): readonly string[] {
  if (move === null || typeof move.picks === 'number') return []
  return move.picks.map((pick) => pick.replace(/^[^=]*=/, '').replace(/:\d+$/, ''))
}

/** Parts may be named in any order. */
function isSame(wanted: Move['picks'], given: Move['picks']): boolean {
  if (typeof wanted === 'number' || typeof given === 'number') return wanted === given
  return String(wanted.toSorted()) === String(given.toSorted())
}
