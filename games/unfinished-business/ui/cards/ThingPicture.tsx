import { at, type KernelView, type Lang, type Seat, type Thing } from '@kantyna/kernel'
import { FIRST_OTHER_SOURCE } from '../../../outer-rim/rules/pieces.ts'
import { allTables } from '../../../outer-rim/rules/tables.ts'
import { ThingPicture as BasePicture } from '../../../outer-rim/ui/card/ThingPicture.tsx'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { ambitions } from '../../content/ambitions.ts'
import { GoalSign } from '../ambitions/GoalSign.tsx'
import { progressOf, stateOf } from '../ambitions/goal-states.ts'
import { HuntedList } from '../hunters/HuntedList.tsx'
import './cards.css'

interface Props {
  readonly thing: Thing
  readonly lang: Lang
  readonly view?: KernelView
}

const NONE_LOST: ReadonlySet<number> = new Set()

/** What the base game draws, and sheets; below somebody's character, who is after it. */
export function ThingPicture(props: Props) {
  const { thing, lang, view } = props
  const [kind, id] = thing.split(':')
  if (kind === 'source')
    return <SheetPicture source={Number(id)} lang={lang} {...(view !== undefined && { view })} />
  const seat = view === undefined ? undefined : seatIn(kind, Number(id), view)
  return (
    <>
      <BasePicture {...props} />
      {view !== undefined && seat !== undefined && (
        <HuntedList view={rimView(view)} seat={seat} lang={lang} />
      )}
    </>
  )
}

function seatIn(kind: string | undefined, number: number, view: KernelView): Seat | undefined {
  if (kind === 'seat' || kind === 'character') return number
  if (kind !== 'character-card') return
  const seat = rimView(view).characters.indexOf(number)
  return seat < 0 ? undefined : seat
}

/** A sheet's goals; at a table with how far its owner is. */
function SheetPicture({ source, lang, view }: { source: number; lang: Lang; view?: KernelView }) {
  const id = at(allTables().otherSources, source - FIRST_OTHER_SOURCE).id
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
