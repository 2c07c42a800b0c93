import { useEffect, useRef } from 'preact/hooks'
import { pageSounds } from '../../sound/page-sounds.ts'
import { type Call, isNewCall } from './called-for.ts'

const restingIcon = '/icon.svg'
const turnIcon = '/icon-turn.svg'

/** Says in the tab, and once aloud, that a player at this screen is asked something. */
export function useTurnSignal(call: Call | null, title: string): void {
  const isAsked = call !== null
  // What is asked when the page opens is seen.
  const before = useRef<Call | null | undefined>(undefined)
  useEffect(() => {
    document.title = isAsked ? `● ${title}` : title
  }, [isAsked, title])
  useEffect(() => {
    setIcon(isAsked ? turnIcon : restingIcon)
    return () => setIcon(restingIcon)
  }, [isAsked])
  useEffect(() => {
    if (before.current !== undefined && isNewCall(before.current, call))
      pageSounds.play('turn').catch(console.error)
    before.current = call
  }, [call])
}

function setIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address)
}
