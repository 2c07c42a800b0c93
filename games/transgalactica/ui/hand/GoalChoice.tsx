import { at, type Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { goals } from '../../content/goals.ts'
import { goalIndex } from '../../rules/pieces.ts'
import { textOf } from '../../words/things/things.ts'
import { Touchable } from '../drawing/Touchable.tsx'
import type { GalaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { GoalCard } from './GoalCard.tsx'
import { ownGoals, pointsNow } from './own-goals.ts'

/** At the end of the game the seat chooses one of its goals, which are shown to it. */
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
          label={`${at(goals, goalIndex(goal)).name[lang]}, ${uiWords(lang).goalNow(pointsNow(view, goal))}`}
          description={textOf(lang, `goal:${goal}`)}
          touching={touching}
          className="tg-card tg-draft-card tg-goal-choice"
        >
          <span aria-hidden="true">
            <GoalCard goal={goal} view={view} lang={lang} />
          </span>
        </Touchable>
      ))}
    </section>
  )
}
