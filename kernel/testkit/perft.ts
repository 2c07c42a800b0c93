import { answer, everyAnswer, type Game, type Position } from '../index.ts'

/** Counts the sequences of `depth` choices from a position: one number that guards all rules at once. */
export function perft<P extends Position>(game: Game<P>, t: P, depth: number): number {
  const open = t.open[0]
  if (depth === 0 || t.outcome !== null || open === undefined) return 1
  let leaves = 0
  for (const picks of everyAnswer(game, t, open, Number.MAX_SAFE_INTEGER) ?? []) {
    const next = game.copy(t)
    answer(game, next, open, picks)
    leaves += perft(game, next, depth - 1)
  }
  return leaves
}
