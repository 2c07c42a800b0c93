import {
  type Decision,
  type GameEvent,
  type GameRecord,
  type GameRoom,
  type KernelView,
  Match,
  PASS,
  type PresentedDecision,
  type ReplayError,
  type Seat,
} from '@kantyna/kernel'
import { botPause } from './bot-manners.ts'
import { questionFor, written } from './bot-question.ts'
import { type Automatic, logOf } from './log.ts'
import { type Made, madeFrom, madeInRecord, PASS_ID } from './made.ts'
import { holdsSecrets } from './secrets.ts'
import { Stage } from './stage.ts'
import type { TableState, TableTools } from './table-state.ts'
import { type UndoOffer, undoOffer } from './undo.ts'

interface Scene {
  readonly at: number
  readonly view: KernelView
  readonly events: readonly GameEvent[]
}

/** Bots may run this far ahead of what is shown. */
const LOOKAHEAD = 8
const NO_EVENTS: readonly GameEvent[] = []

/** A table being played at this screen: keeps the match, asks bots, and says what the viewer sees. */
export class TableController {
  readonly room: GameRoom
  readonly match: Match
  readonly people: readonly Seat[]
  readonly #tools: TableTools
  readonly #stage: Stage<Scene>
  readonly #made: Made[]
  readonly #automatic: Map<number, Automatic>
  readonly #passing = new Set<Seat>()
  readonly #listeners = new Set<() => void>()
  #viewer: Seat | null
  /** Who had the screen before the curtain fell. */
  #leaving: Seat | null = null
  #next: Seat | null = null
  #isThinking = false
  /** What a bot says about a game that has been taken back since is not listened to. */
  #era = 0
  #fault: string | null = null
  #isClosed = false
  #state: TableState

  constructor(
    room: GameRoom,
    match: Match,
    tools: TableTools,
    made: readonly Made[] = [],
    automatic: ReadonlyMap<number, Automatic> = new Map(),
  ) {
    this.room = room
    this.match = match
    this.#tools = tools
    this.#made = made.slice()
    this.#automatic = new Map(automatic)
    this.people = match.setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.#viewer = this.people.length === 1 ? (this.people[0] ?? null) : null
    this.#stage = new Stage(this.#scene(NO_EVENTS), tools.clock, () => this.#onShown())
    this.#state = this.#build()
  }

  /** The table that a record left off at. */
  static fromRecord(
    room: GameRoom,
    record: GameRecord,
    tools: TableTools,
    automatic: ReadonlyMap<number, Automatic> = new Map(),
  ):
    | { readonly ok: true; readonly table: TableController }
    | { readonly ok: false; readonly error: ReplayError } {
    const resumed = Match.resume(room.game, record)
    if (!resumed.ok) return resumed
    return {
      ok: true,
      table: new TableController(room, resumed.value, tools, madeInRecord(room, record), automatic),
    }
  }

  /** Every choice, as it was asked. */
  get made(): readonly Made[] {
    return this.#made
  }

  readonly state = (): TableState => this.#state

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Lets the game go on from where it stands. */
  open(): void {
    this.#isClosed = false
    this.#goOn()
    this.#tell()
  }

  close(): void {
    this.#isClosed = true
    this.#era++
    this.#isThinking = false
    this.#stage.set(this.#scene(NO_EVENTS))
  }

  /** A choice of the viewer. Anything that is no longer asked changes nothing. */
  choose(decision: PresentedDecision, picks: readonly string[] | number): void {
    if (this.#state.phase !== 'live' || this.#stage.behind > 0) return
    this.#take(decision.seat, decision.id, picks, 0, null)
    this.#goOn()
    this.#tell()
  }

  /** The next person has the screen: shows them theirs. */
  liftCurtain(): void {
    if (this.#next === null) return
    this.#viewer = this.#next
    this.#next = null
    this.#leaving = null
    this.#stage.set(this.#scene(NO_EVENTS))
    this.#tell()
  }

  skipToNow(): void {
    this.#stage.skipToNow()
  }

  /** Declines every further offer of this turn for the viewer, or stops doing so. */
  setPassing(isPassing: boolean): void {
    if (this.#viewer === null) return
    if (isPassing) this.#passing.add(this.#viewer)
    else this.#passing.delete(this.#viewer)
    this.#goOn()
    this.#tell()
  }

  /** Takes back what the undo button says. Tells whether it did. */
  undo(isAgreed = false): boolean {
    const offer = this.#undoOffer()
    if (offer === null || (offer.how === 'ask' && !isAgreed)) return false
    this.#era++
    this.#isThinking = false
    this.#fault = null
    this.#passing.clear()
    for (let step = 0; step < offer.steps; step++) if (!this.match.undo(offer.seat, isAgreed)) break
    this.#forgetAfter(this.match.entries.length)
    this.#viewer = offer.seat
    this.#leaving = null
    this.#next = null
    this.#stage.set(this.#scene(NO_EVENTS))
    this.#tools.keep(this.match, this.#automatic)
    this.#goOn()
    this.#tell()
    return true
  }

  #forgetAfter(entries: number): void {
    this.#made.length = entries
    for (const at of this.#automatic.keys()) if (at > entries) this.#automatic.delete(at)
  }

  #goOn(): void {
    if (this.#isClosed || this.#fault !== null) return
    for (;;) {
      const { open } = this.match.position
      if (this.match.isOver || open.length === 0) break
      const bots = open.find(({ seat }) => !this.people.includes(seat))
      if (bots !== undefined) {
        this.#letThink(bots)
        break
      }
      if (!this.#maybeAnswerItself(open)) break
    }
    if (this.#stage.behind === 0) this.#maybePassScreen()
  }

  #letThink(decision: Decision): void {
    if (this.#isThinking || this.#stage.behind >= LOOKAHEAD) return
    this.#isThinking = true
    const era = this.#era
    this.#tools
      .askBot(questionFor(this.match, decision))
      .then((codes) => {
        if (era !== this.#era || this.#isClosed) return
        this.#isThinking = false
        this.#take(decision.seat, decision.id, written(this.match, decision, codes), this.#pause(), null)
        this.#goOn()
        this.#tell()
      })
      .catch((problem: unknown) => this.#breakDown(problem))
  }

  /** Answers for a person who has asked for it, or who has nothing to choose from. Tells whether it did. */
  #maybeAnswerItself(open: readonly Decision[]): boolean {
    for (const decision of open) {
      const { seat, options, min, max } = decision
      if (this.#passing.has(seat) && options.includes(PASS)) {
        return this.#take(seat, decision.id, [PASS_ID], this.#pause(), 'passing')
      }
      const [only] = this.match.decisionsFor(seat).find(({ id }) => id === decision.id)?.options ?? []
      const isOnly = options.length === 1 && min === 1 && max === 1 && only !== undefined
      if (isOnly && this.#tools.habits().autoPlay) {
        return this.#take(seat, decision.id, [only.id], this.#pause(), 'only')
      }
    }
    return false
  }

  #take(
    seat: Seat,
    decision: number,
    picks: readonly string[] | number,
    pause: number,
    automatic: Automatic | null,
  ): boolean {
    const choice = { seat, decision, picks }
    try {
      const made = madeFrom(this.room, this.match.position, choice)
      const taken = this.match.choose(choice)
      if (!taken.ok || made === null) return false
      this.#made.push(made)
      if (automatic !== null) this.#automatic.set(this.#made.length, automatic)
      if (made.opensTurn) this.#passing.clear()
      this.#stage.push(this.#scene(this.match.eventsFor(this.#viewer).at(-1) ?? NO_EVENTS), pause)
      this.#tools.keep(this.match, this.#automatic)
      return true
    } catch (problem) {
      this.#breakDown(problem)
      return false
    }
  }

  /** A mistake of ours stops this table and no other; what was chosen before it is kept. */
  #breakDown(problem: unknown): void {
    console.error(problem)
    this.#fault = problem instanceof Error ? problem.message : String(problem)
    this.#tell()
  }

  /** When somebody else at this screen is asked, it changes hands: behind a curtain where they hold secrets. */
  #maybePassScreen(): void {
    if (this.people.length < 2) return
    if (this.match.isOver) {
      if (this.#viewer !== null) this.#look(null)
      return
    }
    const asked = this.match.position.open.map(({ seat }) => seat)
    const isViewerAsked = this.#viewer !== null && asked.includes(this.#viewer)
    const next = asked.find((seat) => this.people.includes(seat))
    if (isViewerAsked || next === undefined || next === this.#next) return
    if (!holdsSecrets(this.match, next)) {
      this.#look(next)
      return
    }
    this.#leaving = this.#viewer ?? this.#leaving
    this.#look(null)
    this.#next = next
  }

  #look(viewer: Seat | null): void {
    this.#viewer = viewer
    this.#next = null
    const isNew = this.#stage.shown.events !== NO_EVENTS
    this.#stage.set(this.#scene(isNew ? (this.match.eventsFor(viewer).at(-1) ?? NO_EVENTS) : NO_EVENTS))
  }

  #onShown(): void {
    this.#goOn()
    this.#tell()
  }

  #pause(): number {
    return botPause[this.#tools.habits().botSpeed]
  }

  #scene(events: readonly GameEvent[]): Scene {
    return { at: this.match.entries.length, view: this.match.viewFor(this.#viewer), events }
  }

  #undoOffer(): UndoOffer | null {
    const seat = this.#viewer ?? this.#leaving
    if (seat === null) return null
    const isPerson = (other: Seat) => this.people.includes(other)
    return undoOffer(
      seat,
      this.#made,
      this.#automatic,
      this.match.undoReach(seat),
      isPerson,
      this.match.isAlone,
    )
  }

  #tell(): void {
    this.#state = this.#build()
    for (const listener of this.#listeners) listener()
  }

  #build(): TableState {
    const { at, view, events } = this.#stage.shown
    const { behind } = this.#stage
    const viewer = this.#viewer
    const isLive = behind === 0 && this.#fault === null && !this.match.isOver
    return {
      phase: this.#phase(),
      viewer,
      view,
      decisions: isLive && viewer !== null ? this.match.decisionsFor(viewer) : [],
      events,
      at,
      behind,
      log: logOf(this.#made, this.match.eventsFor(viewer).slice(0, at + 1), this.#automatic),
      seenTo: this.#seenTo(viewer, at),
      undo: this.#undoOffer(),
      next: this.#next,
      passing: new Set(this.#passing),
      fault: this.#fault,
    }
  }

  /** Whoever chooses has seen what happened before. */
  #seenTo(viewer: Seat | null, at: number): number {
    const last = this.#made.findLastIndex(({ seat }, index) => seat === viewer && index < at)
    return last < 0 ? at : last + 1
  }

  #phase(): TableState['phase'] {
    if (this.#fault !== null) return 'broken'
    if (this.#stage.behind > 0) return 'live'
    if (this.match.isOver) return 'over'
    return this.#next === null ? 'live' : 'curtain'
  }
}
