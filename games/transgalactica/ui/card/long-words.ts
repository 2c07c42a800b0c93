/** Words that are too long for the narrowest cards, in the parts that they may be broken into: browsers know no rules for Polish. */
const longWords: readonly (readonly string[])[] = [
  ['nad', 'prze', 'strzenny'],
  ['repre', 'zenta', 'cyjny'],
  ['prze', 'woźników'],
  ['Różno', 'rodność'],
  ['Sekre', 'tariat'],
  ['Dziedzic', 'two'],
  ['galak', 'tyczny'],
  ['Specja', 'liści'],
  ['Specia', 'lists'],
  ['naśla', 'dowcy'],
]

const SOFT_HYPHEN = '\u00ad'
/** Words that only wide cards have room for. */
const VERY_LONG = 13

const byWord = new Map(longWords.map((parts) => [parts.join(''), parts.join(SOFT_HYPHEN)]))
const long = new RegExp(`(${[...byWord.keys()].join('|')})`)

/** A part of a name as it is drawn; a long word can be broken where its card is narrow. */
export interface NamePart {
  readonly text: string
  readonly long: 'no' | 'long' | 'very'
}

export function nameParts(name: string): readonly NamePart[] {
  return name
    .split(long)
    .filter((text) => text !== '')
    .map((text) => {
      const breakable = byWord.get(text)
      if (breakable === undefined) return { text, long: 'no' }
      return { text: breakable, long: text.length > VERY_LONG ? 'very' : 'long' }
    })
}
