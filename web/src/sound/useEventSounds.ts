import type { GameEvent } from '@kantyna/kernel'
import type { GameUi } from '@kantyna/ui'
import { useEffect, useRef } from 'preact/hooks'
import { pageSounds } from './page-sounds.ts'
import { soundsOf } from './sounds.ts'

/** Plays the sounds of what has just happened, once, even if it is shown to one person after another. */
export function useEventSounds({ sounds }: GameUi, events: readonly GameEvent[], isSilent: boolean): void {
  const lastPlayed = useRef('')
  useEffect(() => {
    const key = events.length === 0 ? '' : JSON.stringify(events.map(({ secret: _, ...open }) => open))
    if (key === lastPlayed.current) return
    lastPlayed.current = key
    if (!isSilent && events.length > 0 && sounds !== undefined) play(events, sounds).catch(console.error)
  }, [events, sounds, isSilent])
}

async function play(events: readonly GameEvent[], sounds: NonNullable<GameUi['sounds']>): Promise<void> {
  await pageSounds.play(...soundsOf(events, await sounds()))
}
