import type { Decision } from '@kantyna/kernel'

/** Whether picks are a legal answer: the right number of different options, or a number in the range. */
export function isLegal({ options, min, max }: Decision, picks: readonly number[]): boolean {
  if (options.length === 0) {
    const [number] = picks
    return picks.length === 1 && number !== undefined && number >= min && number <= max
  }
  if (picks.length < min || picks.length > max) return false
  return picks.every((code, index) => options.includes(code) && picks.indexOf(code) === index)
}
