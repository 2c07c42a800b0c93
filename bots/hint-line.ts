import {
  type AnswerHint,
  capitalised,
  type GameWords,
  type Option,
  type PresentedDecision,
  partAsDecision,
  plainText,
  type Seat,
  type Thing,
} from '@kantyna/kernel'
import type { hints } from './words/en.ts'

/** The words for hints in one language. */
export type HintWords = typeof hints

/** Further texts for a hint, from the client: the parts of the answer after its option, and a reason. */
export interface HintDetails {
  readonly parts?: readonly string[]
  readonly reason?: string | null
}

/** A hint: the words of its button, the parts of the answer, and the reason. */
export function hintLine(
  gameWords: GameWords,
  reasons: HintWords,
  decision: PresentedDecision,
  hint: AnswerHint,
  nameOf: (seat: Seat) => string,
  { parts, reason = null }: HintDetails = {},
): string {
  const text = (asked: PresentedDecision, option: Option) =>
    plainText(gameWords.option(asked, option), nameOf)
  if (typeof hint.picks === 'number') return sentence(String(hint.picks))
  const { options, part, partOptions } = picked(decision, hint.picks)
  const first = options.map((option) => text(decision, option)).join(', ')
  if (options.length === 0) return sentence(reasons.none)
  const more = (parts ?? (part === null ? [] : partOptions.map((option) => text(part, option)))).join(', ')
  return sentence(more === '' ? first : `${first} (${more})`)

  function sentence(what: string): string {
    const line = `${capitalised(what)} – ${whyText()}.`
    return reason === null ? line : `${line} ${reason}`
  }

  function whyText(): string {
    const { why } = hint
    if (why.kind !== 'ahead' || why.lead === null) return reasons[why.kind]
    return gameWords.lead?.(why.lead) ?? reasons.ahead
  }
}

/** The things of the table that a hint is about. */
export function hintThings(decision: PresentedDecision, { picks }: AnswerHint): readonly Thing[] {
  if (typeof picks === 'number') return decision.source === null ? [] : [decision.source]
  const { options, partOptions } = picked(decision, picks)
  return [...options, ...partOptions].flatMap(({ touches }) => touches)
}

/** The picked options, and the picks of their first part. */
function picked(decision: PresentedDecision, picks: readonly string[]) {
  const options = decision.options.filter(({ id }) => picks.includes(id))
  const [first] = options
  const next = first?.next
  if (first === undefined || next === undefined) return { options, part: null, partOptions: [] }
  const partOptions = next.options.filter(({ id }) => picks.includes(`${next.name}=${id}`))
  return { options, part: partAsDecision(decision, first, next), partOptions }
}
