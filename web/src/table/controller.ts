import {
  type Decision,
  type GameBundle,
  type GameEvent,
  type GameRecord,
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
import { botPause } from './bot-behaviour.ts'
import { questionFor } from './bot-question.ts'
import { logOf, seenTo } from './log.ts'
import { type MadeChoice, madeChoiceOf, madeChoicesIn } from './made-choice.ts'
import { Playback } from './playback.ts'
import { holdsSecrets } from './secrets.ts'
import type { TableState, TableTools } from './table-state.ts'
import { offerFor, type UndoOffer, undoOffer } from './undo.ts'
import { passedOn, type Viewing, viewedBy } from './viewing.ts'

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
  readonly bundle: GameBundle
  readonly match: Match
  readonly people: readonly Seat[]
  readonly #tools: TableTools
  readonly #playback: Playback<Scene>
  readonly #made: MadeChoice[]
  readonly #automatic: Map<number, Automatic>
  readonly #passing = new Set<Seat>()
  readonly #listeners = new Set<() => void>()
  #viewing: Viewing
  #isThinking = false
  #callOffCurtain: (() => void) | null = null
  /** What a bot says about a game that has been taken back since is not listened to. */
  #era = 0
  #fault: string | null = null
  #isClosed = false
  #state: TableState

  constructor(
    bundle: GameBundle,
    match: Match,
    tools: TableTools,
    made: readonly MadeChoice[] = [],
    automatic: ReadonlyMap<number, Automatic> = new Map(),
  ) {
    this.bundle = bundle
    this.match = match
    this.#tools = tools
    this.#made = made.slice()
    this.#automatic = new Map(automatic)
    this.people = match.setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.#viewing = viewedBy(this.people.length === 1 ? (this.people[0] ?? null) : null)
    this.#playback = new Playback(this.#scene(NO_EVENTS), tools.clock, () => this.#onShown())
    this.#state = this.#build()
  }

  /** The table that a record left off at. */
  static fromRecord(
    bundle: GameBundle,
    record: GameRecord,
    tools: TableTools,
    automatic: ReadonlyMap<number, Automatic> = new Map(),
  ):
    | { readonly ok: true; readonly table: TableController }
    | { readonly ok: false; readonly error: VerifyError } {
    const resumed = Match.resume(bundle.game, record)
    if (!resumed.ok) return resumed
    return {
      ok: true,
      table: new TableController(bundle, resumed.value, tools, madeChoicesIn(bundle, record), automatic),
    }
  }

  /** Every choice, as it was asked. */
  get made(): readonly MadeChoice[] {
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
    this.#notify()
  }

  close(): void {
    this.#isClosed = true
    this.#callOffCurtain?.()
    this.#era++
    this.#isThinking = false
    this.#playback.set(this.#scene(NO_EVENTS))
  }

  /** A choice of the viewer. Anything that is no longer asked changes nothing. */
  choose(decision: PresentedDecision, picks: readonly string[] | number): void {
    if (this.#state.phase !== 'live' || this.#playback.behind > 0) return
    this.#take(decision, picks, 0, null)
    this.#goOn()
    this.#notify()
  }

  /** Choices of the viewer, one after the other, as long as the shortcut names one. */
  takeShortcut({ next }: Shortcut): void {
    if (this.#state.phase !== 'live' || this.#playback.behind > 0) return
    let pause = 0
    for (;;) {
      const { viewer } = this.#viewing
      const decisions = viewer === null ? [] : this.match.decisionsFor(viewer)
      const [found] = decisions.flatMap((decision) => {
        const option = next(decision)
        return option === null ? [] : [{ decision, option }]
      })
      if (found === undefined || !this.#take(found.decision, [found.option], pause, null)) break
      pause = betweenShortcuts[this.#tools.habits().motion]
    }
    this.#goOn()
    this.#notify()
  }

  /** The next person has the screen: shows them theirs. */
  liftCurtain(): void {
    const { next } = this.#viewing
    if (next === null) return
    this.#viewing = viewedBy(next)
    this.#playback.set(this.#scene(NO_EVENTS))
    this.#notify()
  }

  skipToNow(): void {
    this.#playback.skipToNow()
  }

  /** Declines every further offer of this turn for the viewer, or stops doing so. */
  setPassing(isPassing: boolean): void {
    const { viewer } = this.#viewing
    if (viewer === null) return
    if (isPassing) this.#passing.add(viewer)
    else this.#passing.delete(viewer)
    this.#goOn()
    this.#notify()
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
    this.#playback.set(this.#scene(NO_EVENTS))
    this.#tools.keep(this.match, this.#automatic)
    this.#goOn()
    this.#notify()
    return true
  }

  /** At a curtain nobody knows who looks: it stays until the one whose hand it is has the screen. */
  #giveScreenTo(seat: Seat): void {
    const isTheirs = seat === this.#viewing.viewer || !this.#isCurtainedFor(seat)
    this.#viewing = isTheirs ? viewedBy(seat) : { viewer: null, leaving: null, next: seat }
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
    if (this.#playback.behind === 0) this.#maybePassScreen()
  }

  #letThink(decision: Decision): void {
    if (this.#isThinking || this.#playback.behind >= LOOKAHEAD) return
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
        this.#notify()
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
    return seat === this.#viewing.viewer || !this.#isCurtainedFor(seat)
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
      const made = madeChoiceOf(this.bundle, this.match.position, choice, this.#made)
      const taken = this.match.choose(choice)
      if (!taken.ok || made === null) return false
      this.#made.push(made)
      if (automatic !== null) this.#automatic.set(this.#made.length, automatic)
      if (made.opensTurn) this.#passing.clear()
      this.#playback.push(this.#scene(this.#lastEvents()), pause)
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
    this.#notify()
  }

  #maybePassScreen(): void {
    const viewing = passedOn(this.#viewing, this.match, this.people)
    if (viewing === this.#viewing) return
    if (viewing.next !== null && this.#isFlying()) return
    this.#viewing = viewing
    const isNew = this.#playback.shown.events !== NO_EVENTS
    this.#playback.set(this.#scene(isNew ? this.#lastEvents() : NO_EVENTS))
  }

  /** Whether what has just happened is still being shown; what waits for it is tried again afterwards. */
  #isFlying(): boolean {
    this.#callOffCurtain?.()
    this.#callOffCurtain = null
    if (this.#viewing.next !== null || this.#playback.shown.events.length === 0) return false
    const left = seenAfter[this.#tools.habits().motion] - this.#playback.stood
    if (left <= 0) return false
    this.#callOffCurtain = this.#tools.clock.after(left, () => this.#onShown())
    return true
  }

  #onShown(): void {
    this.#goOn()
    this.#notify()
  }

  #pause(): number {
    return botPause[this.#tools.habits().botSpeed]
  }

  #scene(events: readonly GameEvent[]): Scene {
    return {
      at: this.match.entries.length,
      view: this.match.viewFor(this.#viewing.viewer),
      events,
      asking: askingAt(this.match, this.#made),
    }
  }

  /** What the last choice caused, as whoever looks may know it. */
  #lastEvents(): readonly GameEvent[] {
    return this.match.eventsFor(this.#viewing.viewer).at(-1) ?? NO_EVENTS
  }

  #undoOffer(): UndoOffer | null {
    const seat = this.#viewing.viewer ?? this.#viewing.leaving
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

  #notify(): void {
    this.#state = this.#build()
    for (const listener of this.#listeners) listener()
  }

  #build(): TableState {
    const { at, view, events, asking } = this.#playback.shown
    const { behind } = this.#playback
    const { viewer, next } = this.#viewing
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
    if (this.#playback.behind > 0) return 'live'
    if (this.match.isOver) return 'over'
    return this.#viewing.next === null ? 'live' : 'curtain'
  }
}
