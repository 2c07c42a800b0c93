import type { GameBundle, Lang } from '@kantyna/kernel'
import { fetchedLater } from '@kantyna/ui'
import type { Notice } from '../hands/useHands.ts'
import { useTableWords } from '../words.ts'

const NotTaken = fetchedLater(async () => (await import('../sheets.ts')).NotTaken)

interface Props {
  readonly notice: Notice | null
  readonly bundle: GameBundle
  readonly lang: Lang
}

/** A short message of the hands: an answer was refused, or the meaning of a number on the table. */
export function NoticeStrip({ notice, bundle, lang }: Props) {
  const words = useTableWords()
  return (
    <div className="hands-notice" role="status">
      {notice !== null && (
        <p className="hands-notice-text">
          {notice.kind === 'message' && notice.text}
          {notice.kind === 'noMore' && words.noMore(notice.max)}
          {notice.kind === 'notTaken' && <NotTaken error={notice.error} bundle={bundle} lang={lang} />}
        </p>
      )}
    </div>
  )
}
