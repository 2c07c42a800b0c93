import { editionOf } from '@kantyna/kernel'
import type { RemoteTable, RoomView } from '@kantyna/online'
import { Suspense } from 'preact/compat'
import { useState } from 'preact/hooks'
import { editionName } from '../../games/games.ts'
import { useLang } from '../../settings/useSettings.ts'
import { Page } from '../../shell/Page.tsx'
import { NameField } from '../NameField.tsx'
import { useRequests } from '../use-remote.ts'
import { useServerInfo } from '../use-server-info.ts'
import { useOnlineWords } from '../words.ts'
import { keepName, lastName } from '../your-name.ts'
import { ChangeSettings } from './ChangeSettings.tsx'
import { Invitation } from './Invitation.tsx'
import { ReportTable } from './ReportTable.tsx'
import { freeSeats, isLeading, type RoomStatus, statusOf } from './room-model.ts'
import { SeatLine } from './SeatLine.tsx'
import { SettingsSummary } from './SettingsSummary.tsx'
import '../online.css'

interface Props {
  readonly table: string
  readonly remote: RemoteTable
  readonly room: RoomView
  /** What is wrong with the connection; null if it is live. */
  readonly connectionSays: string | null
}

/** A table before the deal: who sits where, who is ready, and the link that lets others in. */
export function WaitingRoom({ table, remote, room, connectionSays }: Props) {
  const lang = useLang()
  const { room: words, create } = useOnlineWords()
  const info = useServerInfo()
  const { send, says } = useRequests(remote)
  const [name, setName] = useState(lastName)
  const [isAlso, setAlso] = useState(false)
  const [isNameless, setNameless] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const { settings, own, seats, expires } = room
  const game = editionName(editionOf(settings.game, settings.options), lang)
  const free = freeSeats(seats)
  // A visitor does not count as one of the others.
  const visitors = room.watchers - (own.length === 0 ? 1 : 0)
  const maySit = free.length > 0 && (own.length === 0 || isAlso)
  const request = (wanted: Parameters<typeof send>[0]) => {
    send(wanted).catch(console.error)
  }
  const sit = (seat: number | undefined) => {
    const called = name.trim()
    setNameless(called === '')
    if (called === '' || seat === undefined) return
    if (own.length === 0) keepName(called)
    send({ do: 'sit', seat, name: called })
      .then((isDone) => {
        if (!isDone) return
        setAlso(false)
        setName('')
      })
      .catch(console.error)
  }

  return (
    <Page title={words.title(game)} width="reading">
      <p role="status" className="room-status" data-asked={isAsked(statusOf(room)) || undefined}>
        {connectionSays ?? statusText(statusOf(room))}
      </p>
      {says !== null && (
        <p className="notice danger" role="alert">
          {says}
        </p>
      )}
      <div className="room">
        <section className="room-part" aria-labelledby="room-seats">
          <h2 id="room-seats">{words.seats}</h2>
          {own.length > 0 && free.length > 0 && !isAlso && (
            <button
              type="button"
              className="button bare room-also"
              onClick={() => {
                setName('')
                setAlso(true)
              }}
            >
              {words.sitAlso}
            </button>
          )}
          {maySit && (
            <form
              className="room-sit"
              onSubmit={(event) => {
                event.preventDefault()
                sit(free[0])
              }}
            >
              <NameField
                label={own.length === 0 ? words.sitAs : words.alsoAs}
                value={name}
                onChange={(typed) => {
                  setName(typed)
                  setNameless(false)
                }}
              />
              <button type="submit" className="button primary">
                {words.sitTitle}
              </button>
              {isNameless && (
                <p className="notice danger" role="alert">
                  {create.nameMissing}
                </p>
              )}
            </form>
          )}
          <ol className="room-seats">
            {seats.map((_, seat) => (
              <SeatLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
                key={seat}
                table={table}
                room={room}
                seat={seat}
                onSit={maySit && free.length > 1 ? () => sit(seat) : undefined}
                send={request}
              />
            ))}
          </ol>
          {visitors > 0 && <p className="small soft">{words.visitors(visitors)}</p>}
        </section>
        <Invitation table={table} room={room} game={game} info={info} />
        <Suspense fallback={null}>
          <SettingsSummary settings={settings} table={table} />
        </Suspense>
      </div>
      <p className="row">
        {isLeading(room) && (
          <button type="button" className="button" onClick={() => setChanging(true)}>
            {words.changeSettings}
          </button>
        )}
        <a className="button bare" href="#/">
          {words.leave}
        </a>
      </p>
      {settings.isListed && <ReportTable table={table} contact={info?.contact ?? null} />}
      {expires !== null && (
        <p className="small soft">
          {words.expires(
            new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(expires),
          )}
        </p>
      )}
      {isChanging && (
        <ChangeSettings
          settings={settings}
          says={says}
          onClose={() => setChanging(false)}
          onChange={(changed) => send({ do: 'settings', settings: changed })}
        />
      )}
    </Page>
  )

  function statusText(status: RoomStatus): string {
    switch (status.is) {
      case 'free':
        return words.status.free(status.seats)
      case 'ready':
        return words.status.ready(status.names.join(', '))
      default:
        return words.status[status.is]
    }
  }
}

function isAsked({ is }: RoomStatus): boolean {
  return is === 'sit' || is === 'you'
}
