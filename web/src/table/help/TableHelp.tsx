import { fetchedLater, fetchedWhenDrawn } from '@kantyna/ui'
import type { TableState } from '../controller/table-state.ts'
import type { Hint } from './useHint.ts'

const HelpLine = fetchedLater(async () => (await import('../sheets.ts')).HelpLine)

// Players who have switched the coach off do not fetch it.
const CoachLine = fetchedWhenDrawn(async () => (await import('./CoachLine.tsx')).CoachLine)

interface Props {
  readonly game: string
  readonly state: TableState
  readonly hint: Hint | null
  readonly isCoached: boolean
}

/** One sentence of help at a time: the requested hint, or else the coach's line. */
export function TableHelp({ game, state, hint, isCoached }: Props) {
  if (hint !== null && hint.text !== null)
    return <HelpLine key={hint.text} kind="hint" text={hint.text} onClose={hint.close} />
  if (!isCoached || state.viewer === null) return null
  return <CoachLine game={game} state={state} />
}
