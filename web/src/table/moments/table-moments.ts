import type { TableLink, Viewer } from '@kantyna/kernel'
import { type GameMoments, isAbout, type Moment } from '@kantyna/ui'
import { LapsedOffers } from './lapsed-offers.ts'
import type { MomentTexts } from './moment-texts.ts'
import type { MomentsByViewer } from './moments-by-viewer.ts'
import { Stage, type StageState, type StageTools } from './stage.ts'

const NONE: readonly Moment[] = []

/** Finds the moments of a game in progress, and puts each of them on the stage of the viewers whom it concerns. */
export class TableMoments {
  readonly #link: TableLink
  readonly #stage: Stage
  readonly #offers: LapsedOffers
  #byViewer: MomentsByViewer | null = null
  #isShownByQuestion: GameMoments['isShownByQuestion']
  /** Offers that lapsed while the table was open. They are not in the record. */
  #lapsed: readonly Moment[] = NONE
  /** Lapsed offers that have not been put on the stage yet. */
  #unshownOffers: readonly Moment[] = NONE
  /**
   * The number of choices whose moments have been handled: put on the stage, or skipped because they are older than the
   * opening of the table or the last take-back.
   */
  #stagedUpTo: number

  constructor(link: TableLink, tools: StageTools) {
    this.#link = link
    this.#stage = new Stage(tools)
    this.#offers = new LapsedOffers(link)
    this.#stagedUpTo = link.snapshot(null).cursor
  }

  /** Called when the game's roles of events have been fetched. */
  open({
    newMomentsByViewer,
    isShownByQuestion,
  }: Pick<MomentTexts, 'newMomentsByViewer' | 'isShownByQuestion'>): void {
    this.#byViewer ??= newMomentsByViewer(this.#link)
    this.#isShownByQuestion = isShownByQuestion
  }

  get state(): StageState {
    return this.#stage.state
  }

  /** All moments that a viewer may know, for the log. Offers are public, also lapsed ones. */
  all(viewer: Viewer): readonly Moment[] {
    const ofGame = this.#ofGame(viewer)
    return this.#lapsed.length === 0 ? ofGame : [...ofGame, ...this.#lapsed]
  }

  #ofGame(viewer: Viewer): readonly Moment[] {
    return this.#byViewer?.all(viewer) ?? NONE
  }

  /**
   * Puts new moments on the stage after a change. The viewer gets all of them. Each other seat at this screen gets
   * those that concern it.
   */
  addNew(viewer: Viewer): void {
    const lapsed = this.#link.seats.flatMap((seat) => this.#offers.find(seat))
    if (lapsed.length > 0) {
      this.#lapsed = [...this.#lapsed, ...lapsed]
      this.#unshownOffers = [...this.#unshownOffers, ...lapsed]
    }
    // A moment that cannot be drawn yet would block the table without being visible.
    if (this.#byViewer === null) return
    for (const moment of this.#unshownOffers)
      for (const seat of moment.seats) this.#stage.add(seat, [moment], this.#link.snapshot(seat).view)
    this.#unshownOffers = NONE
    for (const each of new Set([viewer, ...this.#link.seats])) {
      const { view } = this.#link.snapshot(each)
      const fresh = this.#ofGame(each)
        .filter((moment) => moment.at > this.#stagedUpTo)
        .filter((moment) =>
          isAbout(moment, each) ? this.#isShownByQuestion?.(moment, view) !== true : each === viewer,
        )
      if (fresh.length > 0) this.#stage.add(each, fresh, view)
    }
    this.#stagedUpTo = this.#link.snapshot(null).cursor
  }

  /** Sets who is looking at the screen, and up to which choice. */
  setViewer(viewer: Viewer, shownTo: number): void {
    this.#stage.setViewer(viewer, shownTo)
  }

  /** Shows a moment again. */
  showAgain(viewer: Viewer, moment: Moment): void {
    this.#stage.addFirst(viewer, moment, this.#link.snapshot(viewer).view)
  }

  dismiss(): void {
    this.#stage.dismiss()
  }

  skip(): void {
    this.#stage.skip()
  }

  /** Forgets the moments of choices that were taken back. */
  restart(): void {
    const { cursor } = this.#link.snapshot(null)
    this.#stagedUpTo = cursor
    this.#lapsed = this.#lapsed.filter((moment) => moment.at <= cursor)
    this.#unshownOffers = NONE
    this.#offers.restart()
    this.#byViewer?.forget()
    this.#stage.clear()
  }
}
