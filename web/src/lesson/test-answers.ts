import type { PresentedDecision, PresentedPart } from '@kantyna/kernel'
import type { LessonRun, LessonState } from './lesson-run.ts'

/** An answer that fits a step, starting with one of its options: each further part as the step says. */
export async function wholeAnswer(
  run: LessonRun,
  decision: PresentedDecision,
  option: string,
): Promise<readonly string[]> {
  let picks: readonly string[] = [option]
  for (;;) {
    const next = (await run.answerSoFar(decision, picks))?.next ?? null
    if (next === null) return picks
    picks = [...picks, ...(await partAnswer(run, decision, picks, next))]
  }
}

async function partAnswer(
  run: LessonRun,
  decision: PresentedDecision,
  before: readonly string[],
  { name, shape, min, options, limits = [] }: PresentedPart,
): Promise<readonly string[]> {
  if (shape === 'number') return [`${name}=${min}`]
  if (shape === 'amounts') {
    const ways = amounts(limits).map((counts) =>
      counts.flatMap((count, index) => (count === 0 ? [] : [`${name}=${options[index]?.id}:${count}`])),
    )
    for (const way of ways)
      if ((await run.answerSoFar(decision, [...before, ...way]))?.isEnough === true) return way
    return [`${name}=`]
  }
  const picked = shape === 'one' ? options.slice(0, 1) : options
  return picked.length === 0 ? [`${name}=`] : picked.map(({ id }) => `${name}=${id}`)
}

/** All ways to take some of each, except taking nothing. */
function amounts(limits: readonly number[]): number[][] {
  const [limit, ...rest] = limits
  if (limit === undefined) return [[]]
  const further = amounts(rest)
  const ways = Array.from({ length: limit + 1 }, (_, count) => further.map((counts) => [count, ...counts]))
  return ways.flat().filter((counts) => rest.length + 1 < limits.length || counts.some((count) => count > 0))
}

/** A repeated question has a new id. */
export function withoutIds({ view, decisions, asked, ...rest }: LessonState) {
  const plain = (list: readonly PresentedDecision[]) => list.map(({ id: _, ...decision }) => decision)
  const waiting = view.waiting.map(({ id: _, ...question }) => question)
  return {
    ...rest,
    view: { ...view, asked: 0, waiting },
    decisions: plain(decisions),
    asked: plain(asked),
  }
}
