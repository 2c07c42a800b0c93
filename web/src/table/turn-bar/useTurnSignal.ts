import { useEffect, useRef } from 'preact/hooks'
import { pageSounds } from '../../sound/page-sounds.ts'
import { type Call, isNewCall } from './call.ts'

const restingIcon = '/icon.svg'
const turnIcon = '/icon-turn.svg'

/** Shows in the tab's title, and plays once as a sound, that a player at this screen has a question. */
export function useTurnSignal(call: Call | null, title: string): void {
  const isAsked = call !== null
  // A question that is open when the page opens needs no signal.
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
