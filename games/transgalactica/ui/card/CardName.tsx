export function CardName({ name }: { readonly name: string }) {
  return (
    <b className="tg-face-name">
      {nameParts(name).map(({ text, long }) =>
        long === 'no' ? (
          text
        ) : (
          <span key={text} className="tg-long-word" data-very={long === 'very' || undefined}>
            {text}
          </span>
        ),
      )}
    </b>
  )
}

/**
 * Words that are too long for the narrowest cards, split where they may be broken. Browsers do not know where to break
 * Polish words.
 */
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
/** Words that fit only on wide cards have more letters than this. */
const VERY_LONG = 13

const byWord = new Map(longWords.map((parts) => [parts.join(''), parts.join(SOFT_HYPHEN)]))
const long = new RegExp(`(${[...byWord.keys()].join('|')})`)

/** A part of a name as it is drawn. A long word can be broken on a narrow card. */
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
