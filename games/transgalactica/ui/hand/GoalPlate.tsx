import { at, type Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { type PointerEvent, useState } from 'react'
import { goals } from '../../content/goals.ts'
import { goalIndex } from '../../rules/pieces.ts'
import { goalText } from '../../words/scoring-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { goalMarks } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import type { GalaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { Plate } from './Plate.tsx'

/**
 * The only secret of the game: shown for as long as somebody holds the button down, so that a screen that others look at
 * as well needs no curtain.
 */
export function GoalPlate({ view, lang }: { readonly view: GalaxyView; readonly lang: Lang }) {
  const words = uiWords(lang)
  const [isShown, setShown] = useState(false)
  const own = ownGoals(view)
  if (own.length === 0) return null
  const hide = () => setShown(false)
  return (
    <Plate name={words.goals} icon="goal" className="tg-goals">
      <button
        type="button"
        className="tg-touch tg-chip tg-look"
        aria-pressed={isShown}
        onPointerDown={(event: PointerEvent) => {
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
        <Icon name={isShown ? 'eye' : 'goal'} size={22} />
        <b aria-hidden="true">{words.holdToLook}</b>
      </button>
      {isShown && (
        <div className="tg-goals-shown panel" role="status">
          {own.map((goal) => (
            <GoalCard key={goal} goal={goal} lang={lang} />
          ))}
        </div>
      )}
    </Plate>
  )
}

/** Of others' goals one sees how many there are. */
function ownGoals(view: GalaxyView): readonly number[] {
  const held = view.seat === null ? 0 : at(view.goals, view.seat)
  return typeof held === 'number' ? [] : held.filter((goal) => goal >= 0)
}

/** At the end one of them is chosen: they lie open to whoever is asked. */
export function GoalChoice({
  view,
  lang,
  touching,
}: {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly touching: Touching
}) {
  return (
    <section className="tg-draft" aria-label={uiWords(lang).goals}>
      {ownGoals(view).map((goal) => (
        <Touchable
          key={goal}
          thing={`goal:${goal}`}
          label={at(goals, goalIndex(goal)).name[lang]}
          touching={touching}
          className="tg-card tg-draft-card"
        >
          <span aria-hidden="true">
            <GoalCard goal={goal} lang={lang} />
          </span>
        </Touchable>
      ))}
    </section>
  )
}

export function GoalCard({ goal, lang }: { readonly goal: number; readonly lang: Lang }) {
  const card = at(goals, goalIndex(goal))
  return (
    <span className="tg-goal">
      <b>{card.name[lang]}</b>
      <Marks marks={goalMarks(card)} size={18} />
      <small>{goalText(card, lang)}</small>
    </span>
  )
}
