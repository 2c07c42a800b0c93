import type { Box } from '../content/index.ts'

/**
 * Lists of things by number. Each box of another block begins at a number of its own, so its numbers depend neither on the
 * other boxes nor on the order in which boxes are opened. Such lists have holes between boxes. `map`, `filter`, `flatMap`
 * and `some` skip holes; `numbersIn` and `firstNumberWhere` replace the methods that do not.
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
  // Created at its full length, which keeps reads fast despite the holes.
  const all = new Array<Thing>(length)
  for (const [number, thing] of base.entries()) all[number] = thing
  for (const [index, box] of boxes.entries())
    for (const [offset, thing] of (ofBox(box) ?? []).entries()) all[(starts[index] ?? 0) + offset] = thing
  return all
}

/** The first number of each box. Boxes of one block follow each other. */
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

/** All numbers of such a list, without holes. */
export function numbersIn(list: readonly unknown[]): number[] {
  return list.flatMap((_, number) => number)
}

/** The first number whose thing fits, or −1. */
export function firstNumberWhere<Thing>(list: readonly Thing[], fits: (thing: Thing) => boolean): number {
  let found = -1
  list.some((thing, number) => {
    if (!fits(thing)) return false
    found = number
    return true
  })
  return found
}
