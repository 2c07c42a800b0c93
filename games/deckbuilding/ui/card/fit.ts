/** The approximate width of a letter of the condensed typeface, as a share of its height. */
const LETTER = 0.44
/** The width of the sign of unique cards, in letters. */
const SIGN = 1.6

/**
 * How large a name may be printed, as a share of a card's width, so that its longest word fits its room and the whole
 * name fits three lines.
 */
export function nameSize(
  words: readonly string[],
  isUnique: boolean,
  maxWidth: number,
  usual: number,
): number {
  const lengths = words.map((word, index) => word.length + (isUnique && index === 0 ? SIGN : 0))
  const whole = lengths.reduce((sum, length) => sum + length, words.length - 1)
  const line = Math.max(...lengths, whole / (words.length > 2 ? 2.4 : words.length))
  return Math.min(usual, maxWidth / (line * LETTER))
}

/** The number of letters of the smallest text that fit beside the badge of the smallest card. */
const MOST_LETTERS = 9

/** Where to break words that are too long for a small card even when their letters are set closer. */
const breaks: Readonly<Record<string, string>> = { przechwytujący: 'przechwy\u00adtujący' }

export function withSoftHyphens(word: string): string {
  return breaks[word] ?? word
}

/** Whether the letters of a word must be set closer on a small card. */
export function hasLongWord(words: readonly string[]): boolean {
  return words.some((word) => word.length > MOST_LETTERS)
}
