import {
  answer,
  decisionsFor,
  eventFor,
  type GameEvent,
  type GameRoom,
  type KernelView,
  type LessonStep,
  newChance,
  newOutbox,
  type Position,
  type PresentedDecision,
  readChoice,
  type Thing,
  viewOf,
} from '@kantyna/kernel'
import { litThings } from '../table/touch.ts'
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
  readonly #room: GameRoom
  readonly #listeners = new Set<() => void>()
  #position: Position
  #state: LessonState

  constructor(room: GameRoom) {
    this.#room = room
    this.#position = this.#arranged(this.#stepAt(0))
    this.#state = this.#build(0, nothingHappened, false)
  }

  get length(): number {
    return this.#room.lesson.length
  }

  readonly state = (): LessonState => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** To a step, from its beginning. */
  goTo(index: number): void {
    const within = Math.max(0, Math.min(index, this.length - 1))
    this.#position = this.#arranged(this.#stepAt(within))
    this.#state = this.#build(within, nothingHappened, false)
    this.#tell()
  }

  /** Tells whether the choice is one that the step is about. */
  choose(decision: PresentedDecision, picks: readonly string[] | number): boolean {
    const { game } = this.#room
    const choice = { seat: LEARNER, decision: decision.id, picks }
    const read = readChoice(game, this.#position, choice)
    if (!isAbout(this.#state.step.choices, picks) || !read.ok) return false
    const out = newOutbox()
    this.#position.out = out
    answer(game, this.#position, read.value.decision, read.value.picks)
    this.#position.out = null
    const told = out.events.map((event) => eventFor(event, LEARNER))
    this.#state = this.#build(this.#state.index, told, true)
    this.#tell()
    return true
  }

  #build(index: number, events: readonly GameEvent[], hasActed: boolean): LessonState {
    const step = this.#stepAt(index)
    const decisions = askedAbout(step.choices, decisionsFor(this.#room.game, this.#position, LEARNER))
    const view = viewOf(this.#room.game, this.#position, LEARNER)
    const isDone = decisions.length === 0
    const asked = litThings(decisions, [])
    const points = hasActed ? [] : step.points.filter((thing) => isDone || asked.has(thing))
    return { index, step, view, decisions, points, events, isDone, hasActed }
  }

  #arranged(step: LessonStep): Position {
    const { game, scenarioWords } = this.#room
    const options = game.options(step.seats).parse({})
    return scenarioWords.arrange(step.seats, options, step.arrange, newChance(1, game.streams))
  }

  #stepAt(index: number): LessonStep {
    const step = this.#room.lesson[index]
    if (step === undefined) throw new RangeError('a lesson has at least one step')
    return step
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
