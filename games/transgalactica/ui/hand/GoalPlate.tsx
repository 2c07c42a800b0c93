import { at, type Lang } from '@kantyna/kernel'
import { fetchedLater, type PanelControl, type SeatInfo, type Touching } from '@kantyna/ui'
import type { TargetedPointerEvent } from 'preact'
import { useState } from 'preact/hooks'
import { goals } from '../../content/goals.ts'
import { goalIndex } from '../../rules/pieces.ts'
import { textOf } from '../../words/things/things.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import type { GalaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { ownGoals, pointsNow } from './own-goals.ts'
import { Plate } from './Plate.tsx'

const GoalCard = fetchedLater(async () => (await import('../sheets.ts')).GoalCard)

/** Goals are the only secret of the game, so another person at the same screen must not see them. */

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/** Whether only one person looks at this screen. */
export function isAlone(seats: readonly SeatInfo[]): boolean {
  return seats.filter(({ kind }) => kind === 'person').length < 2
}

/**
 * The way to the player's goals at every size. A player alone opens them with a tap; otherwise they are shown only
 * while the button is held down.
 */
export function GoalButton({ panels, ...props }: Props & { readonly panels: PanelControl }) {
  const { view, lang, seats } = props
  const words = uiWords(lang)
  if (ownGoals(view).length === 0) return null
  if (!isAlone(seats)) return <HeldGoals {...props} />
  return (
    <button type="button" className="tg-touch tg-look tg-forecast" onClick={() => panels.open('goals')}>
      <Icon name="goal" size={20} />
      <b>{words.goals}</b>
    </button>
  )
}

function HeldGoals({ view, lang }: Props) {
  const words = uiWords(lang)
  const [isShown, setShown] = useState(false)
  const hide = () => setShown(false)
  return (
    <>
      <button
        type="button"
        className="tg-touch tg-look tg-forecast"
        aria-pressed={isShown}
        onPointerDown={(event: TargetedPointerEvent<HTMLElement>) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setShown(true)
        }}
        onPointerUp={hide}
        onPointerCancel={hide}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') setShown(true)
        }}
        onKeyUp={hide}
        onBlur={hide}
      >
        <span className="unseen">{words.goalsSay}</span>
        <Icon name={isShown ? 'eye' : 'goal'} size={20} />
        <b aria-hidden="true">{words.holdToLook}</b>
      </button>
      {isShown && (
        <div className="tg-goals-shown panel" role="status">
          {ownGoals(view).map((goal) => (
            <GoalCard key={goal} goal={goal} view={view} lang={lang} />
          ))}
        </div>
      )}
    </>
  )
}

/** The player's goals, shown to a player alone at the screen, with what each would score now. */
export function GoalPlate({ view, lang, seats, touching }: Props & { readonly touching: Touching }) {
  const words = uiWords(lang)
  const own = ownGoals(view)
  if (own.length === 0 || !isAlone(seats)) return null
  return (
    <Plate name={words.goals} icon="goal" className="tg-goals">
      {own.map((goal) => {
        const { name } = at(goals, goalIndex(goal))
        const now = words.goalNow(pointsNow(view, goal))
        return (
          <Touchable
            key={goal}
            thing={`goal:${goal}`}
            label={`${name[lang]}, ${now}`}
            description={textOf(lang, `goal:${goal}`)}
            touching={touching}
            className="tg-chip tg-card tg-plate-touch"
          >
            <b aria-hidden="true">{name[lang]}</b>
            <small aria-hidden="true">{now}</small>
          </Touchable>
        )
      })}
    </Plate>
  )
}
