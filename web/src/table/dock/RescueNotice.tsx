import { useWords } from '../../words/words.ts'
import { useTableWords } from '../words.ts'

interface Props {
  readonly says: string
  onExport(): void
  /** Where it is enough to have read it once. */
  onClose?(): void
}

/** Something is wrong at this table, and the way to bring its record into safety. */
export function RescueNotice({ says, onExport, onClose }: Props) {
  const words = useTableWords()
  const { close } = useWords()
  return (
    <p className="notice danger" role="alert">
      {says}{' '}
      <button type="button" className="button" onClick={onExport}>
        {words.export}
      </button>
      {onClose !== undefined && (
        <button type="button" className="button bare" onClick={onClose}>
          {close}
        </button>
      )}
    </p>
  )
}
