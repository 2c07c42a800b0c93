import { otherSourceThing } from '../../../outer-rim/rules/scenario/things.ts'
import type { PlateProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { Touchable } from '../../../outer-rim/ui/card/Touchable.tsx'
import { sheetWords } from '../sheet-words.ts'
import { GoalSign } from './GoalSign.tsx'
import { goalsDone, progressOf, stateOf } from './goal-states.ts'
import './ambitions.css'

const NONE_LOST: ReadonlySet<number> = new Set()

/**
 * The viewer's own sheet in short, beside fame and reputation. It opens the sheet, or begins one of its encounters if
 * one is possible.
 */
export function AmbitionPlate({ view, seat, lang, panels, touching }: PlateProps) {
  const progress = progressOf(view, seat)
  if (progress === null) return null
  const { ambition, goals, source } = progress
  const thing = otherSourceThing(source)
  const label = `${ambition.name[lang]}, ${sheetWords(lang).goalsDone(goalsDone(progress), goals.length)}`
  const inside = (
    <>
      <b aria-hidden="true">{ambition.name[lang]}</b>
      <span className="ub-signs" aria-hidden="true">
        {goals.map((goal) => (
          <GoalSign key={goal.index} mark={goal.mark} state={stateOf(goal, NONE_LOST)} />
        ))}
      </span>
    </>
  )
  if (touching.lit.has(thing) || touching.picked.has(thing))
    return (
      <Touchable thing={thing} label={label} touching={touching} className="or-plate ub-plate">
        {inside}
      </Touchable>
    )
  return (
    <button
      type="button"
      className="or-plate ub-plate"
      title={label}
      onClick={() => panels.open('ambitions')}
    >
      <span className="unseen">{label}</span>
      {inside}
    </button>
  )
}
