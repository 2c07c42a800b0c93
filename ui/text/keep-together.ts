const NO_BREAK_SPACE = '\u00a0'
/** Takes no room; unlike a non-breaking hyphen it is passed over where somebody searches the page. */
const WORD_JOINER = '\u2060'

const oneLetterWord = /(?<=^|[\s(„“])([aiouwz]) /gi
/** A unit in capitals after its number: "2 VP". */
const unit = /(?<=\d) (?=\p{Lu}{2}(?![\p{L}\d]))/gu
const arrow = / ([→↩]) /g
/** The first half of a short name, "X-wing" or "W1-LE", but not the code of a rule, "ST-TOW-01". */
const shortHyphen = /(?<![\p{L}\d-])(\p{Lu}[\p{Lu}\d]{0,2}|\d+)-(?=\p{L})(?!\p{Lu}+-\d)/gu

/** The text as it is drawn: no line ends after a one-letter word, in "2 VP", around an arrow ("0 → 3") or in "X-wing". */
export function keepTogether(text: string): string {
  return text
    .replace(oneLetterWord, `$1${NO_BREAK_SPACE}`)
    .replace(unit, NO_BREAK_SPACE)
    .replace(arrow, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replace(shortHyphen, `$1-${WORD_JOINER}`)
}
