/**
 * The seed of a bot's thoughts: the same moment of the same game gives the same thoughts, after an undo, after a game
 * was saved and gone on with, and in whichever place it is played.
 */
export function botSeed(contributions: readonly string[], entries: number): number {
  let seed = 2166136261 ^ entries
  for (const digit of contributions.join('')) seed = Math.imul(seed ^ digit.charCodeAt(0), 16777619)
  return seed >>> 0
}
