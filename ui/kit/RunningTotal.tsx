import type { Lang } from '@kantyna/kernel'
import type { Term, Total } from '../answering/parts.ts'
import { isSum, numberText, signed, sumSpoken } from './sum.ts'
import { kitWords } from './words.ts'

interface Props {
  readonly total: Total
  readonly lang: Lang
  /** The name of a term. */
  termName(term: Pick<Term, 'name'>): string
  /** Why the total is not enough; null if it is. */
  readonly problem: string | null
}

/** The total of an answer, term by term, and why it is not enough. Screen readers read it out whenever it changes. */
export function RunningTotal({ total, lang, termName, problem }: Props) {
  return (
    <div className="running-total" data-short={problem !== null || undefined} role="status">
      <span className="unseen">{sumSpoken(total, (name) => termName({ name }), kitWords(lang))}</span>
      <span className="running-sum number" aria-hidden="true">
        {total.terms.map((term, index) => (
          // Two terms may have the same name, so their positions are their keys.
          <span key={`${term.name} ${index.toString()}`} className="running-term">
            {signed(term.amount, index === 0)}
            <small>{termName(term)}</small>
          </span>
        ))}
        {isSum(total) && <span className="running-amount">= {numberText(total.amount)}</span>}
      </span>
      {problem !== null && <span className="running-problem">{problem}</span>}
    </div>
  )
}
