import { assert, type Lang } from '@kantyna/kernel'
import { ambitions } from '../../content/ambitions.ts'
import { goalText } from '../../words/cards/ambition-text.ts'
import { GoalSign } from '../ambitions/GoalSign.tsx'
import { markText } from '../ambitions/goal-states.ts'
import './figures.css'

export const PICTURED_SHEET = 'lord-of-the-underworld'

/** A sheet with every kind of mark; the captions say when each goal can be completed. */
export function AmbitionFigure({ lang }: { readonly lang: Lang }) {
  const sheet = ambitions.find(({ id }) => id === PICTURED_SHEET)
  assert(sheet !== undefined, 'the pictured sheet is not there')
  return (
    <div className="ub-sheet-figure">
      <b>{sheet.name[lang]}</b>
      <ol>
        {sheet.goals.map((goal) => (
          <li key={goal.mark}>
            <GoalSign mark={goal.mark} state="open" />
            <div>
              <b>{goal.title[lang]}</b> <em>{markText(lang, goal.mark)}</em>
              <p className="small">{goalText(lang, goal)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
