/**
 * The value to show for a number that changes, between its old value and the new one; null if there is nothing to
 * count.
 */
export function countedBetween(before: string, after: string, share: number): string | null {
  const [old, now] = [countOf(before), countOf(after)]
  if (old === null || now === null || old.rest !== now.rest) return null
  const number = String(Math.round(old.number + (now.number - old.number) * share))
  return `${number.replace(/\B(?=(?:\d{3})+$)/g, now.separator)}${now.rest}`
}

/** "12,000" or "3/8": the number at its beginning, and the text after it. */
function countOf(text: string) {
  const [whole = ''] = /^\d{1,3}(?:[\s,.]\d{3})+|^\d+/.exec(text) ?? []
  if (whole === '') return null
  const separator = /\D/.exec(whole)?.[0] ?? ''
  return { number: Number(whole.replaceAll(/\D/g, '')), separator, rest: text.slice(whole.length) }
}
