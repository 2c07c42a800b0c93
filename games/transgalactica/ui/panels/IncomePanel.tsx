import type { GamePanel, PanelProps } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import { IncomeTable } from '../seats/IncomeTable.tsx'
import { galaxyView, seatBelow } from '../view.ts'

/** What the next income phase brings, by source; beside the question about it as well. */
export const incomePanel: GamePanel<IconName> = {
  id: 'income',
  title: { en: 'Next income', pl: 'Następny dochód' },
  icon: 'income',
  when: 'opened',
  Panel: IncomePanel,
}

function IncomePanel({ view: kernelView, lang }: PanelProps) {
  const view = galaxyView(kernelView)
  return <IncomeTable view={view} seat={seatBelow(view)} lang={lang} />
}
