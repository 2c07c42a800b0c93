import type { Lang, Line, RuleId } from '@kantyna/kernel'
import type { WhyNot } from '../contract.ts'

/** Explains why something is not an answer, in one language: a sentence and the rule behind it. */
export function because(
  rule: RuleId | null,
  lang: Lang,
  sentences: Readonly<Record<Lang, string | Line>>,
): WhyNot {
  const sentence = sentences[lang]
  return { sentence: typeof sentence === 'string' ? [sentence] : sentence, rule }
}
