import type { Total } from '../answering/parts.ts'
import type { KitWords } from './words.ts'

const MINUS = '−'

/** A total as a sum: "10 − 5 − 4 = 1". */
export function sumText({ amount, terms }: Total): string {
  return `${terms.map((term, index) => signed(term.amount, index === 0)).join(' ')} = ${numberText(amount)}`
}

/** The same for screen readers: "10 (credits), minus 5 (price), comes to 5". */
export function sumSpoken(total: Total, termName: (name: string) => string, words: KitWords): string {
  const parts = total.terms.map(({ name, amount }, index) => {
    if (index === 0) return words.first(termName(name), amount)
    return amount < 0 ? words.minus(termName(name), -amount) : words.plus(termName(name), amount)
  })
  return [...parts, ...(isSum(total) ? [words.comesTo(total.amount)] : [])].join(', ')
}

/** Whether to show a sum: a single term is the total already. */
export function isSum({ terms }: Total): boolean {
  return terms.length > 1
}

/** A term with its sign. The first term has no plus. */
export function signed(amount: number, isFirst: boolean): string {
  if (isFirst) return numberText(amount)
  return amount < 0 ? `${MINUS} ${-amount}` : `+ ${amount}`
}

export function numberText(amount: number): string {
  return amount < 0 ? `${MINUS}${-amount}` : String(amount)
}
