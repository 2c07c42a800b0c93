import type { PictureProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { idOf } from '../../../outer-rim/words/things/names.ts'
import { ambitions } from '../../content/ambitions.ts'
import { GoalSign } from './GoalSign.tsx'
import { progressOf, stateOf } from './goal-states.ts'
import '../card/cards.css'

const NONE_LOST: ReadonlySet<number> = new Set()

/** A sheet's goals. At a table, the signs show its owner's progress. */
export function SheetPicture({ thing, lang, view }: PictureProps) {
  const id = idOf(Number(thing.slice(thing.indexOf(':') + 1)))
  const sheet = ambitions.findIndex((each) => each.id === id)
  const ambition = ambitions[sheet]
  if (ambition === undefined) return null
  const progress =
    view === undefined
      ? null
      : (Array.from({ length: view.seats }, (_, seat) => progressOf(rimView(view), seat)).find(
          (each) => each?.sheet === sheet,
        ) ?? null)
  return (
    <div className="ub-sheet-picture">
      <b>{ambition.name[lang]}</b>
      <span className="ub-signs">
        {ambition.goals.map(({ mark }, index) => {
          const goal = progress?.goals[index]
          return (
            <GoalSign key={mark} mark={mark} state={goal === undefined ? 'open' : stateOf(goal, NONE_LOST)} />
          )
        })}
      </span>
    </div>
  )
}
