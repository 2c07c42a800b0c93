import type { PresentedDecision, PresentedPart, TableLink } from '@kantyna/kernel'

/** Draws a number from 0 to limit − 1. */
export type Below = (limit: number) => number

/** How often a part of an answer is tried before another option is chosen. */
const TRIES = 12

/** A random legal answer to a question, found with nothing but what a client has. */
export async function anyPicks(
  link: TableLink,
  { seat, id, shape, min, max, options }: PresentedDecision,
  below: Below,
): Promise<readonly string[] | number> {
  if (shape === 'number') return min + below(max - min + 1)
  const some = shuffled(options, below).slice(0, min + below(Math.min(max, options.length) - min + 1))
  if (shape === 'some' || some.length !== 1) return some.map((option) => option.id)
  for (const option of shuffled(options, below)) {
    const picks = await completed(
      link,
      { seat, decision: id, picks: [option.id] },
      option.next ?? null,
      below,
    )
    if (picks !== null) return picks
  }
  throw new Error(`No option of ${id} could be completed.`)
}

/** The answer with all its parts; null if a part could not be found. */
async function completed(
  link: TableLink,
  begun: { readonly seat: number; readonly decision: number; readonly picks: readonly string[] },
  first: PresentedPart | null,
  below: Below,
): Promise<readonly string[] | null> {
  let { picks } = begun
  let part = first
  let tries = 0
  while (part !== null) {
    if (++tries > TRIES) return null
    const longer: readonly string[] = [...picks, ...anyPart(part, below)]
    const answer = await link.answerSoFar({ ...begun, picks: longer })
    if (!answer.ok || !answer.value.isEnough) continue
    picks = longer
    part = answer.value.next
    tries = 0
  }
  return picks
}

function anyPart({ name, shape, min, max, options, limits = [] }: PresentedPart, below: Below): string[] {
  const total = min + below(Math.max(0, max - min) + 1)
  if (shape === 'number') return [`${name}=${total}`]
  if (shape !== 'amounts') {
    const chosen = shuffled(options, below).slice(0, total)
    return chosen.length === 0 ? [`${name}=`] : chosen.map(({ id }) => `${name}=${id}`)
  }
  const counts = options.map(() => 0)
  for (let left = total; left > 0; left--) {
    const open = counts.flatMap((count, index) => (count < (limits[index] ?? 0) ? [index] : []))
    const index = open[below(open.length)]
    if (index === undefined) break
    counts[index] = (counts[index] ?? 0) + 1
  }
  const given = options.flatMap(({ id }, index) =>
    (counts[index] ?? 0) > 0 ? [`${name}=${id}:${counts[index]}`] : [],
  )
  return given.length === 0 ? [`${name}=`] : given
}

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(below(left.length), 1))
}
