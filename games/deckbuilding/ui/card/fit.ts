/** How wide a letter of the condensed face is, roughly, in parts of its height. */
const LETTER = 0.44
/** The sign of unique cards, in letters. */
const SIGN = 1.6

/**
 * How large a name may be printed, in parts of a card's width, so that its longest word fits the room that it has and
 * all of it fits three lines.
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

/** How many letters of the smallest text fit beside the badge of the smallest card. */
const MOST_LETTERS = 9

/** Whether a word has to be set closer on a small card. */
export function hasLongWord(words: readonly string[]): boolean {
  return words.some((word) => word.length > MOST_LETTERS)
}
