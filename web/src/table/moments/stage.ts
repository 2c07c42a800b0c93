import type { Clock } from '@kantyna/host'
import type { KernelView, Viewer } from '@kantyna/kernel'
import { isAbout, type Moment } from '@kantyna/ui'

/** A moment that waits for a viewer. */
export interface StagedMoment {
  readonly moment: Moment
  /** The viewer's view after the moment. */
  readonly view: KernelView
  /** Whether it concerns the viewer: then it stays until it is touched. */
  readonly stays: boolean
  /** Whether the viewer has seen it before. */
  readonly isAgain?: true
}

/** What the current viewer sees on the stage. */
export interface StageState {
  readonly shown: StagedMoment | null
  /** Whether a moment that concerns the viewer is shown or waits: then a touch only dismisses the shown one. */
  readonly isBlocking: boolean
  /** Whether the scene of a whole turn plays or waits: questions appear after it. */
  readonly isPlaying: boolean
  /** Moments of the shown table that the viewer has not seen to the end, the shown one first. */
  readonly waiting: readonly Moment[]
}

/** Whether moments are drawn: also when the game is over, but then only those that the player has asked for. */
export function isStageOpen(phase: string, { isBlocking }: Pick<StageState, 'isBlocking'>): boolean {
  return phase === 'live' || (phase === 'over' && isBlocking)
}

export interface StageTools {
  readonly clock: Clock
  /** How long to show a moment that does not concern the viewer, in milliseconds. 0: it is not shown. */
  readingTime(moment: Moment): number
  /** Whether it is a whole turn, whose scene is played for every viewer. */
  isPlayed(moment: Moment): boolean
  onChange(): void
}

/**
 * The queue of moments for each viewer. A moment waits until its viewer has the screen and the board shows what led to
 * it. One moment is shown at a time: until it is touched if it concerns the viewer, else as long as it takes to read.
 */
export class Stage {
  readonly #tools: StageTools
  readonly #queues = new Map<Viewer, StagedMoment[]>()
  #viewer: Viewer = null
  #shownTo = 0
  /** The shown moment that disappears after its time. */
  #timed: { readonly moment: Moment; cancel(): void } | null = null

  constructor(tools: StageTools) {
    this.#tools = tools
  }

  get state(): StageState {
    const due = this.#due()
    return {
      shown: due[0] ?? null,
      isBlocking: due.some(({ stays }) => stays),
      isPlaying: due.some(({ moment, stays }) => !stays && this.#tools.isPlayed(moment)),
      waiting: due.filter(({ isAgain }) => isAgain !== true).map(({ moment }) => moment),
    }
  }

  /** Adds moments for a viewer. */
  add(viewer: Viewer, moments: readonly Moment[], view: KernelView): void {
    const staged = moments.map((moment) => ({ moment, view, stays: isAbout(moment, viewer) }))
    this.#queues.set(viewer, [...this.#queueOf(viewer), ...staged])
    this.#keepTime()
  }

  /** Shows a moment again, before all others that wait. */
  addFirst(viewer: Viewer, moment: Moment, view: KernelView): void {
    this.#queues.set(viewer, [{ moment, view, stays: true, isAgain: true }, ...this.#queueOf(viewer)])
    this.#keepTime()
  }

  /** Sets who is looking at the screen, and up to which choice. */
  setViewer(viewer: Viewer, shownTo: number): void {
    // Moments that do not concern the previous viewer are not kept for later.
    if (viewer !== this.#viewer) this.#drop(this.#viewer, ({ stays }) => !stays)
    this.#viewer = viewer
    this.#shownTo = shownTo
    this.#keepTime()
  }

  /** Removes the shown moment: it was touched, or its time is over. */
  dismiss(): void {
    const [shown] = this.#due()
    if (shown === undefined) return
    this.#drop(this.#viewer, (staged) => staged === shown)
    this.#keepTime()
    this.#tools.onChange()
  }

  /** Drops due moments that do not concern the viewer. */
  skip(): void {
    this.#drop(this.#viewer, ({ moment, stays }) => !stays && moment.at <= this.#shownTo)
    this.#keepTime()
  }

  /** Drops everything after a take-back. */
  clear(): void {
    this.#queues.clear()
    this.#keepTime()
  }

  #queueOf(viewer: Viewer): readonly StagedMoment[] {
    return this.#queues.get(viewer) ?? []
  }

  #due(): readonly StagedMoment[] {
    return this.#queueOf(this.#viewer).filter(({ moment }) => moment.at <= this.#shownTo)
  }

  #drop(viewer: Viewer, which: (staged: StagedMoment) => boolean): void {
    this.#queues.set(
      viewer,
      this.#queueOf(viewer).filter((staged) => !which(staged)),
    )
  }

  /** Starts the timer of a newly shown moment, and cancels that of a moment that is gone. */
  #keepTime(): void {
    for (;;) {
      const [shown] = this.#due()
      const timed = shown === undefined || shown.stays ? null : shown.moment
      if (timed === (this.#timed?.moment ?? null)) return
      this.#timed?.cancel()
      this.#timed = null
      if (timed === null) return
      const time = this.#tools.readingTime(timed)
      if (time > 0) {
        this.#timed = { moment: timed, cancel: this.#tools.clock.after(time, () => this.dismiss()) }
        return
      }
      this.#drop(this.#viewer, ({ moment }) => moment === timed)
    }
  }
}
