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

/** Searches a handful of texts by the beginnings of words, forgiving marks; slips of the finger too, where nothing else fits. */
export function finderOf(items: readonly Findable[]): (asked: string) => readonly Found[] {
  const index = new MiniSearch<Findable>({
    fields: ['title', 'text'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { title: 2 },
    },
  })
  index.addAll(items)
  return (asked) => {
    const exact = index.search(asked)
    const found = exact.length > 0 ? exact : index.search(asked, { fuzzy: 0.25 })
    return found.map(({ id, terms }) => ({ id: String(id), terms }))
  }
}
