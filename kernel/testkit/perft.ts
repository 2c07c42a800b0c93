import { answer, type Decision, type Game, type Position } from '../index.ts'

/** How many ways there are to play so many choices from a position: one number that guards all rules at once. */
export function perft<P extends Position>(game: Game<P>, t: P, depth: number): number {
  const open = t.open[0]
  if (depth === 0 || t.outcome !== null || open === undefined) return 1
  let leaves = 0
  for (const picks of everyAnswer(open)) {
    const next = game.copy(t)
    answer(game, next, open, picks)
    leaves += perft(game, next, depth - 1)
  }
  return leaves
}

/** Every number of the range, or every set of options of a size between the bounds. */
function everyAnswer({ options, min, max }: Decision): number[][] {
  if (options.length === 0) return Array.from({ length: max - min + 1 }, (_, index) => [min + index])
  let sets: number[][] = [[]]
  for (const option of options) sets = [...sets, ...sets.map((set) => [...set, option])]
  return sets.filter(({ length }) => min <= length && length <= max)
}
