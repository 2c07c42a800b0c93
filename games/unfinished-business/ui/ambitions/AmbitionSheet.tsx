import { capitalised, type Lang, type Seat } from '@kantyna/kernel'
import type { SeatInfo, Touching } from '@kantyna/ui'
import { fameToWin } from '../../../outer-rim/rules/reputation/victory.ts'
import { spaceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { Touchable } from '../../../outer-rim/ui/card/Touchable.tsx'
import { useTableWords } from '../../../outer-rim/ui/table-words.ts'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { shortSpace, spaceName } from '../../../outer-rim/words/things/names.ts'
import type { Ambition } from '../../content/card.ts'
import type { AmbitionProgress, GoalProgress } from '../../rules/ambitions/progress.ts'
import { abilityClause, goalText } from '../../words/cards/ambition-text.ts'
import { sheetWords } from '../sheet-words.ts'
import { GoalSign } from './GoalSign.tsx'
import { type GoalState, goalsDone, lostGoals, markText, type PastEvents, stateOf } from './goal-states.ts'

interface Props {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly progress: AmbitionProgress
  readonly pastEvents: PastEvents
}

/** A seat's sheet: its fame and the fame it needs, every goal with what is missing and where, and its abilities. */
export function AmbitionSheet({ progress, pastEvents, ...props }: Props) {
  const { view, seat, lang } = props
  const words = sheetWords(lang)
  const { ambition, goals } = progress
  const lost = lostGoals(pastEvents, seat)
  return (
    <article className="ub-sheet">
      <p className="ub-sheet-standing">
        <b className="number">{words.fame(view.fame[seat] ?? 0, fameToWin(view, seat))}</b>
        <span>{capitalised(words.goalsDone(goalsDone(progress), goals.length))}</span>
      </p>
      <p className="small soft">
        {words.calls}: {ambition.calls[lang]}
      </p>
      <ol className="ub-goals">
        {goals.map((goal) => (
          <GoalLine key={goal.index} {...props} ambition={ambition} goal={goal} state={stateOf(goal, lost)} />
        ))}
      </ol>
      <Abilities ambition={ambition} lang={lang} />
    </article>
  )
}

interface GoalProps extends Omit<Props, 'progress' | 'pastEvents'> {
  readonly ambition: Ambition
  readonly goal: GoalProgress
  readonly state: GoalState
}

function GoalLine({ lang, touching, ambition, goal, state }: GoalProps) {
  const gameWords = useTableWords(lang)
  const words = sheetWords(lang)
  const printed = ambition.goals[goal.index]
  if (printed === undefined) return null
  const showsSpaces = state !== 'done' && goal.spaces.length > 0
  // The spaces are named below, so no line says that the seat is elsewhere.
  const missing = goal.missing.filter(({ reason }) => !(showsSpaces && reason === 'notAtGoal'))
  return (
    <li data-state={state}>
      <GoalSign mark={goal.mark} state={state} />
      <div>
        <b>{printed.title[lang]}</b>{' '}
        <small className="ub-goal-state" title={markText(lang, goal.mark)}>
          {words.states[state]}
        </small>
        <p className="small">{goalText(lang, printed)}</p>
        {missing.length > 0 && (
          <ul className="ub-missing" aria-label={words.missing}>
            {missing.map((refusal) => {
              const text = gameWords.refusal(refusal)
              return <li key={text}>{text}</li>
            })}
          </ul>
        )}
        {showsSpaces && <Spaces spaces={goal.spaces} lang={lang} touching={touching} />}
      </div>
    </li>
  )
}

const MOST_SPACES = 4

/** The spaces of the destination. A tap on a name shows the space on the chart. */
function Spaces({
  spaces,
  lang,
  touching,
}: Pick<GoalProps, 'lang' | 'touching'> & { readonly spaces: readonly number[] }) {
  return (
    <p className="ub-goal-spaces">
      {spaces.slice(0, MOST_SPACES).map((space) => (
        <Touchable
          key={space}
          thing={spaceThing(space)}
          label={spaceName(lang, space)}
          touching={touching}
          className="ub-space-link"
          onTap={() => touching.onInspect(spaceThing(space))}
        >
          <span aria-hidden="true">{lang === 'pl' ? shortSpace(space) : spaceName(lang, space)}</span>
        </Touchable>
      ))}
    </p>
  )
}

export function Abilities({ ambition, lang }: { readonly ambition: Ambition; readonly lang: Lang }) {
  return ambition.abilities.map((ability) => {
    const text = abilityClause(lang, ability)
    return (
      <p key={text} className="small">
        {text}
      </p>
    )
  })
}
