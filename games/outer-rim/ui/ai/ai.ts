import type { Seat } from '@kantyna/kernel'
import { fetchedLater, type GamePanel, seatsOf } from '@kantyna/ui'
import { isAutoma } from '../../rules/resources/holding.ts'
import type { IconName } from '../drawing/Icon.tsx'
import type { FetchSheets } from '../fetch-sheets.ts'
import { type RimView, rimView } from '../view.ts'
import { uiWords } from '../words.ts'

/** The last card of each AI player, line by line: what each line did, or why it was skipped. */
export function aiPanel(sheets: FetchSheets): GamePanel<IconName> {
  return {
    id: 'ai',
    // Short, because it is on a tab.
    title: { en: 'AI', pl: 'SI' },
    icon: 'ai',
    when: 'always',
    isThere: ({ automas }) => automas !== 0,
    heading: ({ view, lang }) => uiWords(lang).aiPlayers(automasOf(rimView(view)).length),
    Panel: fetchedLater(async () => (await sheets()).AiPanel),
  }
}

export function automasOf(view: RimView): readonly Seat[] {
  return seatsOf(view).filter((seat) => isAutoma(view, seat))
}
