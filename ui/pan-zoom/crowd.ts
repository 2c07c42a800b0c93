/**
 * Finds what a touch may mean on a drawing whose things are closer together than the smallest target. Pure geometry.
 */

export type TouchedBy = 'finger' | 'mouse'

/** Half the smallest target, in pixels. */
const REACH = { finger: 22, mouse: 12 } as const satisfies Record<TouchedBy, number>

/** A touchable thing at its place on the screen. */
export interface Target {
  readonly thing: string
  /** The thing that a touch on this one touches instead. If both are in reach, only that one counts. */
  readonly touchesInstead: string | null
  readonly isLit: boolean
  readonly isPicked: boolean
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** Whether the touch hit the thing itself. */
  readonly isHit: boolean
}

/**
 * The things that a touch may mean, the nearest first. If some things in reach are lit, only those and the thing that
 * was hit count. If one is already picked up, only that one counts. With a mouse and nothing lit, only the thing under
 * the pointer counts.
 */
export function touchTargets<T extends Target>(
  targets: readonly T[],
  x: number,
  y: number,
  by: TouchedBy,
): readonly T[] {
  const distanceTo = (target: T) => Math.hypot(target.x - x, target.y - y)
  const near = targets
    .filter((target) => target.isHit || distanceTo(target) <= REACH[by])
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))
  const [picked] = near.filter(({ isPicked }) => isPicked)
  if (picked !== undefined) return [picked]
  const isAnyLit = near.some(({ isLit }) => isLit)
  const isOnlyHit = by === 'mouse' && !isAnyLit && near.some(({ isHit }) => isHit)
  const candidates = near.filter(({ isLit, isHit }) => (isOnlyHit ? isHit : !isAnyLit || isLit || isHit))
  const things = candidates.map(({ thing }) => thing)
  return candidates.filter(
    ({ thing, touchesInstead }, index) =>
      things.indexOf(thing) === index && (touchesInstead === null || !things.includes(touchesInstead)),
  )
}
