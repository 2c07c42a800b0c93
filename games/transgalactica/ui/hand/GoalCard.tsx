import { at, type Lang } from '@kantyna/kernel'
import type { PanelProps } from '@kantyna/ui'
import { goals } from '../../content/goals.ts'
import { goalIndex } from '../../rules/pieces.ts'
import { goalText } from '../../words/cards/scoring-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { goalMarks } from '../drawing/effect-marks.ts'
import { type GalaxyView, galaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { ownGoals, pointsNow } from './own-goals.ts'
import './goals.css'

interface CardProps {
  readonly goal: number
  readonly lang: Lang
  /** If given, the card shows what it would score now. */
  readonly view?: GalaxyView
}

export function GoalCard({ goal, lang, view }: CardProps) {
  const card = at(goals, goalIndex(goal))
  return (
    <span className="tg-goal">
      <b>{card.name[lang]}</b>
      <Marks marks={goalMarks(card)} size={18} />
      <small>{goalText(card, lang)}</small>
      {view !== undefined && <b className="tg-goal-now">{uiWords(lang).goalNow(pointsNow(view, goal))}</b>}
    </span>
  )
}

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
