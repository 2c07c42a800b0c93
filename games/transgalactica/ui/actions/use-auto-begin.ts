import type { PresentedDecision } from '@kantyna/kernel'
import { type Answering, nextPartOf } from '@kantyna/ui'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Starts composing the answer if there is only one option and it needs parts, as with income. It starts only once for
 * each question, so that the player can cancel it and take something back. An option that is started by tapping
 * something on the table waits for the tap.
 */
export function useAutoBegin(decisions: readonly PresentedDecision[], answering: Answering): void {
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
