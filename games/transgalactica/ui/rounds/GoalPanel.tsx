import type { PanelProps } from '@kantyna/ui'
import { GoalCard } from '../hand/GoalCard.tsx'
import { ownGoals } from '../hand/own-goals.ts'
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
