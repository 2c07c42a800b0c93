/** The data again and again, each time with a typo in another one of its texts and keys. */
export function misspelt(data: unknown): unknown[] {
  if (typeof data === 'string') return [typoIn(data)]
  if (Array.isArray(data)) {
    return data.flatMap((element, index) => misspelt(element).map((wrong) => data.with(index, wrong)))
  }
  if (data === null || typeof data !== 'object') return []
  const entries = Object.entries(data)
  // In its place: the order of keys can mean something.
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
