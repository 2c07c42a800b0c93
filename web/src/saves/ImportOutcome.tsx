import { href } from '../router/routes.ts'
import { useWords } from '../words/words.ts'
import type { Imported } from './files.ts'
import { OpenedLine } from './OpenedLine.tsx'
import { problemText } from './record-problem.ts'
import { useRecordWords } from './words.ts'

/** The result of importing a file. */
export function ImportOutcome({ imported }: { readonly imported: Imported }) {
  const words = useWords()
  const records = useRecordWords()
  if (!imported.ok) return problemText(records, words, imported.problem)
  return (
    <>
      <OpenedLine opened={imported.opened} /> {imported.isKnown ? records.known : records.saved}{' '}
      <OpenLink imported={imported} />
    </>
  )
}

function OpenLink({ imported: { id, canContinue } }: { readonly imported: Extract<Imported, { ok: true }> }) {
  const { lobby } = useWords()
  return (
    <a href={href(canContinue ? { page: 'table', id } : { page: 'replay', id, at: null })}>
      {canContinue ? lobby.continue : lobby.watch}
    </a>
  )
}
