import type { GameEvent, KernelView, Seat } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { useEffect, useRef } from 'react'
import { pageSounds } from './page-sounds.ts'
import { soundsOf } from './sounds.ts'

/** Lets what has just happened be heard, once, also where it is shown to one person after another. */
export function useEventSounds({ sounds }: GameUi, events: readonly GameEvent[], isSilent: boolean): void {
  const heard = useRef('')
  useEffect(() => {
    const key = events.length === 0 ? '' : JSON.stringify(events.map(({ secret: _, ...open }) => open))
    if (key === heard.current) return
    heard.current = key
    if (!isSilent) pageSounds.play(...soundsOf(events, sounds)).catch(console.error)
  }, [events, sounds, isSilent])
}

/** Lets the end be heard by whoever has played to it; a game that is opened afterwards is silent. */
export function useOutcomeSound(
  phase: 'live' | 'curtain' | 'over' | 'broken',
  { outcome }: KernelView,
  people: readonly Seat[],
): void {
  const before = useRef(phase)
  useEffect(() => {
    const hasEnded = phase === 'over' && before.current !== 'over'
    before.current = phase
    if (!hasEnded || outcome === null) return
    const isOurs = people.length === 0 || outcome.winners.some((seat) => people.includes(seat))
    pageSounds.play(isOurs ? 'victory' : 'defeat').catch(console.error)
  }, [phase, outcome, people])
}
