import { Store, useStore } from '@kantyna/ui'
import { readText, writeText } from '../../kit/storage.ts'

/** The columns beside the board of a wide screen. A folded column leaves its width to the board. */
export const columns = ['left', 'right'] as const

export type Column = (typeof columns)[number]

const key = 'kantyna.folded'
const folded = new Store(foldedFrom(readText(key)))

/** Which columns are folded; the browser remembers it. */
export function useFolded(): readonly Column[] {
  return useStore(folded)
}

export function toggleColumn(column: Column): void {
  const now = folded.get()
  const next = columns.filter((each) => (each === column) !== now.includes(each))
  writeText(key, next.join(' '))
  folded.set(next)
}

/** Reads what was kept; words that name no column are ignored. */
export function foldedFrom(text: string | null): readonly Column[] {
  const words = text?.split(' ') ?? []
  return columns.filter((column) => words.includes(column))
}
