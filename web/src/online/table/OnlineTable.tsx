import { editionOf, type Seat, type TableCommand, type TableLink } from '@kantyna/kernel'
import type { RemoteTable, RoomView, Said } from '@kantyna/online'
import { LineIcon, useStore } from '@kantyna/ui'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { editionName, useGameUi, useWholeTable } from '../../games/games.ts'
import { wallClock } from '../../kit/wall-clock.ts'
import { currentSettings, useLang } from '../../settings/useSettings.ts'
import { TableController } from '../../table/controller/controller.ts'
import { refusalText } from '../../table/dock/refusal.ts'
import { namesOf, useSeatNames } from '../../table/names.ts'
import type { MenuAction, OnlineParts } from '../../table/online-parts.ts'
import { Table } from '../../table/Table.tsx'
import { useOverTableWords } from '../../table/words/over-table.ts'
import { useOnlineWords } from '../words.ts'
import { Afterwards } from './Afterwards.tsx'
import { ClockFace } from './ClockFace.tsx'
import { DeviceSheet } from './DeviceSheet.tsx'
import { isMuted, readMuted } from './muting.ts'
import { Notes } from './Notes.tsx'
import { ResignSheet } from './ResignSheet.tsx'
import { TalkSheet } from './TalkSheet.tsx'
import { Toasts } from './Toasts.tsx'
import { awayHere, isDuel, ownPeople, presenceOf, unreadOf } from './table-model.ts'
import { useSnapshot } from './use-snapshot.ts'

interface Props {
  readonly table: string
  readonly remote: RemoteTable
  readonly link: TableLink
  readonly room: RoomView
  readonly said: readonly Said[]
  readonly connectionSays: string | null
}

/** A bubble with two lines of text. */
const TALK = 'M4.5 5.5h15v10.5h-8L7.5 20v-4h-3ZM8.5 9.5h7M8.5 12.5h4.5'

type Opened = 'talk' | 'device' | { readonly resign: Seat } | null

/** The game at an online table: the same table as everywhere, with what people at several places need. */
export function OnlineTable({ table, remote, link, room, said, connectionSays }: Props) {
  const lang = useLang()
  const edition = editionOf(link.table.game, link.table.options)
  const bundle = useWholeTable(edition)
  useGameUi(edition)
  const { table: words } = useOnlineWords()
  const { refused } = useOverTableWords()
  const snapshot = useSnapshot(link, link.seats[0] ?? null)
  const { names } = useSeatNames(snapshot.seats, bundle.game.words[lang], snapshot.view)
  const [controller] = useState(
    () => new TableController(bundle, link, { clock: wallClock, habits: currentSettings }),
  )
  useLayoutEffect(() => {
    controller.open()
    return () => controller.close()
  }, [controller])
  useEffect(readMuted, [])
  const muted = useStore(isMuted)
  const [opened, setOpened] = useState<Opened>(null)
  const [seenTo, setSeenTo] = useState(() => said.at(-1)?.at ?? 0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const unread = muted ? 0 : unreadOf(said, seenTo, link.seats)
  const game = editionName(edition, lang)
  const isOver = snapshot.outcome !== null || snapshot.ended !== null

  const send = (command: TableCommand) => {
    setRefusal(null)
    link.send(command).then((result) => {
      if (!result.ok) setRefusal(refusalText(result.error, refused, bundle.game.words[lang]))
    }, console.error)
  }
  const openTalk = () => {
    setOpened('talk')
  }
  const closeTalk = () => {
    setSeenTo(said.at(-1)?.at ?? 0)
    setOpened(null)
  }
  const afterwards = <Afterwards table={table} remote={remote} room={room} own={link.seats} />
  const online: OnlineParts = {
    place: { page: 't', table },
    // Without a connection nobody knows who is there.
    presence: connectionSays === null ? presenceOf(snapshot, room) : [],
    connectionSays,
    stoppedSays: stoppedSays(),
    menu: menu(),
    leave: link.seats.length === 0 ? words.menuLeaveWatching : words.menuLeave,
    tools: (
      <button
        type="button"
        className="button bare icon talk-button"
        aria-label={unread > 0 ? words.talkUnread(unread) : words.talk}
        title={words.talk}
        onClick={openTalk}
      >
        <LineIcon path={TALK} size={22} />
        {unread > 0 && <span className="talk-unread number">{unread}</span>}
      </button>
    ),
    notes: (
      <>
        <Notes
          link={link}
          names={names}
          afterwards={afterwards}
          send={send}
          nextTable={
            isOver && room.rematch !== null ? <p className="online-note panel">{words.rematchAsked}</p> : null
          }
        />
        <Toasts
          link={link}
          names={names}
          said={muted || opened === 'talk' ? NOTHING_SAID : said}
          refusal={refusal}
        />
      </>
    ),
    afterwards,
    beside: (seat) => <ClockFace link={link} seat={seat} name={names(seat)} />,
  }
  return (
    <>
      <Table id={table} controller={controller} isKept isPersistent online={online} />
      {opened === 'talk' && (
        <TalkSheet
          table={table}
          game={game}
          remote={remote}
          link={link}
          room={room}
          said={said}
          names={names}
          onClose={closeTalk}
        />
      )}
      {opened === 'device' && (
        <DeviceSheet
          table={table}
          game={game}
          seats={link.seats}
          names={names}
          onClose={() => setOpened(null)}
        />
      )}
      {opened !== null && typeof opened === 'object' && (
        <ResignSheet
          isDuel={isDuel(snapshot)}
          onClose={() => setOpened(null)}
          onResign={() => send({ do: 'resign', seat: opened.resign })}
        />
      )}
    </>
  )

  function stoppedSays(): string | null {
    if (snapshot.ended !== null) return words.over
    return snapshot.isPaused && snapshot.outcome === null ? words.paused : null
  }

  /** What the players of this device can do about their seats. */
  function menu(): MenuAction[] {
    const people = ownPeople(snapshot, link.seats)
    const isShared = link.seats.length > 1
    const text = (say: string, seat: Seat) =>
      isShared ? words.forSeat(say, namesOf(snapshot.seats)(seat)) : say
    const [first] = people
    if (link.seats.length === 0) return []
    const device: MenuAction = { text: words.menuDevice, onAct: () => setOpened('device') }
    if (isOver) return [device]
    return [
      device,
      ...(first === undefined
        ? []
        : [
            {
              text: snapshot.isPaused ? words.menuUnpause : words.menuPause,
              onAct: () => send({ do: 'pause', seat: first, isPaused: !snapshot.isPaused }),
            },
          ]),
      ...people.map((seat) => ({
        text: text(words.menuLeaveToBot, seat),
        onAct: () => send({ do: 'leave', seat }),
      })),
      ...awayHere(snapshot, link.seats).map((seat) => ({
        text: text(words.menuReturn, seat),
        onAct: () => send({ do: 'return', seat }),
      })),
      ...people.map((seat) => ({
        text: text(words.menuResign, seat),
        onAct: () => setOpened({ resign: seat }),
      })),
    ]
  }
}

const NOTHING_SAID: readonly Said[] = []
