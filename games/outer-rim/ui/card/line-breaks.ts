/** Visible only at the end of a line. Unlike `hyphens: auto` it needs no dictionary, which not every browser has. */
const SOFT_HYPHEN = '\u00ad'
const WORD_JOINER = '\u2060'

/** Shorter words fit on the narrowest card that shows a name. */
const longWord = /\p{L}{10,}/gu

/**
 * Where a word may break: before a consonant that begins a syllable, never inside “sz” and similar pairs, with three
 * letters on both sides.
 */
const syllable =
  /(?<=\p{L}*[aąeęioóuy]\p{L}*)(?<=\p{L}{3})(?=\p{L}{3})(?=(?:ch|[cdrs]z|d[źż]|(?<!c)h|(?<![cdrs])z|(?<!d)[źż]|[bcćdfgjklłmnńprsśtwvx])i?[aąeęioóuy])/giu

/** The words of a name for a narrow card: long ones may break after a syllable, and "DL-44" never breaks. */
export function wordsOfName(name: string): readonly string[] {
  return name
    .replace(/-(?=\d)/g, `-${WORD_JOINER}`)
    .replace(longWord, (word) => word.replace(syllable, SOFT_HYPHEN))
    .split(' ')
}

export const mayBreak = (word: string): boolean => word.includes(SOFT_HYPHEN)
