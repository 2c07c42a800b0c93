/** What a touch may mean on a drawing whose things lie closer together than the smallest target. Pure geometry. */

export type TouchedBy = 'finger' | 'mouse'

/** Half the smallest target, in pixels. */
const REACH = { finger: 22, mouse: 12 } as const satisfies Record<TouchedBy, number>

/** A thing that can be touched, as it lies on the screen. */
export interface Target {
  readonly thing: string
  /** The thing that it stands for, where another lies under it. */
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
 * What a touch may mean, the nearest first: everything in reach. Where something there is lit, only that and what was
 * hit itself; where one of it is already picked up, that alone. A mouse that reads means what it points at.
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
  const meant = near.filter(({ isLit, isHit }) => (isRead ? isHit : !isWanted || isLit || isHit))
  const things = meant.map(({ thing }) => thing)
  return meant.filter(
    ({ thing, standsFor }, index) =>
      things.indexOf(thing) === index && (standsFor === null || !things.includes(standsFor)),
  )
}
