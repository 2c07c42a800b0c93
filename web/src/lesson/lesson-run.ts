import {
  answerSoFar,
  decisionsFor,
  eventFor,
  fastDice,
  type Game,
  type GameEvent,
  type GameLibrary,
  type KernelView,
  type LessonStep,
  newChance,
  type Position,
  type PresentedDecision,
  playChoice,
  preview,
  readChoice,
  type ScenarioWords,
  type Seat,
  type Thing,
  viewOf,
} from '@kantyna/kernel'
import type { AnswerPreview } from '@kantyna/ui'
import { Store } from '../kit/store.ts'
import { isFreeAfter } from '../table/hands/is-free.ts'
import { litThings } from '../table/hands/touch.ts'
import { askedAbout, isAbout } from './about.ts'

/** The learner sits in the first seat. */
const LEARNER = 0

export interface LessonState {
  readonly index: number
  readonly step: LessonStep
  readonly view: KernelView
  /** What is asked, with only those options that the step is about. */
  readonly decisions: readonly PresentedDecision[]
  /** What glows beside that: where a choice is awaited, nothing that does not belong to it. */
  readonly points: readonly Thing[]
  readonly events: readonly GameEvent[]
  /** Nothing is left to choose in this step. */
  readonly isDone: boolean
  /** Whether the learner has chosen anything in this step. */
  readonly hasActed: boolean
}

const nothingHappened: readonly GameEvent[] = []

/** A lesson on the real rules: arranges each step's position and takes only the choices it is about. */
export class LessonRun {
  readonly #game: Game
  readonly #lesson: readonly LessonStep[]
  readonly #scenarioWords: ScenarioWords<Position>
  readonly state: Store<LessonState>
  #position: Position

  constructor(game: Game, { lesson, scenarioWords }: Pick<GameLibrary, 'lesson' | 'scenarioWords'>) {
    this.#game = game
    this.#lesson = lesson
    this.#scenarioWords = scenarioWords
    this.#position = this.#arranged(this.#stepAt(0))
    this.state = new Store(this.#build(0, this.#othersChoose(this.#stepAt(0)), false))
  }

  get length(): number {
    return this.#lesson.length
  }

  /** To a step, from its beginning. */
  goTo(index: number): void {
    const within = Math.max(0, Math.min(index, this.length - 1))
    const step = this.#stepAt(within)
    this.#position = this.#arranged(step)
    this.state.set(this.#build(within, this.#othersChoose(step), false))
  }

  /** Tells whether the choice is one that the step is about. */
  choose(decision: PresentedDecision, picks: readonly string[] | number): boolean {
    const { step, index } = this.state.get()
    const told = isAbout(step.choices, picks) ? this.#answer(LEARNER, decision, picks) : null
    if (told === null) return false
    this.state.set(this.#build(index, [...told, ...this.#othersChoose(step)], true))
    return true
  }

  /** How an answer goes on that is being put together; null where the step is not about it. */
  answerSoFar(decision: PresentedDecision, picks: readonly string[]): AnswerPreview | null {
    if (!isAbout(this.state.get().step.choices, picks)) return null
    const told = answerSoFar(this.#game, this.#position, { seat: LEARNER, decision: decision.id, picks })
    return told.ok ? { ...told.value, refusal: null } : null
  }

  /** Whether an answer could be taken back freely at a real table. */
  isFree(decision: PresentedDecision, picks: readonly string[]): boolean {
    const read = readChoice(this.#game, this.#position, { seat: LEARNER, decision: decision.id, picks })
    if (!read.ok || read.value.move !== null) return false
    const view = viewOf(this.#game, this.#position, LEARNER)
    const { below } = fastDice(1)
    return isFreeAfter(preview(this.#game, view, read.value.decision, read.value.picks, below), LEARNER)
  }

  /** Gives an answer and tells what the learner hears of it; null where it cannot be given. */
  #answer(
    seat: Seat,
    decision: PresentedDecision,
    picks: readonly string[] | number,
  ): readonly GameEvent[] | null {
    const taken = playChoice(this.#game, this.#position, { seat, decision: decision.id, picks })
    return taken.ok ? taken.value.events.map((event) => eventFor(event, LEARNER)) : null
  }

  /** The others do what the step has them do, as long as there is anything of it to do. */
  #othersChoose(step: LessonStep): readonly GameEvent[] {
    const { seats, others = [] } = step
    for (let seat = LEARNER + 1; seat < seats; seat++) {
      for (const decision of askedAbout(others, decisionsFor(this.#game, this.#position, seat))) {
        const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id)
        const told = this.#answer(seat, decision, picks)
        if (told !== null) return [...told, ...this.#othersChoose(step)]
      }
    }
    return nothingHappened
  }

  #build(index: number, events: readonly GameEvent[], hasActed: boolean): LessonState {
    const step = this.#stepAt(index)
    const decisions = askedAbout(step.choices, decisionsFor(this.#game, this.#position, LEARNER))
    const view = viewOf(this.#game, this.#position, LEARNER)
    const isDone = decisions.length === 0
    const asked = litThings(decisions, [])
    const points = hasActed ? [] : step.points.filter((thing) => isDone || asked.has(thing))
    return { index, step, view, decisions, points, events, isDone, hasActed }
  }

  #arranged(step: LessonStep): Position {
    const options = this.#game.options(step.seats).parse({})
    return this.#scenarioWords.arrange(step.seats, options, step.arrange, newChance(1, this.#game.streams))
  }

  #stepAt(index: number): LessonStep {
    const step = this.#lesson[index]
    if (step === undefined) throw new RangeError('a lesson has at least one step')
    return step
  }
}
