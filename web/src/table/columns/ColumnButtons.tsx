import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import { columns, toggleColumn, useFolded } from './columns.ts'

/** Folds the columns beside the board, if there are any, and unfolds them. */
export function ColumnButtons() {
  const words = useTableWords()
  const folded = useFolded()
  return columns.map((column) => (
    <button
      key={column}
      type="button"
      className="button bare icon column-button"
      aria-label={words.columns[column]}
      title={words.columns[column]}
      aria-expanded={!folded.includes(column)}
      onClick={() => toggleColumn(column)}
    >
      <TableIcon name={column === 'left' ? 'columnLeft' : 'columnRight'} />
    </button>
  ))
}
