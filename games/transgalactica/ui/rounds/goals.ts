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
