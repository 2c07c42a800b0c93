const NO_BREAK_SPACE = '\u00a0'
/** Takes no room; unlike a non-breaking hyphen it does not break a search in the page. */
const WORD_JOINER = '\u2060'

const oneLetterWord = /(?<=^|[\s(„“])([aiouwz]) /gi
/**
 * A counted noun after its number: "1 alien", "2 VP"; not in "DL-44 Blaster". A longer word would leave too ragged a
 * line.
 */
const counted = /(?<=(?:^|[^\p{L}\d-])\d+) (?=(?:\p{L}\p{Ll}{0,11}|\p{Lu}{2})(?![\p{L}\d]))/gu
const arrow = / ([→↩]) /g
/** The first half of a short name, "X-wing" or "W1-LE", but not the code of a rule, "ST-TOW-01". */
const shortHyphen = /(?<![\p{L}\d-])(\p{Lu}[\p{Lu}\d]{0,2}|\d+)-(?=\p{L})(?!\p{Lu}+-\d)/gu

/**
 * The text as it is displayed: no line ends after a one-letter word, in "1 alien" or "2 VP", around an arrow ("0 → 3")
 * or in "X-wing".
 */
export function keepTogether(text: string): string {
  return text
    .replace(oneLetterWord, `$1${NO_BREAK_SPACE}`)
    .replace(counted, NO_BREAK_SPACE)
    .replace(arrow, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replace(shortHyphen, `$1-${WORD_JOINER}`)
}
