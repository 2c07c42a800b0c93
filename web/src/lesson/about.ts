import type { PresentedDecision, PresentedOption, PresentedPart } from '@kantyna/kernel'

/** The questions of a step of a lesson: only the options that the step is about, and no questions to others. */
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

/** Whether the step is about this answer. */
export function isAbout(choices: readonly string[], picks: readonly string[] | number): boolean {
  if (typeof picks === 'number') return choices.includes(String(picks))
  return picks.every((pick) => {
    // `chosen` is the text after the name of the part, or empty if nothing was picked. `of` is the same without an
    // amount.
    const [chosen = '', of = ''] = /^(.*?)(?::\d+)?$/.exec(pick.replace(/^[^=]*=/, '')) ?? []
    return chosen === '' || choices.includes(chosen) || choices.includes(of)
  })
}

/**
 * A decision with only the step's options. If it asks for several, the learner must take as many of them as possible:
 * half an attack teaches little.
 */
function narrowed(decision: PresentedDecision, choices: readonly string[]): PresentedDecision {
  const options = decision.options
    .filter(({ id }) => choices.includes(id))
    .map((option): PresentedOption => {
      const { next, ...rest } = option
      return next === undefined ? rest : { ...rest, next: partAbout(next, choices) }
    })
  if (decision.shape !== 'some') return { ...decision, options, blocked: [] }
  const count = Math.min(decision.max, options.length)
  return { ...decision, options, min: count, max: count, blocked: [] }
}

/** A part of an answer with only the step's options; unchanged if the step does not mention it. */
export function partAbout(part: PresentedPart, choices: readonly string[]): PresentedPart {
  const { shape, limits } = part
  const listed = [...part.options.entries()].filter(([, { id }]) => choices.includes(id))
  const options = listed.map(([, option]) => option)
  if (shape === 'some') {
    const count = Math.min(part.max, options.length)
    return { ...part, options, min: count, max: count }
  }
  if (options.length === 0) return part
  return limits === undefined
    ? { ...part, options }
    : { ...part, options, limits: listed.map(([index]) => limits[index] ?? 0) }
}

function isWithin(choice: string, min: number, max: number): boolean {
  return /^\d+$/.test(choice) && Number(choice) >= min && Number(choice) <= max
}
