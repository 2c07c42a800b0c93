import type { PresentedDecision } from '@kantyna/kernel'
import { type Answering, nextPartOf } from '@kantyna/ui'
import { useEffect, useRef } from 'preact/hooks'

/**
 * What can only be answered in one way that goes on with parts, such as the income, is begun by itself: once, so that
 * whoever calls it off can take something back. What is begun by touching something on the table waits for that.
 */
export function useBeginOnly(decisions: readonly PresentedDecision[], answering: Answering): void {
  const begun = useRef('')
  const { assembly, begin } = answering
  useEffect(() => {
    const [asked, ...others] = decisions
    const [only, ...more] = asked?.options ?? []
    if (asked === undefined || only === undefined || others.length > 0 || more.length > 0) return
    if (only.touches.length > 0) return
    const key = `${asked.kind} ${asked.id} ${asked.seat}`
    if (assembly !== null || begun.current === key || nextPartOf(only) === null) return
    begun.current = key
    begin(asked, only.id)
  }, [decisions, assembly, begin])
}
