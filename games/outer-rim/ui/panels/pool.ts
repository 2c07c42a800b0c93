import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'

/** Everything that lies open beside the board: ships nobody flies, what was removed, contacts that were discarded. */
export const poolPanel: GamePanel<IconName> = {
  id: 'pool',
  title: { en: 'Beside the board', pl: 'Obok mapy' },
  icon: 'pool',
  when: 'opened',
  Panel: fetchedLater(async () => (await import('../sheets.ts')).PoolPanel),
}
