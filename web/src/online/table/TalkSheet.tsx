import type { Seat, TableLink } from '@kantyna/kernel'
import type { RemoteTable, RoomView, Said } from '@kantyna/online'
import { useStore } from '@kantyna/ui'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { SwitchRow } from '../../kit/SwitchRow.tsx'
import type { SeatNames } from '../../table/names.ts'
import { linkTo } from '../link-to.ts'
import { ShareLink } from '../ShareLink.tsx'
import { useRequests } from '../use-remote.ts'
import { useServerInfo } from '../use-server-info.ts'
import { useOnlineWords } from '../words.ts'
import { isMuted, setMuted } from './muting.ts'
import { presets, presetText } from './presets.ts'
import { TakeOver } from './TakeOver.tsx'
import { botSeats, mayNudge, presenceOf } from './table-model.ts'
import { useSnapshot } from './use-snapshot.ts'

interface Props {
  readonly table: string
  readonly game: string
  readonly remote: RemoteTable
  readonly link: TableLink
  readonly room: RoomView
  readonly said: readonly Said[]
  readonly names: SeatNames
  onClose(): void
}

const LONGEST_TEXT = 200

/** Who is at the table, who watches, and what is said. */
export function TalkSheet(props: Props) {
  const { table, game, remote, link, room, names, onClose } = props
  const { table: words } = useOnlineWords()
  const info = useServerInfo()
  const snapshot = useSnapshot(link, link.seats[0] ?? null)
  const { send, says } = useRequests(remote)
  const [nudged, setNudged] = useState<Seat | null>(null)
  const asked = new Set(snapshot.waiting.map(({ seat }) => seat))
  const nudgeable = link.seats.length > 0 ? mayNudge(snapshot, link.seats) : []
  return (
    <Sheet title={words.talk} onClose={onClose}>
      <section className="room-part" aria-label={words.players}>
        <ul className="talk-players">
          {presenceOf(snapshot, room).map((presence, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
            <li key={seat}>
              <SeatMark seat={seat} size={18} />
              <span className="label">{names(seat)}</span>
              <span className="presence-dot" data-presence={presence} />
              <span className="small soft">
                {words.presence[presence]}
                {asked.has(seat) && ` · ${words.asked}`}
              </span>
              {nudgeable.includes(seat) && (
                <button
                  type="button"
                  className="button bare"
                  aria-label={words.nudgeName(names(seat))}
                  onClick={() => {
                    send({ do: 'nudge', seat })
                      .then((isDone) => setNudged(isDone ? seat : null))
                      .catch(console.error)
                  }}
                >
                  {words.nudge}
                </button>
              )}
            </li>
          ))}
        </ul>
        <p className="small soft" role="status">
          {nudged === null ? words.watchers(room.watchers) : words.nudged(names(nudged))}
        </p>
        {room.watchLink !== null && (
          <details>
            <summary>{words.inviteWatchers}</summary>
            <ShareLink
              label={words.inviteWatchers}
              link={linkTo(info?.url ?? location.origin, { page: 'watch', table, secret: room.watchLink })}
              title={game}
            />
          </details>
        )}
      </section>
      {room.settings.lateSeats && link.seats.length === 0 && snapshot.outcome === null && (
        <TakeOver seats={botSeats(snapshot, room)} names={names} send={send} onTaken={onClose} />
      )}
      <Chat {...props} send={send} />
      {says !== null && (
        <p className="notice danger" role="alert">
          {says}
        </p>
      )}
    </Sheet>
  )
}

function Chat({
  link,
  room,
  said,
  names,
  send,
}: Props & { readonly send: ReturnType<typeof useRequests>['send'] }) {
  const { table: words, presets: sentences } = useOnlineWords()
  const muted = useStore(isMuted)
  const [text, setText] = useState('')
  const [chosen, setSpeaker] = useState<Seat | null>(null)
  const speaker = chosen ?? link.seats[0]
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is at the end
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [said])
  const lines = said.flatMap(({ seat, preset, text: free, at }) => {
    const line = preset === null ? free : presetText(sentences, preset)
    return line === null ? [] : [{ seat, line, at }]
  })
  return (
    <section className="room-part" aria-label={words.chat}>
      <SwitchRow label={words.mute} isOn={muted} onChange={setMuted} />
      {muted ? (
        <p className="small soft">{words.chatMuted}</p>
      ) : (
        <>
          <ol ref={list} className="talk-lines" aria-live="polite">
            {lines.length === 0 && <li className="small soft">{words.chatEmpty}</li>}
            {lines.map(({ seat, line, at }) => (
              <li key={`${at} ${seat}`}>
                <SeatMark seat={seat} size={14} /> <strong>{names(seat)}:</strong> {line}
              </li>
            ))}
          </ol>
          {speaker !== undefined && (
            <>
              {link.seats.length > 1 && (
                <div className="field">
                  <label htmlFor={id}>{words.sayAs}</label>
                  <select
                    id={id}
                    value={String(speaker)}
                    onChange={(event) => setSpeaker(Number(event.currentTarget.value))}
                  >
                    {link.seats.map((seat) => (
                      <option key={seat} value={String(seat)}>
                        {names(seat)}
                      </option>
                    ))}
                  </select>
                </div>
              )}
              <fieldset className="talk-presets">
                <legend className="unseen">{words.say}</legend>
                {presets.map((preset) => (
                  <button
                    key={preset}
                    type="button"
                    className="button"
                    onClick={() => {
                      send({ do: 'say', seat: speaker, preset }).catch(console.error)
                    }}
                  >
                    {sentences[preset]}
                  </button>
                ))}
              </fieldset>
              {room.settings.talk === 'free' && (
                <form
                  className="room-sit"
                  onSubmit={(event) => {
                    event.preventDefault()
                    const wanted = text.trim()
                    if (wanted === '') return
                    send({ do: 'talk', seat: speaker, text: wanted })
                      .then((isDone) => {
                        if (isDone) setText('')
                      })
                      .catch(console.error)
                  }}
                >
                  <div className="field">
                    <label htmlFor={`${id}-text`}>{words.free}</label>
                    <input
                      id={`${id}-text`}
                      type="text"
                      value={text}
                      maxLength={LONGEST_TEXT}
                      autoComplete="off"
                      onInput={(event) => setText(event.currentTarget.value)}
                    />
                  </div>
                  <button type="submit" className="button primary">
                    {words.send}
                  </button>
                </form>
              )}
            </>
          )}
        </>
      )}
    </section>
  )
}
