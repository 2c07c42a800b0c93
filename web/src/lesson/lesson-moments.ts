import type { Seat } from '@kantyna/kernel'
import { type GameMoments, isAbout, type Moment, momentsOf } from '@kantyna/ui'
import type { LessonState } from './lesson-run.ts'

type Step = Pick<LessonState, 'view' | 'events' | 'entries' | 'hasActed'>

const NONE: readonly Moment[] = []

/**
 * The moments of the learner's last choice. Nothing is shown of what happens before the learner's first choice: the
 * step's text comes first. Moments of other players, or those that the next question shows anyway, are left out too.
 */
export function lessonMoments(
  { view, events, entries, hasActed }: Step,
  { roles, isShownByQuestion }: Pick<GameMoments, 'roles' | 'isShownByQuestion'>,
  learner: Seat,
): readonly Moment[] {
  // After a take-back nothing has happened.
  if (!hasActed || events.length === 0) return NONE
  const last = entries.findLast(({ choice }) => choice?.seat === learner)?.index ?? 0
  return momentsOf(roles, entries, view).filter(
    (moment) => moment.at > last && isAbout(moment, learner) && isShownByQuestion?.(moment, view) !== true,
  )
}
