import type { PlateProps } from '../../../outer-rim/ui/hand/plates.ts'
import { sheetWords } from '../sheet-words.ts'
import { GoalSign } from './GoalSign.tsx'
import { goalsDone, progressOf, stateOf } from './goal-states.ts'
import './ambitions.css'

const NONE_LOST: ReadonlySet<number> = new Set()

/** One's sheet in short, beside fame and reputation: opens the sheet. */
export function AmbitionPlate({ view, seat, lang, panels }: PlateProps) {
  const progress = progressOf(view, seat)
  if (progress === null) return null
  const { ambition, goals } = progress
  const done = sheetWords(lang).goalsDone(goalsDone(progress), goals.length)
  return (
    <button
      type="button"
      className="or-plate ub-plate"
      aria-label={`${ambition.name[lang]}, ${done}`}
      title={`${ambition.name[lang]}, ${done}`}
      onClick={() => panels.open('ambitions')}
    >
      <b aria-hidden="true">{ambition.name[lang]}</b>
      <span className="ub-signs" aria-hidden="true">
        {goals.map((goal) => (
          <GoalSign key={goal.index} mark={goal.mark} state={stateOf(goal, NONE_LOST)} />
        ))}
      </span>
    </button>
  )
}
