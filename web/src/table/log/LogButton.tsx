import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'

/** Opens and closes the log on screens on which it is not beside the board. */
export function LogButton({ isOpen, onOpen }: { readonly isOpen: boolean; onOpen(isOpen: boolean): void }) {
  const words = useTableWords()
  return (
    <button
      type="button"
      className="button bare icon log-button"
      aria-expanded={isOpen}
      aria-label={words.log}
      onClick={() => onOpen(!isOpen)}
    >
      <TableIcon name="log" />
    </button>
  )
}
