import type { KernelView, Seat } from '@kantyna/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { pageSounds } from '../../sound/page-sounds.ts'
import type { TableState } from '../controller/table-state.ts'

export type Ending = 'victory' | 'defeat'

/** How the game ended for the players at this screen; null if the game was already over when it was opened. */
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
    // Spectators celebrate with the winner.
    const isOurs = people.length === 0 || outcome.winners.some((seat) => people.includes(seat))
    setEnding(isOurs ? 'victory' : 'defeat')
    pageSounds.play(isOurs ? 'victory' : 'defeat').catch(console.error)
  }, [phase, outcome, people])
  return ending
}
