import MiniSearch from 'minisearch'
import { fold } from './fold.ts'

/** What can be searched for: a key and the texts that tell of it. */
export interface Findable {
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface Found {
  readonly id: string
  /** The folded words of the text that answered. */
  readonly terms: readonly string[]
}

/** Searches a handful of texts by the beginnings of words, forgiving marks and a slip of the finger. */
export function finderOf(items: readonly Findable[]): (asked: string) => readonly Found[] {
  const index = new MiniSearch<Findable>({
    fields: ['title', 'text'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { title: 2 },
    },
  })
  index.addAll(items)
  return (asked) => index.search(asked).map(({ id, terms }) => ({ id: String(id), terms }))
}
