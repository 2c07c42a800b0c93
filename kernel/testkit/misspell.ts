/** Copies of the data, each with a typo in a different text or key. */
export function misspelt(data: unknown): unknown[] {
  if (typeof data === 'string') return [typoIn(data)]
  if (Array.isArray(data)) {
    return data.flatMap((element, index) => misspelt(element).map((wrong) => data.with(index, wrong)))
  }
  if (data === null || typeof data !== 'object') return []
  const entries = Object.entries(data)
  // The misspelt key stays in its place, because the order of keys can matter.
  const put = (index: number, entry: readonly [string, unknown]) =>
    Object.fromEntries(entries.with(index, [...entry]))
  return entries.flatMap(([key, value], index) => [
    put(index, [typoIn(key), value]),
    ...misspelt(value).map((wrong) => put(index, [key, wrong])),
  ])
}

function typoIn(word: string): string {
  const middle = Math.ceil(word.length / 2)
  return `${word.slice(0, middle)}q${word.slice(middle)}`
}
