import { useRuleHref } from '../router/open-place.ts'
import { useWords } from '../words/words.ts'
import { LinkIcon } from './icons.tsx'
import './rule-link.css'

interface Props {
  readonly game: string
  readonly rule: string
  /** The ids of all rules in the paragraph. */
  readonly title?: string
}

/** A small link to a rule. It shows the id, so that players can quote it. */
export function RuleLink({ game, rule, title = rule }: Props) {
  const { rules } = useWords()
  const ruleHref = useRuleHref(game)
  return (
    <a className="rule-link" href={ruleHref(rule)} aria-label={rules.linkTo(rule)} title={title}>
      <LinkIcon />
    </a>
  )
}
