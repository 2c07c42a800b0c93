import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import type { Hint } from './useHint.ts'

/** Asks what the expert would do. */
export function HintButton({ hint }: { readonly hint: Hint | null }) {
  const words = useTableWords()
  if (hint === null) return null
  return (
    <button
      type="button"
      className="button bare hint"
      aria-busy={hint.isThinking}
      title={words.hintSays}
      onClick={hint.ask}
    >
      <TableIcon name="lamp" />
      <span className="hint-text">{words.hint}</span>
    </button>
  )
}
