import type { Clock } from '@kantyna/host'

/** Shows what has happened at a pace that people can follow: scenes are queued, can be held up, and can be skipped. */

interface Waiting<S> {
  readonly scene: S
  /** How long the previous scene stays; called when that scene is shown. */
  readonly pause: () => number
}

interface PlaybackTools<S> {
  readonly clock: Clock
  /** Called when a queued scene is shown. */
  onShow(): void
  /** Whether the scene stays until something else has been seen. `resume` checks again. */
  isHeld?(scene: S): boolean
}

export class Playback<S> {
  readonly #tools: PlaybackTools<S>
  #shown: S
  #since: number
  #waiting: Waiting<S>[] = []
  #cancel: (() => void) | null = null

  constructor(first: S, tools: PlaybackTools<S>) {
    this.#tools = tools
    this.#shown = first
    this.#since = tools.clock.now()
  }

  get shown(): S {
    return this.#shown
  }

  /** How many scenes are still queued. */
  get behind(): number {
    return this.#waiting.length
  }

  /** How long the current scene has been shown. */
  get shownFor(): number {
    return this.#tools.clock.now() - this.#since
  }

  /** Shows a scene when the previous one has been shown for `pause`; at once if that time is over. */
  push(scene: S, pause: () => number): void {
    this.#waiting.push({ scene, pause })
    if (this.#waiting.length === 1) this.#next()
  }

  /** Replaces whatever is shown or queued by a scene. */
  set(scene: S): void {
    this.#stop()
    this.#waiting = []
    this.#show(scene)
  }

  /** Continues after a scene was held up: the next one comes after its pause. */
  resume(): void {
    if (this.#cancel !== null || this.#waiting.length === 0) return
    this.#since = this.#tools.clock.now()
    this.#next()
  }

  /** Drops queued scenes, up to now or to a scene that is held up. */
  skipToNow(): void {
    if (this.#waiting.length === 0) return
    this.#stop()
    while (this.#waiting.length > 0 && !this.#isHeld()) this.#advance()
    this.#tools.onShow()
  }

  #next(): void {
    for (;;) {
      const next = this.#waiting[0]
      if (next === undefined || this.#isHeld()) return
      const left = this.#since + next.pause() - this.#tools.clock.now()
      if (left > 0) {
        this.#cancel = this.#tools.clock.after(left, () => {
          this.#cancel = null
          if (this.#isHeld()) return
          this.#advance()
          this.#next()
          this.#tools.onShow()
        })
        return
      }
      this.#advance()
    }
  }

  #isHeld(): boolean {
    return this.#tools.isHeld?.(this.#shown) === true
  }

  #advance(): void {
    const next = this.#waiting.shift()
    if (next !== undefined) this.#show(next.scene)
  }

  #show(scene: S): void {
    this.#shown = scene
    this.#since = this.#tools.clock.now()
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
