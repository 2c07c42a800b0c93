import type { ComponentChildren } from 'preact'
import { words } from '../words/game-words.ts'
import { TableWordsProvider } from './table-words.ts'

/** A drawing as it is drawn at a table that has fetched everything. */
export function AtTable({ children }: { readonly children: ComponentChildren }) {
  return <TableWordsProvider value={words}>{children}</TableWordsProvider>
}
