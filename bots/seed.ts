/**
 * The seed of a bot's thoughts: the same moment of the same game gives the same thoughts, also after an undo, in a
 * saved and continued game, and on every machine.
 */
export function botSeed(contributions: readonly string[], entries: number): number {
  let seed = 2166136261 ^ entries
  for (const digit of contributions.join('')) seed = Math.imul(seed ^ digit.charCodeAt(0), 16777619)
  return seed >>> 0
}
