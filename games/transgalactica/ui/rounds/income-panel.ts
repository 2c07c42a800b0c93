import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'

/** What the next income phase brings, by source; beside the question about it as well. */
export const incomePanel: GamePanel<IconName> = {
  id: 'income',
  title: { en: 'Next income', pl: 'Następny dochód' },
  icon: 'income',
  when: 'opened',
  Panel: fetchedLater(async () => (await import('../sheets.ts')).IncomePanel),
}
