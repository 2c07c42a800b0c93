import type { Lang, Line, RuleId } from '@kantyna/kernel'
import type { WhyNot } from '../contract.ts'

/** A reason in the language of the page. */
export function because(
  rule: RuleId | null,
  lang: Lang,
  says: Readonly<Record<Lang, string | Line>>,
): WhyNot {
  const reason = says[lang]
  return { says: typeof reason === 'string' ? [reason] : reason, rule }
}
