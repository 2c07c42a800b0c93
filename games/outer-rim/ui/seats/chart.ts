import type { GameChart } from '@kantyna/ui'
import { rimView } from '../view.ts'

/** The fame of each seat. */
export const chart: GameChart = {
  title: { en: 'Fame', pl: 'Sława' },
  values: (view) => rimView(view).fame,
}
