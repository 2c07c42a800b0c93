import type { PresentedDecision } from '@kantyna/kernel'

/** What is asked in a step of a lesson: only the options that the step is about, and no questions about others. */
export function askedAbout(
  choices: readonly string[],
  decisions: readonly PresentedDecision[],
): readonly PresentedDecision[] {
  return decisions
    .map((decision) => narrowed(decision, choices))
    .filter(({ shape, options, min, max }) =>
      shape === 'number' ? choices.some((choice) => isWithin(choice, min, max)) : options.length > 0,
    )
}

/** Whether an answer is one that the step is about. */
export function isAbout(choices: readonly string[], picks: readonly string[] | number): boolean {
  const chosen = typeof picks === 'number' ? [String(picks)] : picks
  return chosen.every((pick) => choices.includes(pick))
}

/** No more can be picked than there are options left. */
function narrowed(decision: PresentedDecision, choices: readonly string[]): PresentedDecision {
  const options = decision.options.filter(({ id }) => choices.includes(id))
  const max = decision.shape === 'some' ? Math.min(decision.max, options.length) : decision.max
  return { ...decision, options, max, blocked: [] }
}

function isWithin(choice: string, min: number, max: number): boolean {
  return /^\d+$/.test(choice) && Number(choice) >= min && Number(choice) <= max
}
