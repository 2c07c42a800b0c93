import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'

/** The income of the next income phase, by source. Also shown beside the question about it. */
export const incomePanel: GamePanel<IconName> = {
  id: 'income',
  title: { en: 'Next income', pl: 'Następny dochód' },
  icon: 'income',
  when: 'opened',
  Panel: fetchedLater(async () => (await import('../sheets.ts')).IncomePanel),
}
