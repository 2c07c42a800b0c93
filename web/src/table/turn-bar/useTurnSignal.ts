import { useEffect, useRef } from 'preact/hooks'
import { pageSounds } from '../../sound/page-sounds.ts'

const restingIcon = '/icon.svg'
const turnIcon = '/icon-turn.svg'

/** Says in the tab, and once aloud, that somebody at this screen is asked. */
export function useTurnSignal(isAsked: boolean, title: string): void {
  const wasAsked = useRef(true)
  useEffect(() => {
    document.title = isAsked ? `● ${title}` : title
  }, [isAsked, title])
  useEffect(() => {
    setIcon(isAsked ? turnIcon : restingIcon)
    return () => setIcon(restingIcon)
  }, [isAsked])
  useEffect(() => {
    if (isAsked && !wasAsked.current) pageSounds.play('turn').catch(console.error)
    wasAsked.current = isAsked
  }, [isAsked])
}

function setIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address)
}
