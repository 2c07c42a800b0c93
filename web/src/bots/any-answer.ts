import type { Decision } from '@kantyna/kernel'

/** Some legal answer, for when a bot has none: a game must never get stuck. The seed decides. */
export function anyAnswer(decision: Decision, seed: number): readonly number[] {
  const { options, min, max } = decision
  if (options.length === 0) return [min + (mixed(seed) % (max - min + 1))]
  const start = mixed(seed) % options.length
  const turned = [...options.slice(start), ...options.slice(0, start)]
  return turned.slice(0, Math.max(min, Math.min(1, max)))
}

/** Whether a bot's answer is one that the decision offers. */
export function isAnswer(decision: Decision, codes: readonly number[]): boolean {
  const { options, min, max } = decision
  if (options.length === 0) {
    const [number] = codes
    return codes.length === 1 && number !== undefined && number >= min && number <= max
  }
  const isKnown = codes.every((code) => options.includes(code))
  return isKnown && new Set(codes).size === codes.length && codes.length >= min && codes.length <= max
}

function mixed(seed: number): number {
  return Math.imul(seed ^ (seed >>> 15), 2246822519) >>> 0
}
