import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'

/** The player's own goals, shown only while that player is alone at the screen. */
export const goalPanel: GamePanel<IconName> = {
  id: 'goals',
  title: { en: 'Your goals', pl: 'Twoje cele' },
  icon: 'goal',
  when: 'opened',
  Panel: fetchedLater(async () => (await import('../sheets.ts')).GoalPanel),
}

/** The income of the next income phase, by source. Also shown beside the question about it. */
export const incomePanel: GamePanel<IconName> = {
  id: 'income',
  title: { en: 'Next income', pl: 'Następny dochód' },
  icon: 'income',
  when: 'opened',
  Panel: fetchedLater(async () => (await import('../sheets.ts')).IncomePanel),
}
