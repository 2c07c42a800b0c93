import type { Term } from '@kantyna/kernel'

/** "3 (character) + 1 (Vibroknife)": a name without its case or number after an amount would read as a miscount. */
export function sumSaid(terms: readonly Term[], nameOf: (term: Term) => string): string {
  return terms
    .map((term, index) => {
      const isLess = term.amount < 0
      const sign = index === 0 ? (isLess ? '−' : '') : isLess ? ' − ' : ' + '
      return `${sign}${Math.abs(term.amount)} (${nameOf(term)})`
    })
    .join('')
}
