import { useState } from 'preact/hooks'
import { editionName } from '../games/games.ts'
import { SeatMark } from '../kit/SeatMark.tsx'
import { when } from '../kit/when.ts'
import { href } from '../router/routes.ts'
import { deleteTable } from '../saves/list.ts'
import { SaveFileButton } from '../saves/SaveFileButton.tsx'
import type { TableSummary } from '../saves/summary.ts'
import { useLang } from '../settings/useSettings.ts'
import { seatInfos } from '../table/names.ts'
import { useWords } from '../words/words.ts'
import { waitingNames } from './waiting-names.ts'

interface Props {
  readonly table: TableSummary
  onChange(): void
}

/** One saved game. */
export function SavedTableCard({ table, onChange }: Props) {
  const lang = useLang()
  const { lobby } = useWords()
  const [isAsking, setAsking] = useState(false)
  const name = table.state === 'damaged' ? lobby.damaged : editionName(table.edition, lang)
  const time = table.updated === 0 ? '' : when(lang, table.updated, Date.now())

  const remove = async () => {
    await deleteTable(table.id)
    onChange()
  }

  return (
    <li className="saved-table">
      <h3>
        {name} <span className="soft small">{time}</span>
      </h3>
      {table.state === 'damaged' ? <p className="small">{lobby.damagedHint}</p> : <Standing table={table} />}
      <div className="row tight">
        {isAsking ? (
          <>
            <span>{lobby.deleteSure}</span>
            <button type="button" className="button danger" onClick={() => remove().catch(console.error)}>
              {lobby.delete}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {lobby.keep}
            </button>
          </>
        ) : (
          <>
            {table.state !== 'damaged' && (
              <a
                className="button"
                href={href(
                  table.canContinue
                    ? { page: 'table', id: table.id }
                    : { page: 'replay', id: table.id, at: null },
                )}
              >
                {table.canContinue ? lobby.continue : lobby.watch}
              </a>
            )}
            <button type="button" className="button bare" onClick={() => setAsking(true)}>
              {lobby.delete}
            </button>
            <SaveFileButton table={table.id} label={lobby.export} isBare />
          </>
        )}
      </div>
    </li>
  )
}

function Standing({ table }: { readonly table: Exclude<TableSummary, { readonly state: 'damaged' }> }) {
  const { lobby } = useWords()
  const winners = table.winners.map((seat) => table.seats[seat]?.name ?? '').join(', ')
  const deciding = waitingNames(table)
  return (
    <>
      <ul className="saved-table-seats small">
        {seatInfos(table.seats).map(({ seat, name }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={14} />
            {name}
          </li>
        ))}
      </ul>
      <p className="small">
        {table.state === 'finished' && winners !== '' && `${lobby.won(winners)} · `}
        {table.canContinue && deciding !== '' && `${lobby.waitingFor(deciding)} · `}
        {lobby.moves(table.moves)}
      </p>
      {table.state === 'unfinished' && !table.canContinue && <p className="small">{lobby.watchOnly}</p>}
    </>
  )
}
