import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import type { FetchSheets } from '../fetch-sheets.ts'

/** Everything that lies open beside the board: ships nobody flies, what was removed, contacts that were discarded. */
export function poolPanel(sheets: FetchSheets): GamePanel<IconName> {
  return {
    id: 'pool',
    title: { en: 'Beside the board', pl: 'Obok mapy' },
    icon: 'pool',
    when: 'opened',
    Panel: fetchedLater(async () => (await sheets()).PoolPanel),
  }
}
