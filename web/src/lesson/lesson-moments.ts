import type { Seat, TableEntry } from '@kantyna/kernel'
import { type GameMoments, isAbout, type Moment, momentsOf } from '@kantyna/ui'
import type { LessonState } from './lesson-run.ts'

/** What the lesson needs to know of a step. */
type Step = Pick<LessonState, 'view' | 'events' | 'told' | 'hasActed'>

const NONE: readonly Moment[] = []

/**
 * The moments of the learner's last choice. What happens before the learner has done anything is not shown: the step's
 * text comes first. Neither is what concerns others, or what the next question shows anyway.
 */
export function lessonMoments(
  { view, events, told, hasActed }: Step,
  { roles, isTakenUp }: Pick<GameMoments, 'roles' | 'isTakenUp'>,
  learner: Seat,
): readonly Moment[] {
  // Nothing has happened after a choice that was taken back.
  if (!hasActed || events.length === 0) return NONE
  const entries: TableEntry[] = told.map((happened, index) => ({
    index,
    choice: index === 0 ? null : { ...byHand, seat: learner },
    events: happened,
  }))
  return momentsOf(roles, entries, view).filter(
    (moment) => moment.at === told.length && isAbout(moment, learner) && isTakenUp?.(moment, view) !== true,
  )
}

const byHand = {
  kind: '',
  source: null,
  opensTurn: false,
  isPass: false,
  how: 'hand',
  answer: null,
} as const
