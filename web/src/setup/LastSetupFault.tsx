import { useWords } from '../words/words.ts'
import { type SetupFault, setupFaultText } from './seating.ts'

/** Says what is wrong with the last setup; nothing if it can be used, or there was none. */
export function LastSetupFault({ fault }: { readonly fault: SetupFault | null }) {
  const words = useWords()
  if (fault === null) return null
  return (
    <p className="notice" role="status">
      {setupFaultText(words, fault)}
    </p>
  )
}
