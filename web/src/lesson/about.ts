import type { PresentedDecision, PresentedOption, PresentedPart } from '@kantyna/kernel'

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
  // Of a part, what stands after its name.
  const chosen =
    typeof picks === 'number' ? [String(picks)] : picks.map((pick) => pick.replace(/^[^=]*=/, ''))
  return chosen.every((pick) => choices.includes(pick))
}

/** Where some are picked, a lesson wants as many of its own as there can be: half an attack teaches little. */
function narrowed(decision: PresentedDecision, choices: readonly string[]): PresentedDecision {
  const options = decision.options
    .filter(({ id }) => choices.includes(id))
    .map((option): PresentedOption => {
      const { next, ...rest } = option
      return next === undefined ? rest : { ...rest, next: wholePart(next, choices) }
    })
  if (decision.shape !== 'some') return { ...decision, options, blocked: [] }
  const count = Math.min(decision.max, options.length)
  return { ...decision, options, min: count, max: count, blocked: [] }
}

function wholePart(part: PresentedPart, choices: readonly string[]): PresentedPart {
  if (part.shape !== 'some') return part
  const options = part.options.filter(({ id }) => choices.includes(id))
  const count = Math.min(part.max, options.length)
  return { ...part, options, min: count, max: count }
}

function isWithin(choice: string, min: number, max: number): boolean {
  return /^\d+$/.test(choice) && Number(choice) >= min && Number(choice) <= max
}
