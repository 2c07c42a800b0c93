import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import './help.css'

interface Props {
  readonly kind: 'hint' | 'coach'
  readonly says: string
  onClose(): void
}

/** A sentence of help: it has a row of its own above the dock, so that it never lies over what is asked. */
export function HelpLine({ kind, says, onClose }: Props) {
  const words = useTableWords()
  return (
    <div className="help-line" data-kind={kind} role="status">
      <TableIcon name="lamp" />
      <p>{says}</p>
      <button type="button" className="button bare icon" aria-label={words.closeHelp} onClick={onClose}>
        <TableIcon name="cross" />
      </button>
    </div>
  )
}
