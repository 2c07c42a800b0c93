/** What a finger may mean on a drawing whose things lie closer together than a fingertip is wide. Pure geometry. */

/** Half the width of a fingertip, in pixels. */
const FINGERTIP = 22

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
 * What a touch may mean, the nearest first: everything under the fingertip. Where something there is lit, only that and
 * what was hit itself; where one of it is already picked up, that alone.
 */
export function meantBy<T extends Target>(targets: readonly T[], x: number, y: number): readonly T[] {
  const far = (target: T) => Math.hypot(target.x - x, target.y - y)
  const near = targets
    .filter((target) => target.isHit || far(target) <= FINGERTIP)
    .toSorted((one, other) => far(one) - far(other))
  const [picked] = near.filter(({ isPicked }) => isPicked)
  if (picked !== undefined) return [picked]
  const isWanted = near.some(({ isLit }) => isLit)
  const meant = near.filter(({ isLit, isHit }) => !isWanted || isLit || isHit)
  const things = meant.map(({ thing }) => thing)
  return meant.filter(
    ({ thing, standsFor }, index) =>
      things.indexOf(thing) === index && (standsFor === null || !things.includes(standsFor)),
  )
}
