import { useStore } from '@kantyna/ui'
import { OpenedLine } from '../saves/OpenedLine.tsx'
import { useRecordWords } from '../saves/words.ts'
import { useWords } from '../words/words.ts'
import { lastOpened } from './open-shared.ts'

/** Says once what the opened link contained. */
export function OpenedNotice({ id }: { readonly id: string }) {
  const { close } = useWords()
  const records = useRecordWords()
  const kept = useStore(lastOpened)
  if (kept === null || kept.id !== id) return null
  return (
    <p className="notice opened-notice" role="status">
      <span>
        <OpenedLine opened={kept.opened} /> {kept.isKnown ? records.known : records.saved}
      </span>
      <button type="button" className="button bare" onClick={() => lastOpened.set(null)}>
        {close}
      </button>
    </p>
  )
}
