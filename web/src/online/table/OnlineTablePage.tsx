import type { TableLink } from '@kantyna/kernel'
import { Suspense } from 'preact/compat'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useIsOnline } from '../../offline/offline.ts'
import { LoadingPage } from '../../shell/LoadingPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { useWords } from '../../words/words.ts'
import { api } from '../api-client.ts'
import { closedReason, connectionNote } from '../connection.ts'
import { noteOnlinePlay } from '../has-played.ts'
import { WaitingRoom } from '../room/WaitingRoom.tsx'
import { useRemote, useRemoteState } from '../use-remote.ts'
import { useOnlineWords } from '../words.ts'
import { ClosedPage } from './ClosedPage.tsx'
import { OnlineTable } from './OnlineTable.tsx'
import { onceEach } from './table-model.ts'
import { WatchLater } from './WatchLater.tsx'
import '../online.css'

/** An online table: its waiting room, and after the deal the game. */
export function OnlineTablePage({ table }: { readonly table: string }) {
  const [attempt, setAttempt] = useState(0)
  return <Connected key={attempt} table={table} isFirst={attempt === 0} onEntered={() => setAttempt(1)} />
}

interface Props {
  readonly table: string
  readonly isFirst: boolean
  /** This device may now see the table: connect again. */
  onEntered(): void
}

function Connected({ table, isFirst, onEntered }: Props) {
  const { connection: words } = useOnlineWords()
  const remote = useRemote(table)
  const state = useRemoteState(remote)
  const isOnline = useIsOnline()
  const { room, link } = state
  const said = useMemo(() => onceEach(state.said), [state.said])
  const closed = closedReason(state)
  const isEntering = useEntering(table, closed === 'forbidden' && isFirst, onEntered)
  const keyOf = useKeys()
  useEffect(() => {
    if (room !== null && room.own.length > 0) noteOnlinePlay()
  }, [room])
  const note = connectionNote(state, isOnline)
  const connectionSays = note === null ? null : words[note]
  if (closed !== null && isEntering) return <LoadingPage />
  if (closed !== null) return <ClosedPage reason={closed} />
  if (room !== null && link !== null)
    return (
      <Suspense fallback={<LoadingPage />}>
        <OnlineTable
          key={keyOf(link)}
          table={table}
          remote={remote}
          link={link}
          room={room}
          said={said}
          connectionSays={connectionSays}
        />
      </Suspense>
    )
  if (room !== null && room.stage === 'gathering')
    return (
      <Suspense fallback={<LoadingPage />}>
        <WaitingRoom table={table} remote={remote} room={room} connectionSays={connectionSays} />
      </Suspense>
    )
  if (
    room !== null &&
    room.stage === 'playing' &&
    room.own.length === 0 &&
    room.settings.watching === 'after'
  )
    return <WatchLater room={room} connectionSays={connectionSays} />
  return note === 'offline' ? <OfflinePage /> : <LoadingPage />
}

function OfflinePage() {
  const words = useWords()
  const { connection } = useOnlineWords()
  return (
    <Page title={words.trouble.offlineTitle}>
      <p role="status">{connection.offline}</p>
      <p>
        <a className="button" href="#/">
          {words.back}
        </a>
      </p>
    </Page>
  )
}

/** Anybody may enter a table in the list: a device without an invitation asks once. Returns whether it is asking. */
function useEntering(table: string, isRefused: boolean, onEntered: () => void): boolean {
  const [isOver, setOver] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the server has refused the connection
  useEffect(() => {
    if (!isRefused) return
    api.enter(table, null).then((answer) => {
      if (answer.ok) onEntered()
      else setOver(true)
    }, console.error)
  }, [isRefused])
  return isRefused && !isOver
}

/** A key for each link: with other seats the table is another one for the page. */
function useKeys(): (link: TableLink) => number {
  const keys = useRef(new Map<TableLink, number>())
  return (link) => {
    const known = keys.current.get(link) ?? keys.current.size
    keys.current.set(link, known)
    return known
  }
}
