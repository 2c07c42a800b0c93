import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import type { FetchSheets } from '../fetch-sheets.ts'

/** Everything public that is not on the board: ships in the pool, removed cards, discarded contacts. */
export function poolPanel(sheets: FetchSheets): GamePanel<IconName> {
  return {
    id: 'pool',
    title: { en: 'Beside the board', pl: 'Obok mapy' },
    icon: 'pool',
    when: 'opened',
    Panel: fetchedLater(async () => (await sheets()).PoolPanel),
  }
}
