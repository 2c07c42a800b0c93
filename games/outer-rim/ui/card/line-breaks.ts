/** Shown only where a line ends in it; unlike `hyphens: auto` it needs no dictionary, which not every browser has. */
const SOFT_HYPHEN = '\u00ad'
const WORD_JOINER = '\u2060'

/** Shorter words have room on the narrowest card that has a name on it. */
const longWord = /\p{L}{10,}/gu

/** Before the consonant that begins a syllable, never inside “sz” and the like, with three letters on either side. */
const syllable =
  /(?<=\p{L}*[aąeęioóuy]\p{L}*)(?<=\p{L}{3})(?=\p{L}{3})(?=(?:ch|[cdrs]z|d[źż]|(?<!c)h|(?<![cdrs])z|(?<!d)[źż]|[bcćdfgjklłmnńprsśtwvx])i?[aąeęioóuy])/giu

/** A name word by word, as it is drawn on a narrow card: a long one may end a line after a syllable, and none in “DL-44”. */
export function wordsOfName(name: string): readonly string[] {
  return name
    .replace(/-(?=\d)/g, `-${WORD_JOINER}`)
    .replace(longWord, (word) => word.replace(syllable, SOFT_HYPHEN))
    .split(' ')
}

export const mayBreak = (word: string): boolean => word.includes(SOFT_HYPHEN)
