import { useRef, useState } from 'preact/hooks'
import { TableIcon } from '../icons.tsx'
import { usePlaced } from '../overlay/usePlaced.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { placeHelp } from './place-help.ts'
import './help.css'

interface Props {
  readonly kind: 'hint' | 'coach'
  readonly text: string
  onClose(): void
}

/**
 * A sentence of help. It is placed over the table where it covers nothing that can be touched; if there is no such
 * place, a lamp replaces it until it is opened.
 */
export function HelpLine({ kind, text, onClose }: Props) {
  const overTable = useOverTableWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  usePlaced(box, placeHelp)
  return (
    <div ref={box} className="help-line" data-kind={kind} data-opened={isOpened || undefined} role="status">
      <TableIcon name="lamp" />
      <button
        type="button"
        className="button bare icon help-open"
        aria-label={overTable.openHelp}
        aria-expanded={false}
        onClick={() => setOpened(true)}
      >
        <TableIcon name="lamp" />
      </button>
      <p>{text}</p>
      <button type="button" className="button bare icon" aria-label={overTable.closeHelp} onClick={onClose}>
        <TableIcon name="cross" />
      </button>
    </div>
  )
}
