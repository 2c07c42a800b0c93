import type { Box } from '../content/index.ts'

/**
 * Lists of things by number, in which further boxes begin at a number of their own: so the numbers of a box do not depend
 * on which others are there, nor on the order in which boxes are opened. Such a list has holes between boxes: `map`,
 * `filter`, `flatMap` and `some` pass them over; `numbersIn` and `numberWhere` stand in for what does not.
 */

/** The things of the base game, then those of each box, with this many numbers to a block. */
export function numbered<Thing>(
  base: readonly Thing[],
  boxes: readonly Box[],
  perBlock: number,
  ofBox: (box: Box) => readonly Thing[] | undefined,
): readonly Thing[] {
  const starts = startsOf(base.length, boxes, perBlock, (box) => ofBox(box)?.length ?? 0)
  const length = boxes.reduce((most, box, index) => {
    const count = ofBox(box)?.length ?? 0
    return count === 0 ? most : Math.max(most, (starts[index] ?? 0) + count)
  }, base.length)
  if (length === base.length) return base
  // Made at its full length, which keeps it quick to read in spite of its holes.
  const all = new Array<Thing>(length)
  for (const [number, thing] of base.entries()) all[number] = thing
  for (const [index, box] of boxes.entries())
    for (const [offset, thing] of (ofBox(box) ?? []).entries()) all[(starts[index] ?? 0) + offset] = thing
  return all
}

/** By box: its first number. Boxes of one block come one after the other. */
function startsOf(
  base: number,
  boxes: readonly Box[],
  perBlock: number,
  countOf: (box: Box) => number,
): number[] {
  const next = new Map([[0, base]])
  return boxes.map((box) => {
    const { block = 0 } = box
    const start = next.get(block) ?? block * perBlock
    next.set(block, start + countOf(box))
    return start
  })
}

/** Every number of such a list at which there is something. */
export function numbersIn(list: readonly unknown[]): number[] {
  return list.flatMap((_, number) => number)
}

/** The first number of a thing that is meant, or −1. */
export function numberWhere<Thing>(list: readonly Thing[], isMeant: (thing: Thing) => boolean): number {
  let found = -1
  list.some((thing, number) => {
    if (!isMeant(thing)) return false
    found = number
    return true
  })
  return found
}
