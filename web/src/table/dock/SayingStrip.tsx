import type { GameBundle, Lang } from '@kantyna/kernel'
import { fetchedLater } from '@kantyna/ui'
import type { Saying } from '../hands/useHands.ts'
import { useTableWords } from '../words.ts'

const NotTaken = fetchedLater(async () => (await import('../sheets.ts')).NotTaken)

interface Props {
  readonly saying: Saying | null
  readonly bundle: GameBundle
  readonly lang: Lang
}

/** What the hands are told for a moment: that an answer was not taken, or what a number on the table means. */
export function SayingStrip({ saying, bundle, lang }: Props) {
  const words = useTableWords()
  return (
    <div className="saying" role="status">
      {saying !== null && (
        <p className="saying-text">
          {saying.kind === 'told' && saying.text}
          {saying.kind === 'noMore' && words.noMore(saying.max)}
          {saying.kind === 'notTaken' && <NotTaken error={saying.error} bundle={bundle} lang={lang} />}
        </p>
      )}
    </div>
  )
}
