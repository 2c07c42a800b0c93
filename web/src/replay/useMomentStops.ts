import type { Seat } from '@kantyna/kernel'
import type { GameMoments, Moment } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { StageState } from '../table/moments/stage.ts'
import type { Timeline } from './timeline.ts'

const NONE: readonly Moment[] = []

interface Playing {
  readonly step: number
  /** Whether the step was reached from the one before. */
  readonly isNext: boolean
  readonly isPlaying: boolean
  readonly viewer: Seat | null
}

/** The moments of a replay: which are known by now, which one is shown, and where the next one is. */
export function useMomentStops(timeline: Timeline, momentTexts: GameMoments | null, playing: Playing) {
  const { step, isNext, isPlaying, viewer } = playing
  const [stopsThere, setStopsThere] = useState(true)
  const [queue, setQueue] = useState(NONE)
  const all = useMemo(
    () => (momentTexts === null ? NONE : timeline.moments(momentTexts.roles, viewer)),
    [timeline, momentTexts, viewer],
  )
  /** The step for which the moments were requested. */
  const [requestedStep, setRequestedStep] = useState<number | null>(null)
  const isStopped = step === requestedStep || (isPlaying && isNext && stopsThere)
  useEffect(() => {
    setQueue(isStopped ? all.filter(({ at }) => at === step) : NONE)
    if (step !== requestedStep) setRequestedStep(null)
  }, [all, step, requestedStep, isStopped])
  const known = useMemo(() => all.filter(({ at }) => at <= step), [all, step])
  const [shown] = queue
  const stage: StageState = {
    shown: shown === undefined ? null : { moment: shown, view: timeline.viewAt(step, viewer), stays: true },
    isBlocking: shown !== undefined,
    isPlaying: false,
    // A replay shows every step as it was, so its moments are told at once.
    waiting: NONE,
  }
  return {
    known,
    stage,
    stopsThere,
    setStopsThere,
    /** The step of the next moment; this step if there is none. */
    next: all.find(({ at }) => at > step)?.at ?? step,
    /** Sets the step to stop at. Once it is reached, its moments are shown one after the other. */
    askFor: setRequestedStep,
    show: (moment: Moment) => setQueue([moment]),
    dismiss: () => setQueue(([, ...rest]) => rest),
  }
}
