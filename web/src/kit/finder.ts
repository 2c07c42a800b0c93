import MiniSearch from 'minisearch'
import { fold, stem } from './fold.ts'

/** A thing that can be found: its key, and the texts that are searched. */
export interface Findable {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The index among things with the same title: earlier ones come first. */
  readonly order?: number
}

export interface Found {
  readonly id: string
  /** The stems of the words that matched. */
  readonly terms: readonly string[]
}

/** Searches a few texts by the stems of words; allows typing errors if nothing matches exactly. */
export function finderOf(items: readonly Findable[]): (asked: string) => readonly Found[] {
  const byStem = indexOf(items, stem)
  const byWord = indexOf(items, fold)
  return (asked) => {
    const exact = byStem.search(asked)
    const found = exact.length > 0 ? exact : byWord.search(asked, { fuzzy: 0.25 })
    return found.map(({ id, terms }) => ({ id: String(id), terms: [...new Set(terms.map(stem))] }))
  }
}

function indexOf(items: readonly Findable[], processed: (word: string) => string): MiniSearch<Findable> {
  const orders = new Map(items.map(({ id, order = 0 }) => [id, order]))
  const index = new MiniSearch<Findable>({
    fields: ['title', 'text'],
    processTerm: (word) => processed(word) || null,
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { title: 4 },
      boostDocument: (id: string) => 1 / (1 + 0.05 * (orders.get(id) ?? 0)),
    },
  })
  index.addAll(items)
  return index
}
