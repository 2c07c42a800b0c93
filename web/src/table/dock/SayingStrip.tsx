import type { Saying } from '../hands/useHands.ts'
import { useTableWords } from '../words.ts'

/** What the hands are told for a moment: that an answer was not taken, or what a number on the table means. */
export function SayingStrip({ saying }: { readonly saying: Saying | null }) {
  const words = useTableWords()
  return (
    <div className="saying" role="status">
      {saying !== null && (
        <p className="saying-text">
          {saying.kind === 'told' && saying.text}
          {saying.kind === 'noMore' && words.noMore(saying.max)}
          {saying.kind === 'notTaken' && (saying.isStale ? words.staleAnswer : words.notTaken)}
        </p>
      )}
    </div>
  )
}
