import type { GameMoments, Moment, Motion } from '@kantyna/ui'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableState } from '../controller/table-state.ts'
import { boardAfter, type HeldBoard } from './held-board.ts'

/** The board to draw: pieces moved by a whole turn move when its scene is played. */
export function useHeldBoard(
  { view, events, stage }: Pick<TableState, 'view' | 'events' | 'stage'>,
  momentTexts: GameMoments | null,
  motion: Motion,
): HeldBoard {
  const last = useRef<HeldBoard | null>(null)
  const [moved, setMoved] = useState<Moment | null>(null)
  const shown = stage.shown?.moment ?? null
  const time = shown === null ? null : (momentTexts?.movesAfter?.(shown, motion) ?? null)
  useEffect(() => {
    if (shown === null || time === null) return
    const timer = setTimeout(() => setMoved(shown), time)
    return () => clearTimeout(timer)
  }, [shown, time])
  const waiting = stage.waiting.filter((moment) => moment !== moved)
  last.current = boardAfter(last.current, { view, events }, waiting, momentTexts?.before)
  return last.current
}
