import type { PanelProps } from '@kantyna/ui'
import { IncomeTable } from '../seats/IncomeTable.tsx'
import { galaxyView, seatBelow } from '../view.ts'

export function IncomePanel({ view: kernelView, lang }: PanelProps) {
  const view = galaxyView(kernelView)
  return <IncomeTable view={view} seat={seatBelow(view)} lang={lang} />
}
