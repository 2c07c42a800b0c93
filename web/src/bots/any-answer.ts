import { anyPicks, type Decision, fastDice } from '@kantyna/kernel'

/** Some legal answer, for when a bot has none: a game must never get stuck. The seed decides. */
export function anyAnswer(decision: Decision, seed: number): readonly number[] {
  return anyPicks(decision, fastDice(seed).below)
}
