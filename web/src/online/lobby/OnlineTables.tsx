import { editionOf } from '@kantyna/kernel'
import type { TableSummary } from '@kantyna/online'
import { Suspense } from 'preact/compat'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { editionName } from '../../games/games.ts'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { when } from '../../kit/when.ts'
import { href } from '../../router/routes.ts'
import { useLang } from '../../settings/useSettings.ts'
import { api } from '../api-client.ts'
import { useOnlineWords } from '../words.ts'
import { askedNames, freeSeatsIn, isYourMove, joinable, nextWaiting } from './lists.ts'

type Fetched =
  | { readonly is: 'asking' }
  | { readonly is: 'no-server' | 'unreachable' }
  | { readonly is: 'here'; readonly mine: readonly TableSummary[]; readonly open: readonly TableSummary[] }

/** How often the lists are fetched again while the lobby is looked at, in milliseconds. */
const EVERY_MS = 20_000

/** The tables of this device, and those that look for players. */
export function OnlineTables() {
  return (
    <Suspense fallback={null}>
      <Lists />
    </Suspense>
  )
}

function Lists() {
  const { lobby } = useOnlineWords()
  const [lists, setLists] = useState<Fetched>({ is: 'asking' })
  const refresh = useCallback(() => {
    fetchLists().then(setLists, console.error)
  }, [])
  useEffect(() => {
    refresh()
    const onVisibility = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(onVisibility, EVERY_MS)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [refresh])
  if (lists.is === 'asking') return null
  if (lists.is !== 'here')
    return (
      <div className="notice" role="status">
        <p>{lobby.unavailable[lists.is]}</p>
        {lists.is === 'unreachable' && (
          <button type="button" className="button" onClick={refresh}>
            {lobby.again}
          </button>
        )}
      </div>
    )
  const next = nextWaiting(lists.mine)
  const open = joinable(lists.open, lists.mine)
  return (
    <>
      {next !== null && (
        <p>
          <a className="button primary" href={href({ page: 't', table: next.table })}>
            {lobby.next}
          </a>
        </p>
      )}
      {lists.mine.length > 0 && (
        <>
          <h3>{lobby.mine}</h3>
          <ul>
            {lists.mine.map((table) => (
              <OnlineTableCard key={table.table} table={table} link={lobby.openTable} />
            ))}
          </ul>
        </>
      )}
      <h3>{lobby.open}</h3>
      {open.length === 0 ? (
        <p className="soft">{lobby.noneOpen}</p>
      ) : (
        <ul>
          {open.map((table) => (
            <OnlineTableCard key={table.table} table={table} link={lobby.join} />
          ))}
        </ul>
      )}
    </>
  )
}

function OnlineTableCard({ table, link }: { readonly table: TableSummary; readonly link: string }) {
  const lang = useLang()
  const { lobby, room } = useOnlineWords()
  const { settings, stage, names, changed } = table
  const asked = askedNames(table)
  const free = freeSeatsIn(table)
  return (
    <li className="saved-table" data-asked={isYourMove(table) || undefined}>
      <h4>
        {editionName(editionOf(settings.game, settings.options), lang)}{' '}
        <span className="soft small">{when(lang, changed, Date.now())}</span>
      </h4>
      <ul className="saved-table-seats small">
        {settings.seats.map(({ kind }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
          <li key={seat}>
            <SeatMark seat={seat} size={14} />
            {names[seat] ?? (kind === 'bot' ? room.botShort : lobby.freeSeat)}
          </li>
        ))}
      </ul>
      <p className="small">
        {stage === 'gathering' && (free > 0 ? `${lobby.gathering}: ${lobby.free(free)}` : lobby.unready)}
        {stage === 'over' && lobby.over}
        {stage === 'playing' &&
          (isYourMove(table) ? (
            <strong className="your-move">● {lobby.yourMove}</strong>
          ) : (
            asked !== '' && lobby.waitingFor(asked)
          ))}
      </p>
      <p className="row tight">
        <a className="button" href={href({ page: 't', table: table.table })}>
          {link}
        </a>
      </p>
    </li>
  )
}

async function fetchLists(): Promise<Fetched> {
  const [server, mine, open] = await Promise.all([api.server(), api.mine(), api.open()])
  if (!server.ok) return { is: server.problem === 'no-server' ? 'no-server' : 'unreachable' }
  return mine.ok && open.ok ? { is: 'here', mine: mine.value, open: open.value } : { is: 'unreachable' }
}
