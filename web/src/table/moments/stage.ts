import type { Clock } from '@kantyna/host'
import type { KernelView, Viewer } from '@kantyna/kernel'
import { isAbout, type Moment } from '@kantyna/ui'

/** A moment that is to be shown to somebody. */
export interface StagedMoment {
  readonly moment: Moment
  /** The table after it, as they may know it. */
  readonly view: KernelView
  /** Whether it concerns them: then it stays until it is touched. */
  readonly stays: boolean
  /** It was seen before. */
  readonly isAgain?: true
}

/** What is on the stage for whoever looks. */
export interface StageState {
  readonly shown: StagedMoment | null
  /** Whether one that concerns them is shown or comes next: then a touch goes on, and does nothing else. */
  readonly isBlocking: boolean
  /** Whether somebody's whole turn is being played, or comes next: whoever looks is asked after it. */
  readonly isPlaying: boolean
  /** What has happened on the table that is shown and is not told to its end, the shown moment first. */
  readonly waiting: readonly Moment[]
}

/** Whether moments are drawn: also when the game is over, but then only those that the player has asked for. */
export function isStageOpen(phase: string, { isBlocking }: Pick<StageState, 'isBlocking'>): boolean {
  return phase === 'live' || (phase === 'over' && isBlocking)
}

export interface StageTools {
  readonly clock: Clock
  /** How long somebody else's moment takes to read, in milliseconds. 0: it is not shown. */
  readingTime(moment: Moment): number
  /** Whether it is somebody's whole turn, which is played for everybody. */
  isPlayed(moment: Moment): boolean
  onChange(): void
}

/**
 * Moments wait here until whom they concern has the screen and the board shows what led to them. One at a time is shown:
 * one that concerns whoever looks until it is touched, others for as long as they take to read.
 */
export class Stage {
  readonly #tools: StageTools
  readonly #queues = new Map<Viewer, StagedMoment[]>()
  #viewer: Viewer = null
  #shownTo = 0
  /** What runs out when its time is over. */
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

  /** Keeps moments for somebody; of those that do not concern them, only what takes time to read. */
  add(viewer: Viewer, moments: readonly Moment[], view: KernelView): void {
    const staged = moments.map((moment) => ({ moment, view, stays: isAbout(moment, viewer) }))
    this.#queues.set(viewer, [...this.#queueOf(viewer), ...staged])
    this.#keepTime()
  }

  /** Shows a moment again, before all others. */
  addFirst(viewer: Viewer, moment: Moment, view: KernelView): void {
    this.#queues.set(viewer, [{ moment, view, stays: true, isAgain: true }, ...this.#queueOf(viewer)])
    this.#keepTime()
  }

  /** Who looks at the screen, and up to which choice. */
  look(viewer: Viewer, shownTo: number): void {
    // What did not concern somebody is not shown to them later.
    if (viewer !== this.#viewer) this.#drop(this.#viewer, ({ stays }) => !stays)
    this.#viewer = viewer
    this.#shownTo = shownTo
    this.#keepTime()
  }

  /** The shown moment has been touched, or its time is over. */
  dismiss(): void {
    const [shown] = this.#due()
    if (shown === undefined) return
    this.#drop(this.#viewer, (staged) => staged === shown)
    this.#keepTime()
    this.#tools.onChange()
  }

  /** Leaves out what is shown and does not concern whoever looks. */
  skip(): void {
    this.#drop(this.#viewer, ({ moment, stays }) => !stays && moment.at <= this.#shownTo)
    this.#keepTime()
  }

  /** Something was taken back: nothing of what was before is shown any more. */
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

  /** Starts the time of what has come to be shown, and forgets that of what is gone. */
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
