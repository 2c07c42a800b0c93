import type { KernelView, Seat } from '@kantyna/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { pageSounds } from '../../sound/page-sounds.ts'
import type { TableState } from '../controller/table-state.ts'

export type Ending = 'victory' | 'defeat'

/** How it has ended for those who have played to the end at this screen; null for a game that is opened afterwards. */
export function useEnding(
  phase: TableState['phase'],
  { outcome }: KernelView,
  people: readonly Seat[],
): Ending | null {
  const before = useRef(phase)
  const [ending, setEnding] = useState<Ending | null>(null)
  useEffect(() => {
    const hasEnded = phase === 'over' && before.current !== 'over'
    before.current = phase
    if (phase !== 'over') setEnding(null)
    if (!hasEnded || outcome === null) return
    // Whoever only watches celebrates with the winner.
    const isOurs = people.length === 0 || outcome.winners.some((seat) => people.includes(seat))
    setEnding(isOurs ? 'victory' : 'defeat')
    pageSounds.play(isOurs ? 'victory' : 'defeat').catch(console.error)
  }, [phase, outcome, people])
  return ending
}
