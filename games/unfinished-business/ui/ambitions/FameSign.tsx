import type { FameSignProps } from '../../../outer-rim/ui/added-drawings.ts'
import { sheetWords } from '../sheet-words.ts'
import { goalsDone, progressOf } from './goal-states.ts'
import './ambitions.css'

const STEP = 9

/** Under a seat's marker on the fame track: a dot for each goal, full when it is complete. */
export function FameSign({ view, seat, lang }: FameSignProps) {
  const progress = progressOf(view, seat)
  if (progress === null) return null
  const { goals } = progress
  return (
    <g className="ub-fame-sign">
      <title>{sheetWords(lang).goalsDone(goalsDone(progress), goals.length)}</title>
      {goals.map(({ index, isComplete }) => (
        <circle
          key={index}
          data-done={isComplete || undefined}
          cx={(index - (goals.length - 1) / 2) * STEP}
          cy="18"
          r="3.5"
        />
      ))}
    </g>
  )
}
