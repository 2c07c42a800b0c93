import type { Point } from './geometry.ts'

/** The movement of the fingers since the last report. */
export interface Movement {
  readonly pan: Point
  /** The factor by which two fingers have moved apart, around the point between them. */
  readonly zoom: { readonly factor: number; readonly around: Point } | null
}

/** A finger that moves less than this still taps; a mouse is steadier. */
const steadiness = { mouse: 4, pen: 6, touch: 10 } as const

export type PointerKind = keyof typeof steadiness

interface Finger {
  readonly kind: PointerKind
  readonly began: Point
  at: Point
}

/**
 * Distinguishes taps, drags and pinches. Once a press becomes a drag, or a second finger joins it, it is not a tap any
 * more.
 */
export class Gestures {
  readonly #fingers = new Map<number, Finger>()
  #isMoving = false

  /** Whether the press moves the content: then nothing under it is tapped. */
  get isMoving(): boolean {
    return this.#isMoving
  }

  get fingers(): readonly number[] {
    return [...this.#fingers.keys()]
  }

  down(id: number, kind: PointerKind, at: Point): void {
    if (this.#fingers.size === 0) this.#isMoving = false
    // A third finger moves nothing, but the gesture lasts until it is lifted.
    this.#fingers.set(id, { kind, began: at, at })
    if (this.#fingers.size > 1) this.#isMoving = true
  }

  move(id: number, at: Point): Movement | null {
    const finger = this.#fingers.get(id)
    if (finger === undefined) return null
    if (!this.#isMoving) {
      if (distance(finger.began, at) < steadiness[finger.kind]) return null
      this.#isMoving = true
      // The drag includes the movement before it was recognised.
      finger.at = finger.began
    }
    const [first, second] = this.#fingers.values()
    if (first === undefined || (finger !== first && finger !== second)) return null
    if (second === undefined) {
      const pan = difference(at, finger.at)
      finger.at = at
      return { pan, zoom: null }
    }
    const before = { middle: between(first.at, second.at), apart: distance(first.at, second.at) }
    finger.at = at
    const around = between(first.at, second.at)
    const factor = before.apart === 0 ? 1 : distance(first.at, second.at) / before.apart
    return { pan: difference(around, before.middle), zoom: { factor, around } }
  }

  up(id: number): void {
    this.#fingers.delete(id)
  }

  /** Whether a click belongs to a press that was not a tap. A click from the keyboard never belongs to one. */
  swallows(click: { readonly detail: number }): boolean {
    return this.#isMoving && click.detail > 0
  }
}

/** Two taps close together in place and time. */
export class DoubleTap {
  #last: { readonly at: Point; readonly time: number } | null = null

  isSecond(at: Point, time: number): boolean {
    const last = this.#last
    const isSecond = last !== null && time - last.time < 320 && distance(last.at, at) < 28
    this.#last = isSecond ? null : { at, time }
    return isSecond
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function difference(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y }
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
