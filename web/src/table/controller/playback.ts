import type { Clock } from '../../kit/clock.ts'

/** Shows what has happened at a pace that people can follow: scenes are queued, and can be skipped. */

interface Waiting<S> {
  readonly scene: S
  /** How long the scene before is to stand. */
  readonly pause: number
}

export class Playback<S> {
  readonly #clock: Clock
  readonly #onShow: () => void
  #shown: S
  #since: number
  #waiting: Waiting<S>[] = []
  #callOff: (() => void) | null = null

  constructor(first: S, clock: Clock, onShow: () => void) {
    this.#clock = clock
    this.#onShow = onShow
    this.#shown = first
    this.#since = clock.now()
  }

  get shown(): S {
    return this.#shown
  }

  /** How many scenes are still to come. */
  get behind(): number {
    return this.#waiting.length
  }

  /** How long the shown scene has stood. */
  get stood(): number {
    return this.#clock.now() - this.#since
  }

  /** Shows a scene when the one before has stood for `pause`; at once where that is over already. */
  push(scene: S, pause: number): void {
    this.#waiting.push({ scene, pause })
    if (this.#waiting.length === 1) this.#next()
  }

  /** Puts a scene in the place of whatever is shown or waits. */
  set(scene: S): void {
    this.#clear()
    this.#show(scene)
  }

  skipToNow(): void {
    const last = this.#waiting.at(-1)
    if (last === undefined) return
    this.#clear()
    this.#show(last.scene)
    this.#onShow()
  }

  #next(): void {
    const next = this.#waiting[0]
    if (next === undefined) return
    const left = this.#since + next.pause - this.#clock.now()
    if (left > 0) {
      this.#callOff = this.#clock.after(left, () => this.#advance())
      return
    }
    this.#waiting.shift()
    this.#show(next.scene)
    this.#next()
  }

  #advance(): void {
    this.#callOff = null
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#show(next.scene)
    this.#next()
    this.#onShow()
  }

  #show(scene: S): void {
    this.#shown = scene
    this.#since = this.#clock.now()
  }

  #clear(): void {
    this.#callOff?.()
    this.#callOff = null
    this.#waiting = []
  }
}
