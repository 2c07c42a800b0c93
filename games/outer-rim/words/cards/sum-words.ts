import type { Term } from '@kantyna/kernel'

/** "3 (character) + 1 (Vibroknife)": names are in brackets, because after a number they would need another form. */
export function sumText(terms: readonly Term[], nameOf: (term: Term) => string): string {
  return terms
    .map((term, index) => {
      const isLess = term.amount < 0
      const sign = index === 0 ? (isLess ? '−' : '') : isLess ? ' − ' : ' + '
      return `${sign}${Math.abs(term.amount)} (${nameOf(term)})`
    })
    .join('')
}
