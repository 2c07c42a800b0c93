import { useWords } from '../../words/words.ts'
import { useTableWords } from '../words.ts'

interface Props {
  readonly says: string
  onExport(): void
  /** For a notice that needs to be read only once. */
  onClose?(): void
}

/** Says that something is wrong at this table, and lets the player save its record. */
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
