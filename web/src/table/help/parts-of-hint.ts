import {
  type AnswerHint,
  type GameWords,
  type PresentedDecision,
  type PresentedPart,
  partAsDecision,
  plainText,
} from '@kantyna/kernel'
import type { AnswerPreview } from '@kantyna/ui'
import type { SeatNames } from '../names.ts'

/** The picks of a hint in each part of its answer, in words: "Pay 1 alien", "Technology". */
export async function partsOfHint(
  gameWords: GameWords,
  decision: PresentedDecision,
  { picks: all }: AnswerHint,
  names: SeatNames,
  answerSoFar: (decision: PresentedDecision, picks: readonly string[]) => Promise<AnswerPreview | null>,
): Promise<readonly string[]> {
  if (typeof all === 'number') return []
  const first = decision.options.find(({ id }) => id === all[0])
  const texts: string[] = []
  let part = first?.next ?? null
  let picks = all.slice(0, 1)
  while (first !== undefined && part !== null) {
    const { name }: PresentedPart = part
    const own = all.filter((pick) => pick.startsWith(`${name}=`))
    // A part with only one answer may be left out.
    if (own.length === 0) break
    const asked = partAsDecision(decision, first, part)
    for (const option of part.options) {
      const count = countOf(own, `${name}=${option.id}`)
      if (count === 0) continue
      const text = plainText(gameWords.option(asked, option), names)
      texts.push(count > 1 ? `${count} × ${text}` : text)
    }
    picks = [...picks, ...own]
    part = (await answerSoFar(decision, picks))?.next ?? null
  }
  return texts
}

/** `pay=ore` is one, `pay=ore:2` are two. */
function countOf(picks: readonly string[], pick: string): number {
  if (picks.includes(pick)) return 1
  const counted = picks.find((each) => each.startsWith(`${pick}:`))
  return counted === undefined ? 0 : Number(counted.slice(pick.length + 1))
}
