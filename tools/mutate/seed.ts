import { createHash } from 'node:crypto'

/** As many as wanted, chosen by a seed: the same ones however many others there are to choose from. */
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
