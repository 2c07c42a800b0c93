import type { PanelProps } from '@kantyna/ui'
import { GoalCard, ownGoals } from '../hand/GoalPlate.tsx'
import { galaxyView } from '../view.ts'

export function GoalPanel({ view: kernelView, lang }: PanelProps) {
  const view = galaxyView(kernelView)
  return (
    <div className="tg-goals-panel">
      {ownGoals(view).map((goal) => (
        <GoalCard key={goal} goal={goal} view={view} lang={lang} />
      ))}
    </div>
  )
}
