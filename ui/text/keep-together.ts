const NO_BREAK_SPACE = '\u00a0'
/** It takes no room. Unlike a non-breaking hyphen, it does not hide a word from a search in the page. */
const WORD_JOINER = '\u2060'

const oneLetterWord = /(?<=^|[\s(„“])([aiouwz]) /gi
/**
 * The space between a number and its noun: "1 alien", "2 VP", but not "DL-44 Blaster". Longer nouns may start a new
 * line, because keeping them would leave ragged lines.
 */
const counted = /(?<=(?:^|[^\p{L}\d-])\d+) (?=(?:\p{L}\p{Ll}{0,11}|\p{Lu}{2})(?![\p{L}\d]))/gu
const arrow = / ([→↩]) /g
/** The first half of a short name, "X-wing" or "W1-LE", but not the code of a rule, "ST-TOW-01". */
const shortHyphen = /(?<![\p{L}\d-])(\p{Lu}[\p{Lu}\d]{0,2}|\d+)-(?=\p{L})(?!\p{Lu}+-\d)/gu

/** Each text is displayed many times: a table is drawn again after every touch. */
const kept = new Map<string, string>()
const MOST_KEPT = 5000

/**
 * The text as it is displayed: no line ends after a one-letter word, in "1 alien" or "2 VP", around an arrow ("0 → 3")
 * or in "X-wing".
 */
export function keepTogether(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  // What was displayed long ago, such as an old log, is not kept for ever.
  if (kept.size > MOST_KEPT) kept.clear()
  const made = text
    .replace(oneLetterWord, `$1${NO_BREAK_SPACE}`)
    .replace(counted, NO_BREAK_SPACE)
    .replace(arrow, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replace(shortHyphen, `$1-${WORD_JOINER}`)
  kept.set(text, made)
  return made
}
