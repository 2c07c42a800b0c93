import { useWords } from '../words/words.ts'
import type { SetupFault } from './seating.ts'
import { setupFaultSays } from './setup-fault.ts'

/** Nothing where the last setup is used as it was, or there was none. */
export function LastSetupFault({ fault }: { readonly fault: SetupFault | null }) {
  const words = useWords()
  if (fault === null) return null
  return (
    <p className="notice" role="status">
      {setupFaultSays(words, fault)}
    </p>
  )
}
