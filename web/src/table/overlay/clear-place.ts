/** Where something can be placed over the table without covering what can be touched. Pure. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Place {
  readonly left: number
  readonly top: number
  /** The number of obstacles that it covers. */
  readonly covers: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The place in the regions that covers the fewest obstacles and, of such places, the least text: at the right, left or
 * middle of a region, as low as possible. Earlier regions are preferred. Null if no region is large enough.
 */
export function clearPlace(
  { width, height }: Size,
  regions: readonly Box[],
  obstacles: readonly Box[],
  onlyRead: readonly Box[] = [],
): Place | null {
  let best: Place | null = null
  for (const region of regions) {
    if (region.right - region.left < width || region.bottom - region.top < height) continue
    const places = [region.right - width, region.left, (region.left + region.right - width) / 2].flatMap(
      (left) => {
        const isBeside = (box: Box) => box.left < left + width && box.right > left
        const [beside, readBeside] = [obstacles.filter(isBeside), onlyRead.filter(isBeside)]
        return bottomsIn(region, [...beside, ...readBeside]).map((bottom) => ({
          ...placed({ width, height }, left, bottom, beside),
          hides: placed({ width, height }, left, bottom, readBeside).covers,
        }))
      },
    )
    const [lowest] = places
      .filter(({ top }) => top >= region.top)
      .toSorted((one, other) => one.covers - other.covers || one.hides - other.hides || other.top - one.top)
    if (lowest !== undefined && (best === null || lowest.covers < best.covers)) {
      const { left, top, covers } = lowest
      best = { left, top, covers }
    }
    if (best?.covers === 0) return best
  }
  return best
}

/** Possible lower edges: at the bottom of the region, or just above an obstacle. */
function bottomsIn({ top, bottom }: Box, obstacles: readonly Box[]): number[] {
  return [bottom, ...obstacles.map((box) => box.top).filter((edge) => edge > top && edge < bottom)]
}

function placed({ width, height }: Size, left: number, bottom: number, obstacles: readonly Box[]): Place {
  const top = bottom - height
  const isCovered = (box: Box) =>
    box.top < bottom && box.bottom > top && box.left < left + width && box.right > left
  return { left, top, covers: obstacles.filter(isCovered).length }
}
