/** Where something can lie over the table without covering what can be touched. Pure. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Place {
  readonly left: number
  readonly top: number
  /** How many of the obstacles it covers. */
  readonly covers: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The place in the regions that covers the fewest obstacles: at the right, left or middle of a region, as low as
 * possible. Earlier regions are preferred. Null where no region is large enough.
 */
export function clearPlace(
  { width, height }: Size,
  regions: readonly Box[],
  obstacles: readonly Box[],
): Place | null {
  let best: Place | null = null
  for (const region of regions) {
    if (region.right - region.left < width || region.bottom - region.top < height) continue
    const places = [region.right - width, region.left, (region.left + region.right - width) / 2].flatMap(
      (left) => {
        const beside = obstacles.filter((box) => box.left < left + width && box.right > left)
        return bottomsIn(region, beside).map((bottom) => placed({ width, height }, left, bottom, beside))
      },
    )
    const [lowest] = places
      .filter(({ top }) => top >= region.top)
      .toSorted((one, other) => one.covers - other.covers || other.top - one.top)
    if (lowest !== undefined && (best === null || lowest.covers < best.covers)) best = lowest
    if (best?.covers === 0) return best
  }
  return best
}

/** Where the lower edge may be: at the bottom of the region, just above an obstacle. */
function bottomsIn({ top, bottom }: Box, obstacles: readonly Box[]): number[] {
  return [bottom, ...obstacles.map((box) => box.top).filter((edge) => edge > top && edge < bottom)]
}

function placed({ width, height }: Size, left: number, bottom: number, obstacles: readonly Box[]): Place {
  const top = bottom - height
  const isCovered = (box: Box) =>
    box.top < bottom && box.bottom > top && box.left < left + width && box.right > left
  return { left, top, covers: obstacles.filter(isCovered).length }
}
