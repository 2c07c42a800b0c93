/** The listed words that a text uses: whole words, in capitals or not. `wygna*` matches every word with this beginning. */
export function usedWords(text: string, words: readonly string[]): string[] {
  return anyOf(words).test(text) ? words.filter((word) => patternOf(word).test(text)) : []
}

/** A fast check with one pattern, because most texts use none of the words. */
const lists = new WeakMap<readonly string[], RegExp>()

function anyOf(words: readonly string[]): RegExp {
  const known = lists.get(words)
  if (known !== undefined) return known
  const pattern = new RegExp(words.map((word) => patternOf(word).source).join('|') || '(?!)', 'iu')
  lists.set(words, pattern)
  return pattern
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
