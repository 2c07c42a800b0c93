import type { GameMoments } from '@kantyna/ui'
import { useMemo, useState } from 'preact/hooks'
import type { StagedMoment, StageState } from '../table/moments/stage.ts'
import { lessonMoments } from './lesson-moments.ts'
import type { LessonState } from './lesson-run.ts'

interface Seen {
  readonly entries: LessonState['entries'] | null
  readonly count: number
}

/** The moments of the learner's last choice, one at a time; each stays until it is touched. */
export function useLessonMoments(state: LessonState, moments: GameMoments | null) {
  const { view, entries } = state
  const [seen, setSeen] = useState<Seen>({ entries: null, count: 0 })
  const all = useMemo(
    () => (moments === null || view.seat === null ? [] : lessonMoments(state, moments, view.seat)),
    [state, moments, view],
  )
  const count = seen.entries === entries ? seen.count : 0
  const moment = all[count]
  const shown: StagedMoment | null = moment === undefined ? null : { moment, view, stays: true }
  const stage: StageState = { shown, isBlocking: shown !== null, isPlaying: false, waiting: [] }
  return { stage, dismiss: () => setSeen({ entries, count: count + 1 }) }
}
