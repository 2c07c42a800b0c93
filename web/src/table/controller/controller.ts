import {
  type Choice,
  type CommandError,
  forcedAnswer,
  type GameBundle,
  type GameEvent,
  type KernelView,
  type PresentedDecision,
  SETUP,
  type Seat,
  type Shortcut,
  type TableEntry,
  type TableLink,
  type TableSnapshot,
  type WaitingFor,
} from '@kantyna/kernel'
import { type AnswerPreview, type Moment, type NextAnswer, Store } from '@kantyna/ui'
import { motionOf } from '../../settings/settings.ts'
import { type LogTurn, logOf, seenTo } from '../log/log.ts'
import type { MomentTexts } from '../moments/moment-texts.ts'
import { TableMoments } from '../moments/table-moments.ts'
import { chosenAt } from '../undo/undo.ts'
import {
  peopleAt,
  type ShownUndoRequest,
  type UndoEnding,
  type UndoNews,
  undoEnding,
  waitsFor,
} from '../undo/undo-request.ts'
import { Choices } from './choices.ts'
import { stepOf } from './next-answer.ts'
import { Pacing } from './pacing.ts'
import { Playback } from './playback.ts'
import type { ControllerTools, ShownOffer, TableState } from './table-state.ts'
import {
  curtainFor,
  hasOffer,
  isExposed,
  needsCurtain,
  nextViewing,
  type Viewing,
  viewedBy,
  withoutViewer,
} from './viewing.ts'

interface Scene {
  readonly at: number
  readonly view: KernelView
  readonly waiting: readonly WaitingFor[]
  readonly events: readonly GameEvent[]
}

/** How long the last move stays on the screen before a curtain falls, in milliseconds. */
const seenAfter = { normal: 1300, fast: 800, off: 300 } as const
/** The pause between the choices of a shortcut, in milliseconds. */
const betweenShortcuts = { normal: 260, fast: 120, off: 0 } as const
const NO_EVENTS: readonly GameEvent[] = []

/**
 * Decides what this screen shows of a table, and to whom. It plays back choices at a pace that people can follow,
 * passes the screen from player to player, and gives forced answers. It knows only what the link tells.
 */
export class TableController {
  readonly bundle: GameBundle
  readonly link: TableLink
  readonly state: Store<TableState>
  readonly #tools: ControllerTools
  readonly #choices: Choices
  readonly #playback: Playback<Scene>
  readonly #moments: TableMoments
  readonly #pacing: Pacing
  /** How long a moment of another player stays. */
  #readingTime: (moment: Moment) => number = () => 0
  #isPlayed: (moment: Moment) => boolean = () => false
  #viewing: Viewing
  /** The table's state at the last change. */
  #heard: UndoNews
  #log: {
    readonly key: string
    readonly turns: readonly LogTurn[]
    readonly moments: readonly Moment[]
    readonly seenTo: number
  } | null = null
  /** Whether the end has been shown. Moments that are shown again do not change that. */
  #isOver = false
  /** Seats that do not want to pause when they could ask others for something. */
  readonly #unpaused = new Set<Seat>()
  /** The seat whose choice is being taken back; it gets the screen. */
  #takingBack: Seat | null = null
  #undoEnded: UndoEnding | null = null
  #cancelCurtain: (() => void) | null = null
  #unsubscribe: (() => void) | null = null

  constructor(bundle: GameBundle, link: TableLink, tools: ControllerTools) {
    this.bundle = bundle
    this.link = link
    this.#tools = tools
    const [only = null] = link.seats
    this.#viewing = viewedBy(link.seats.length === 1 ? only : null)
    this.#heard = this.#now()
    this.#pacing = new Pacing(() => tools.habits().pace)
    this.#choices = new Choices(link, {
      viewer: () => this.#viewing.viewer,
      pauseBetween: () => betweenShortcuts[motionOf(tools.habits())],
      onChosen: () => this.#onShown(),
    })
    this.#moments = new TableMoments(link, {
      clock: tools.clock,
      readingTime: (moment) => this.#readingTime(moment),
      isPlayed: (moment) => this.#isPlayed(moment),
      onChange: () => this.#onMomentOver(),
    })
    this.#playback = new Playback(this.#scene(NO_EVENTS), {
      clock: tools.clock,
      onShow: () => this.#onShown(),
      isHeld: ({ at }) => {
        this.#moments.setViewer(this.#viewing.viewer, at)
        return this.#moments.state.shown !== null
      },
    })
    this.state = new Store(this.#build())
  }

  open(): void {
    this.#unsubscribe ??= this.link.subscribe(() => this.#onChange())
    this.#onChange()
  }

  close(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = null
    this.#cancelCurtain?.()
    this.#playback.set(this.#scene(NO_EVENTS))
  }

  /** Called when the game's texts of moments have been fetched; `lengthOf` counts the letters of a moment. */
  openMoments(
    momentTexts: Pick<MomentTexts, 'newMomentsByViewer' | 'sceneTime' | 'isShownByQuestion'>,
    lengthOf: (moment: Moment) => number,
  ): void {
    this.#readingTime = (moment) => {
      const time = momentTexts.sceneTime?.(moment) ?? null
      return time === null ? this.#pacing.readingTime(lengthOf(moment)) : this.#pacing.playTime(time)
    }
    this.#isPlayed = (moment) => (momentTexts.sceneTime?.(moment) ?? null) !== null
    this.#moments.open(momentTexts)
    this.#moments.addNew(this.#viewing.viewer)
    this.#onShown()
  }

  /** Removes the shown moment after a touch. */
  dismissMoment(): void {
    this.#moments.dismiss()
  }

  /** Shows a moment again, until it is touched. */
  showMoment(moment: Moment): void {
    this.#moments.showAgain(this.#viewing.viewer, moment)
    this.#notify()
  }

  /**
   * Sends a choice of the viewer, and then the answers that the same touch also gives. Resolves to the reason if the
   * host refuses. A refused choice changes nothing.
   */
  choose(
    question: PresentedDecision,
    picks: Choice['picks'],
    next: NextAnswer = () => null,
  ): Promise<CommandError | null> {
    if (!this.#mayChoose()) return Promise.resolve(null)
    this.#moments.skip()
    return this.#choices.answer({ question, picks }, next)
  }

  /** Sends a standing move of the viewer. Resolves to the reason if the host refuses. */
  makeMove(move: PresentedDecision, picks: Choice['picks']): Promise<CommandError | null> {
    return this.#choices.makeMove(move, picks)
  }

  /** How the viewer's answer continues after these picks; null if the rules allow none with them. */
  answerSoFar(question: PresentedDecision, picks: readonly string[]): Promise<AnswerPreview | null> {
    return this.#choices.answerSoFar(question, picks)
  }

  /** Whether an answer could be taken back freely. */
  isFree(question: PresentedDecision, picks: readonly string[]): Promise<boolean> {
    return this.#choices.isFree(question, picks)
  }

  /** Sends the choices that a shortcut names. Resolves to the reason if the host refuses one. */
  takeShortcut({ next }: Shortcut): Promise<CommandError | null> {
    const first = this.#mayChoose() ? stepOf(this.#now().decisions, next) : null
    return first === null ? Promise.resolve(null) : this.#choices.answer(first, next)
  }

  /** Called when the next player has the screen: shows what that player may see. */
  liftCurtain(): void {
    const { next } = this.#viewing
    if (next === null) return
    this.#viewing = viewedBy(next, true)
    this.#playback.set(this.#scene(NO_EVENTS))
    this.#notify()
  }

  /** Draws a curtain while other players come to the screen, until the viewer has it again. */
  hideHands(): void {
    const { viewer } = this.#viewing
    if (viewer === null || !this.#isCurtainedFor(viewer)) return
    this.#viewing = curtainFor(viewer, viewer)
    this.#playback.set(this.#scene(NO_EVENTS))
    this.#notify()
  }

  /** Skips what has not been shown yet, but no moment that concerns the viewer. */
  skipToNow(): void {
    this.#moments.skip()
    while (this.#playback.behind > 0 && !this.#moments.state.isBlocking) {
      this.#playback.skipToNow()
      this.#moments.skip()
    }
    this.#onShown()
  }

  /** Starts or stops declining every offer to the viewer until the next turn. */
  async setPassing(isPassing: boolean): Promise<CommandError | null> {
    const { viewer } = this.#viewing
    if (viewer === null) return null
    const result = await this.link.send({ do: 'pass', seat: viewer, isPassing })
    return result.ok ? null : result.error
  }

  /** Sets whether the game pauses for the viewer where the viewer could first ask others for something. */
  setPausing(isPausing: boolean): void {
    const { viewer } = this.#viewing
    if (viewer === null) return
    if (isPausing) this.#unpaused.delete(viewer)
    else this.#unpaused.add(viewer)
    this.#onShown()
  }

  /**
   * Takes back the choice on the undo button, or asks the others to agree; `agreed`: the seats at this screen that have
   * agreed already. Resolves to the reason if the host refuses.
   */
  async undo(agreed: readonly Seat[] = []): Promise<CommandError | null> {
    const offer = this.#undoOffer()
    if (offer === null) return { code: 'not-that-undo' }
    const { seat, entry } = offer
    this.#takingBack = seat
    try {
      let result = await this.link.send({ do: 'undo', seat, entry, cursor: this.#now().cursor })
      for (const other of agreed) {
        if (!result.ok || result.value === 'done') break
        result = await this.link.send({ do: 'agree', seat: other, entry, isAgreed: true })
      }
      return result.ok ? null : result.error
    } finally {
      this.#takingBack = null
      this.#callAskedHere()
      this.#notify()
    }
  }

  /** Sends a player's answer to an undo request. Resolves to the reason if the host refuses. */
  async agreeToUndo(seat: Seat, entry: number, isAgreed: boolean): Promise<CommandError | null> {
    const result = await this.link.send({ do: 'agree', seat, entry, isAgreed })
    return result.ok ? null : result.error
  }

  /** Whether all people at the table share this screen. */
  isEverybodyHere(): boolean {
    return peopleAt(this.#now()).every((seat) => this.link.seats.includes(seat))
  }

  #mayChoose(): boolean {
    const isLive = this.state.get().phase === 'live' && this.link.connection === 'live'
    return isLive && this.#playback.behind === 0 && !this.#choices.isSending
  }

  #onChange(): void {
    const { cursor, takebacks, undoAsked, presence } = this.#now()
    const before = this.#heard
    const { cursor: heardTo, takebacks: heardOf } = before
    this.#heard = { cursor, takebacks, undoAsked, presence }
    this.#noteRequest(before)
    if (takebacks !== heardOf || cursor < heardTo)
      this.#restart(this.#takingBack ?? before.undoAsked?.seat ?? null)
    else if (cursor > heardTo) {
      this.#coverSecrets()
      this.#moments.addNew(this.#viewing.viewer)
      this.#play(this.link.since(this.#viewing.viewer, heardTo))
    }
    this.#goOn()
    this.#notify()
  }

  /** Notes that an undo request has begun or ended. */
  #noteRequest(before: UndoNews): void {
    if (this.#takingBack !== null) return
    this.#undoEnded = undoEnding(before, this.#heard) ?? this.#undoEnded
    if (this.#heard.undoAsked?.entry !== before.undoAsked?.entry) this.#callAskedHere()
  }

  /** Hides the hands when other players come to the screen to be asked. */
  #callAskedHere(): void {
    const askedHere = this.#undoRequest()?.askedHere ?? []
    if (askedHere.some((seat) => seat !== this.#viewing.viewer)) this.hideHands()
  }

  /** Covers a secret that the viewer has just received while the others are looking. */
  #coverSecrets(): void {
    if (this.link.seats.length < 2 || !isExposed(this.#viewing, this.link, this.bundle.game)) return
    this.#viewing = withoutViewer(this.#viewing)
    // The viewer's moments do not hold up the playback any more.
    this.#playback.resume()
  }

  /** After a take-back: shows the current table. */
  #restart(seat: Seat | null): void {
    this.#isOver = false
    this.#moments.restart()
    if (seat !== null && this.link.seats.includes(seat)) this.#giveScreenTo(seat)
    this.#playback.set(this.#scene(NO_EVENTS))
  }

  /**
   * Gives the screen to a seat. At a curtain the page does not know who is looking, so the curtain stays until the
   * hand's owner lifts it.
   */
  #giveScreenTo(seat: Seat): void {
    const { viewer, isPrivate } = this.#viewing
    if (seat === viewer) this.#viewing = viewedBy(seat, isPrivate)
    else this.#viewing = this.#isCurtainedFor(seat) ? curtainFor(seat, null) : viewedBy(seat)
  }

  #play(entries: readonly TableEntry[]): void {
    const ownPause = this.#choices.pause
    const isOurs = entries.every((entry) => this.#isOurs(entry))
    const beginsTurn = isOurs || entries.some(({ choice }) => choice?.opensTurn === true)
    this.#playback.push(this.#scene(entries.flatMap(({ events }) => events)), () => {
      if (beginsTurn) this.#pacing.beginTurn()
      // A player who chooses at this screen has seen what was there before.
      return isOurs ? ownPause : this.#pacing.pause()
    })
  }

  #isOurs({ choice }: TableEntry): boolean {
    return choice !== null && choice.how === 'hand' && this.link.seats.includes(choice.seat)
  }

  #goOn(): void {
    if (this.#unsubscribe === null) return
    const { isBlocking } = this.#moments.state
    this.link.reportShown(this.#seenTo())
    this.#maybeAnswer()
    if (this.#playback.behind > 0) return
    if (!isBlocking || isExposed(this.#viewing, this.link, this.bundle.game)) this.#maybePassScreen()
  }

  /** How far the game counts as seen. Bots do not wait for a moment to be read, except if an offer comes after it. */
  #seenTo(): number {
    const { shown, isBlocking } = this.#moments.state
    const { at } = this.#playback.shown
    if (shown === null || !isBlocking) return at
    const isOffered = this.link.seats.some((seat) => hasOffer(this.link, seat))
    return isOffered ? Math.min(at, shown.moment.at) : this.#heard.cursor
  }

  /** Gives the forced answer of a player at this screen. */
  #maybeAnswer(): void {
    if (this.#choices.isSending) return
    const { autoPlay } = this.#tools.habits()
    const { turnKinds } = this.bundle.game
    const seats = this.#now().waiting.map(({ seat }) => seat)
    const [answer] = seats
      .filter((seat) => this.link.seats.includes(seat) && this.#mayAnswerFor(seat))
      .flatMap((seat) => this.link.snapshot(seat).decisions)
      .filter(({ isPause }) => autoPlay || isPause === true)
      .flatMap(
        (decision) =>
          forcedAnswer(decision, turnKinds, this.#unpaused.has(decision.seat) ? 'pauses' : 'no pauses') ?? [],
      )
    if (answer === undefined) return
    this.#choices.answerForced(answer).catch(console.error)
  }

  /**
   * Whether the screen may answer for a seat. If a seat's curtain were left out, the others would learn that its answer
   * is forced.
   */
  #mayAnswerFor(seat: Seat): boolean {
    return seat === this.#viewing.viewer || !this.#isCurtainedFor(seat)
  }

  /** Whether the others at this screen must look away when the seat has it. */
  #isCurtainedFor(seat: Seat): boolean {
    return this.link.seats.length > 1 && needsCurtain(this.bundle.game, this.link, seat)
  }

  #maybePassScreen(): void {
    const viewing = nextViewing(this.#viewing, this.link, this.bundle.game)
    if (viewing === this.#viewing) return
    if (viewing.next !== null && this.#isBeingShown()) {
      // While the last move is shown, hide what the others may not see.
      if (isExposed(this.#viewing, this.link, this.bundle.game)) this.#show(withoutViewer(this.#viewing))
      return
    }
    this.#show(viewing)
  }

  /** Shows the same scene to another viewer. */
  #show(viewing: Viewing): void {
    this.#viewing = viewing
    const isNew = this.#playback.shown.events !== NO_EVENTS
    this.#playback.set(this.#scene(isNew ? this.#lastEvents() : NO_EVENTS))
  }

  /** Whether the last move is still being shown. If so, tries again afterwards. */
  #isBeingShown(): boolean {
    this.#cancelCurtain?.()
    this.#cancelCurtain = null
    if (this.#viewing.next !== null || this.#playback.shown.events.length === 0) return false
    const left = seenAfter[motionOf(this.#tools.habits())] - this.#playback.shownFor
    if (left <= 0) return false
    this.#cancelCurtain = this.#tools.clock.after(left, () => this.#onShown())
    return true
  }

  #onMomentOver(): void {
    if (this.#moments.state.shown === null) this.#playback.resume()
    this.#onShown()
  }

  #onShown(): void {
    this.#moments.setViewer(this.#viewing.viewer, this.#playback.shown.at)
    this.#goOn()
    this.#notify()
  }

  #scene(events: readonly GameEvent[]): Scene {
    const { cursor, view, waiting } = this.#now()
    return { at: cursor, view, waiting, events }
  }

  /** The current table as the viewer may know it. */
  #now(): TableSnapshot {
    return this.link.snapshot(this.#viewing.viewer)
  }

  /** The events of the last choice, as the viewer may know them. */
  #lastEvents(): readonly GameEvent[] {
    return this.link.since(this.#viewing.viewer, this.#now().cursor - 1).at(-1)?.events ?? NO_EVENTS
  }

  #undoOffer(): ShownOffer | null {
    const { viewer, previous } = this.#viewing
    const seat = viewer ?? previous
    const offer = seat === null ? null : this.link.snapshot(seat).undo
    if (offer === null) return null
    return { ...offer, ...chosenAt(this.link, viewer, offer) }
  }

  /** The open undo request; null if there is none, or the people at this screen settle it in the undo dialog. */
  #undoRequest(): ShownUndoRequest | null {
    const { undoAsked, presence, cursor } = this.#now()
    if (undoAsked === null || this.#takingBack !== null) return null
    const { seat, entry } = undoAsked
    const waiting = waitsFor({ undoAsked, presence })
    return {
      seat,
      entry,
      ...chosenAt(this.link, this.#viewing.viewer, undoAsked),
      later: cursor - entry - 1,
      waitsFor: waiting,
      askedHere: waiting.filter((each) => this.link.seats.includes(each)),
    }
  }

  #notify(): void {
    this.#moments.setViewer(this.#viewing.viewer, this.#playback.shown.at)
    const state = this.#build()
    this.#isOver = state.phase === 'over'
    this.state.set(state)
  }

  #build(): TableState {
    const { at, view, events, waiting } = this.#playback.shown
    const { behind } = this.#playback
    const { viewer, next } = this.#viewing
    const { decisions, moves, isPassing, isBroken, isPaused, outcome, ended } = this.#now()
    const isStopped = isBroken || isPaused || outcome !== null || ended !== null
    const stage = this.#moments.state
    const { connection } = this.link
    const isLive = connection === 'live' && behind === 0 && !stage.isPlaying && !isStopped
    const { turns, moments, seenTo: seen } = this.#logTo(at)
    return {
      phase: this.#phase(),
      viewer,
      view,
      decisions: isLive && viewer !== null ? decisions : [],
      moves: isLive && viewer !== null ? moves : [],
      waiting,
      events,
      at,
      behind,
      log: turns,
      seenTo: seen,
      undo: this.#undoOffer(),
      connection,
      presence: this.#now().presence,
      undoAsked: this.#undoRequest(),
      undoEnded: this.#undoEnded,
      next,
      isPassing,
      isPausing: viewer === null || !this.#unpaused.has(viewer),
      stage,
      moments,
    }
  }

  /** The log is grouped again only if there is more of it, or another viewer. */
  #logTo(at: number) {
    const { viewer } = this.#viewing
    const all = this.#moments.all(viewer)
    const key = `${viewer} ${at} ${this.#now().takebacks} ${all.length}`
    if (this.#log?.key === key) return this.#log
    const entries = this.link.since(viewer, SETUP).filter(({ index }) => index < at)
    const moments = all.filter((moment) => moment.at <= at)
    this.#log = {
      key,
      turns: logOf(entries, this.#now().view.automas),
      moments,
      seenTo: seenTo(entries, viewer),
    }
    return this.#log
  }

  #phase(): TableState['phase'] {
    const { isBroken, outcome } = this.#now()
    if (isBroken) return 'broken'
    if (this.#isOver) return 'over'
    if (this.#playback.behind > 0 || this.#moments.state.isBlocking) return 'live'
    if (outcome !== null) return 'over'
    return this.#viewing.next === null ? 'live' : 'curtain'
  }
}
