/** What a touch may mean on a drawing whose things are closer together than the smallest target. Pure geometry. */

export type TouchedBy = 'finger' | 'mouse'

/** Half the smallest target, in pixels. */
const REACH = { finger: 22, mouse: 12 } as const satisfies Record<TouchedBy, number>

/** A touchable thing at its place on the screen. */
export interface Target {
  readonly thing: string
  /** The thing to touch instead, if another lies under it. */
  readonly standsFor: string | null
  readonly isLit: boolean
  readonly isPicked: boolean
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** Whether the touch hit the thing itself. */
  readonly isHit: boolean
}

/**
 * What a touch may mean, the nearest first: everything in reach. If something there is lit, only the lit things and the
 * thing that was hit; if one of them is already picked up, only that. With a mouse, the thing that it points at.
 */
export function meantBy<T extends Target>(
  targets: readonly T[],
  x: number,
  y: number,
  by: TouchedBy,
): readonly T[] {
  const far = (target: T) => Math.hypot(target.x - x, target.y - y)
  const near = targets
    .filter((target) => target.isHit || far(target) <= REACH[by])
    .toSorted((one, other) => far(one) - far(other))
  const [picked] = near.filter(({ isPicked }) => isPicked)
  if (picked !== undefined) return [picked]
  const isWanted = near.some(({ isLit }) => isLit)
  const isRead = by === 'mouse' && !isWanted && near.some(({ isHit }) => isHit)
  const candidates = near.filter(({ isLit, isHit }) => (isRead ? isHit : !isWanted || isLit || isHit))
  const things = candidates.map(({ thing }) => thing)
  return candidates.filter(
    ({ thing, standsFor }, index) =>
      things.indexOf(thing) === index && (standsFor === null || !things.includes(standsFor)),
  )
}
