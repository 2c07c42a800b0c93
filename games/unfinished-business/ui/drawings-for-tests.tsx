import type { ComponentChildren } from 'preact'
import { AddedDrawingsProvider, drawingsOf } from '../../outer-rim/ui/added-drawings.ts'
import { rimUi } from '../../outer-rim/ui/rim-ui.tsx'
import { sheetsWith } from '../../outer-rim/ui/sheets.ts'
import { TableWordsProvider } from '../../outer-rim/ui/table-words.ts'
import { words } from '../words/game-words.ts'
import { uiChanges } from './index.ts'
import { sheetChanges } from './sheets.ts'

/** The drawings of Outer Rim with this expansion and no other. */
export const ui = rimUi([uiChanges])

/** The drawings that are fetched after the table is shown. */
export const sheets = sheetsWith([sheetChanges])

/** A drawing as it appears at a table with the expansion. */
export function AtTable({ children }: { readonly children: ComponentChildren }) {
  return (
    <AddedDrawingsProvider value={drawingsOf([uiChanges])}>
      <TableWordsProvider value={words}>{children}</TableWordsProvider>
    </AddedDrawingsProvider>
  )
}

/** One of the panels at such a table. */
export function panelOf(name: string) {
  const found = ui.panels?.find(({ id }) => id === name)
  if (found === undefined) throw new Error(`there is no panel ${name}`)
  return found
}
