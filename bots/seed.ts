/**
 * The seed of a bot's random numbers. At the same point of the same game, a bot always makes the same choice: after an
 * undo, in a saved and continued game, and on every machine.
 */
export function botSeed(contributions: readonly string[], entries: number): number {
  let seed = 2166136261 ^ entries
  for (const digit of contributions.join('')) seed = Math.imul(seed ^ digit.charCodeAt(0), 16777619)
  return seed >>> 0
}
