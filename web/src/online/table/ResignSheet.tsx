import { Sheet } from '../../kit/Sheet.tsx'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly isDuel: boolean
  onClose(): void
  onResign(): void
}

/** Asks once more before a player gives the game up. */
export function ResignSheet({ isDuel, onClose, onResign }: Props) {
  const { table } = useOnlineWords()
  return (
    <Sheet title={table.resignTitle} role="alertdialog" onClose={onClose}>
      <p>{isDuel ? table.resignTwo : table.resignMore}</p>
      <p className="row">
        <button
          type="button"
          className="button danger"
          onClick={() => {
            onClose()
            onResign()
          }}
        >
          {table.resignYes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {table.resignNo}
        </button>
      </p>
    </Sheet>
  )
}
