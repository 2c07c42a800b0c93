import { TableIcon } from '../icons.tsx'
import { useTableWords } from '../words.ts'
import type { Hint } from './useHint.ts'
import './hint.css'

interface Props {
  readonly hint: Hint | null
  /** On an upright phone the dock has no room for it, so it is in the bar. */
  readonly at: 'bar' | 'dock'
}

/** Asks for the expert bot's choice. */
export function HintButton({ hint, at }: Props) {
  const words = useTableWords()
  if (hint === null) return null
  return (
    <button
      type="button"
      className="button bare hint"
      data-at={at}
      aria-busy={hint.isThinking}
      title={words.hintSays}
      onClick={hint.ask}
    >
      <TableIcon name="lamp" />
      <span className="hint-text">{words.hint}</span>
    </button>
  )
}
