import {
  type Decision,
  type GameEvent,
  type GameRecord,
  type GameRoom,
  type KernelView,
  Match,
  type PresentedDecision,
  type Seat,
  type Shortcut,
  type VerifyError,
  writePicks,
} from '@kantyna/kernel'
import { type Asking, askingAt } from './asking.ts'
import { type Automatic, automaticAnswer, automaticFor } from './automatic.ts'
import { botPause } from './bot-manners.ts'
import { questionFor } from './bot-question.ts'
import { logOf, seenTo } from './log.ts'
import { type Made, madeFrom, madeInRecord } from './made.ts'
import { heldBy, passedOn, type Screen } from './screen.ts'
import { holdsSecrets } from './secrets.ts'
import { Stage } from './stage.ts'
import type { TableState, TableTools } from './table-state.ts'
import { offerFor, type UndoOffer, undoOffer } from './undo.ts'

interface Scene {
  readonly at: number
  readonly view: KernelView
  readonly events: readonly GameEvent[]
  readonly asking: readonly Asking[]
}

/** Bots may run this far ahead of what is shown. */
const LOOKAHEAD = 8
/** What has happened is seen to its end before a curtain falls over it, in milliseconds. */
const seenAfter = { normal: 1300, fast: 800, off: 300 } as const
/** What a shortcut chooses is shown step by step, in milliseconds. */
const betweenShortcuts = { normal: 260, fast: 120, off: 0 } as const
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
  #screen: Screen
  #isThinking = false
  #callOffCurtain: (() => void) | null = null
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
    this.#screen = heldBy(this.people.length === 1 ? (this.people[0] ?? null) : null)
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
    | { readonly ok: false; readonly error: VerifyError } {
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
    this.#callOffCurtain?.()
    this.#era++
    this.#isThinking = false
    this.#stage.set(this.#scene(NO_EVENTS))
  }

  /** A choice of the viewer. Anything that is no longer asked changes nothing. */
  choose(decision: PresentedDecision, picks: readonly string[] | number): void {
    if (this.#state.phase !== 'live' || this.#stage.behind > 0) return
    this.#take(decision, picks, 0, null)
    this.#goOn()
    this.#tell()
  }

  /** Choices of the viewer, one after the other, as long as the shortcut names one. */
  takeShortcut({ next }: Shortcut): void {
    if (this.#state.phase !== 'live' || this.#stage.behind > 0) return
    let pause = 0
    for (;;) {
      const { viewer } = this.#screen
      const decisions = viewer === null ? [] : this.match.decisionsFor(viewer)
      const [found] = decisions.flatMap((decision) => {
        const option = next(decision)
        return option === null ? [] : [{ decision, option }]
      })
      if (found === undefined || !this.#take(found.decision, [found.option], pause, null)) break
      pause = betweenShortcuts[this.#tools.habits().motion]
    }
    this.#goOn()
    this.#tell()
  }

  /** The next person has the screen: shows them theirs. */
  liftCurtain(): void {
    const { next } = this.#screen
    if (next === null) return
    this.#screen = heldBy(next)
    this.#stage.set(this.#scene(NO_EVENTS))
    this.#tell()
  }

  skipToNow(): void {
    this.#stage.skipToNow()
  }

  /** Declines every further offer of this turn for the viewer, or stops doing so. */
  setPassing(isPassing: boolean): void {
    const { viewer } = this.#screen
    if (viewer === null) return
    if (isPassing) this.#passing.add(viewer)
    else this.#passing.delete(viewer)
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
    this.#giveScreenTo(offer.seat)
    this.#stage.set(this.#scene(NO_EVENTS))
    this.#tools.keep(this.match, this.#automatic)
    this.#goOn()
    this.#tell()
    return true
  }

  /** At a curtain nobody knows who looks: it stays until the one whose hand it is has the screen. */
  #giveScreenTo(seat: Seat): void {
    const isTheirs = seat === this.#screen.viewer || !this.#isCurtainedFor(seat)
    this.#screen = isTheirs ? heldBy(seat) : { viewer: null, leaving: null, next: seat }
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
      if (!this.#maybeAnswerItself()) break
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
        const { game, position } = this.match
        this.#take(decision, writePicks(game, position, decision, codes), this.#pause(), null)
        this.#goOn()
        this.#tell()
      })
      .catch((problem: unknown) => this.#breakDown(problem))
  }

  /** Tells whether there was anything to answer without asking. */
  #maybeAnswerItself(): boolean {
    const answer = automaticAnswer(this.match, this.#passing, (seat) => this.#takesOnlyWay(seat))
    return answer !== null && this.#take(answer.decision, answer.picks, this.#pause(), answer.how)
  }

  /** A curtain that is left out would tell whoever looks on that somebody has one way alone. */
  #takesOnlyWay(seat: Seat): boolean {
    if (!this.#tools.habits().autoPlay) return false
    return seat === this.#screen.viewer || !this.#isCurtainedFor(seat)
  }

  /** Whether others at this screen must look away when the seat has it. */
  #isCurtainedFor(seat: Seat): boolean {
    return this.people.length > 1 && holdsSecrets(this.match, seat)
  }

  #take(
    { seat, id }: Pick<Decision, 'seat' | 'id'>,
    picks: readonly string[] | number,
    pause: number,
    automatic: Automatic | null,
  ): boolean {
    const choice = { seat, decision: id, picks }
    try {
      const made = madeFrom(this.room, this.match.position, choice, this.#made)
      const taken = this.match.choose(choice)
      if (!taken.ok || made === null) return false
      this.#made.push(made)
      if (automatic !== null) this.#automatic.set(this.#made.length, automatic)
      if (made.opensTurn) this.#passing.clear()
      this.#stage.push(this.#scene(this.#lastEvents()), pause)
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

  #maybePassScreen(): void {
    const screen = passedOn(this.#screen, this.match, this.people)
    if (screen === this.#screen) return
    if (screen.next !== null && this.#isFlying()) return
    this.#screen = screen
    const isNew = this.#stage.shown.events !== NO_EVENTS
    this.#stage.set(this.#scene(isNew ? this.#lastEvents() : NO_EVENTS))
  }

  /** Whether what has just happened is still being shown; what waits for it is tried again afterwards. */
  #isFlying(): boolean {
    this.#callOffCurtain?.()
    this.#callOffCurtain = null
    if (this.#screen.next !== null || this.#stage.shown.events.length === 0) return false
    const left = seenAfter[this.#tools.habits().motion] - this.#stage.stood
    if (left <= 0) return false
    this.#callOffCurtain = this.#tools.clock.after(left, () => this.#onShown())
    return true
  }

  #onShown(): void {
    this.#goOn()
    this.#tell()
  }

  #pause(): number {
    return botPause[this.#tools.habits().botSpeed]
  }

  #scene(events: readonly GameEvent[]): Scene {
    return {
      at: this.match.entries.length,
      view: this.match.viewFor(this.#screen.viewer),
      events,
      asking: askingAt(this.match, this.#made),
    }
  }

  /** What the last choice caused, as whoever looks may know it. */
  #lastEvents(): readonly GameEvent[] {
    return this.match.eventsFor(this.#screen.viewer).at(-1) ?? NO_EVENTS
  }

  #undoOffer(): UndoOffer | null {
    const seat = this.#screen.viewer ?? this.#screen.leaving
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
    const { at, view, events, asking } = this.#stage.shown
    const { behind } = this.#stage
    const { viewer, next } = this.#screen
    const isLive = behind === 0 && this.#fault === null && !this.match.isOver
    return {
      phase: this.#phase(),
      viewer,
      view,
      decisions: isLive && viewer !== null ? this.match.decisionsFor(viewer) : [],
      asking,
      events,
      at,
      behind,
      log: logOf(
        this.#made,
        this.match.eventsFor(viewer).slice(0, at + 1),
        automaticFor(viewer, this.#made, this.#automatic),
      ),
      seenTo: seenTo(this.#made, viewer, at),
      undo: offerFor(viewer, this.#undoOffer()),
      next,
      passing: new Set(this.#passing),
      fault: this.#fault,
    }
  }

  #phase(): TableState['phase'] {
    if (this.#fault !== null) return 'broken'
    if (this.#stage.behind > 0) return 'live'
    if (this.match.isOver) return 'over'
    return this.#screen.next === null ? 'live' : 'curtain'
  }
}
