import { useState } from 'preact/hooks'
import type { TableSummary } from '../saves/summary.ts'
import { useWords } from '../words/words.ts'
import { SavedTableCard } from './SavedTableCard.tsx'

interface Props {
  readonly tables: readonly TableSummary[]
  /** The one that has a "Continue" link already. */
  readonly latest: string | null
  onChange(): void
}

const SHOWN_AT_FIRST = 6

/** The list of saved games: unfinished ones to continue, and finished ones to watch again. */
export function SavedTables({ tables, latest, onChange }: Props) {
  const { lobby } = useWords()
  const [showsAll, setShowsAll] = useState(false)
  const open = tables.filter((table) => table.state !== 'finished')
  const finished = tables.filter((table) => table.state === 'finished')
  return (
    <>
      {open.some((table) => table.id !== latest) && (
        <section className="saved-tables" aria-labelledby="unfinished">
          <h2 id="unfinished">{lobby.unfinished}</h2>
          <ul>
            {open.map((table) => (
              <SavedTableCard key={table.id} table={table} onChange={onChange} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <section className="saved-tables" aria-labelledby="finished">
          <h2 id="finished">{lobby.finished}</h2>
          <ul>
            {(showsAll ? finished : finished.slice(0, SHOWN_AT_FIRST)).map((table) => (
              <SavedTableCard key={table.id} table={table} onChange={onChange} />
            ))}
          </ul>
          {!showsAll && finished.length > SHOWN_AT_FIRST && (
            <p>
              <button type="button" className="button" onClick={() => setShowsAll(true)}>
                {lobby.allSaves(finished.length)}
              </button>
            </p>
          )}
        </section>
      )}
    </>
  )
}
