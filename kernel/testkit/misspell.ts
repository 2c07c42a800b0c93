/** The data again and again, each time with a typo in another one of its texts and keys. */
export function misspelt(data: unknown): unknown[] {
  if (typeof data === 'string') return [typoIn(data)]
  if (Array.isArray(data)) {
    return data.flatMap((element, index) => misspelt(element).map((wrong) => data.with(index, wrong)))
  }
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) => {
    const { [key]: _, ...others } = data as Readonly<Record<string, unknown>> // checked above
    return [
      { ...others, [typoIn(key)]: value },
      ...misspelt(value).map((wrong) => ({ ...others, [key]: wrong })),
    ]
  })
}

function typoIn(word: string): string {
  const middle = Math.ceil(word.length / 2)
  return `${word.slice(0, middle)}q${word.slice(middle)}`
}
