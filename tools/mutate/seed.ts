import { createHash } from 'node:crypto'

/**
 * Chooses elements by a seed. The rank of an element depends only on the seed and its own name, so the same ones tend
 * to be chosen when others are added.
 */
export function chosenBySeed<T>(
  all: readonly T[],
  count: number,
  seed: string,
  nameOf: (each: T) => string,
): T[] {
  const rank = (each: T) =>
    createHash('sha256')
      .update(`${seed}\n${nameOf(each)}`)
      .digest('hex')
  const ranked = all.map((each, index) => ({ each, index, rank: rank(each) }))
  const chosen = ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, count)
  return chosen.toSorted((a, b) => a.index - b.index).map(({ each }) => each)
}
