/** Which of some words a text uses: whole words, in capitals or not. `wygna*` is every word that begins so. */
export function usedWords(text: string, words: Iterable<string>): string[] {
  return [...words].filter((word) => patternOf(word).test(text))
}

const patterns = new Map<string, RegExp>()

function patternOf(word: string): RegExp {
  const known = patterns.get(word)
  if (known !== undefined) return known
  const letters = word.replaceAll(' ', '\\s+').replaceAll('*', '\\p{L}*')
  const pattern = new RegExp(`(?<![\\p{L}-])${letters}(?![\\p{L}-])`, 'iu')
  patterns.set(word, pattern)
  return pattern
}
