import { at, type Seat } from '@kantyna/kernel'
import type { RoomRequest, RoomView } from '@kantyna/online'
import { useState } from 'preact/hooks'
import { CheckIcon } from '../../kit/icons.tsx'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { useWords } from '../../words/words.ts'
import { NameField } from '../NameField.tsx'
import { useOnlineWords } from '../words.ts'
import { keepName } from '../your-name.ts'
import { newContribution } from './contributions.ts'
import { isFree, isLeading } from './room-model.ts'
import { SeatTools } from './SeatTools.tsx'

interface Props {
  readonly table: string
  readonly room: RoomView
  readonly seat: Seat
  /** Takes this seat, under the name that the visitor has entered; left out if nobody here wants another seat. */
  onSit?: (() => void) | undefined
  send(request: RoomRequest): void
}

/** One seat before the deal: who has it, and what the visitor can do about it. */
export function SeatLine({ table, room, seat, onSit, send }: Props) {
  const { setup } = useWords()
  const { room: words, create } = useOnlineWords()
  const [isRenaming, setRenaming] = useState(false)
  const [name, setName] = useState('')
  const here = at(room.seats, seat)
  const isOwn = room.own.includes(seat)
  const level = setup.levels.names[here.level as keyof typeof setup.levels.names] ?? here.level
  const called = here.kind === 'bot' ? words.bot(level ?? '') : (here.name ?? words.free)
  const isTaken = here.kind === 'person' && here.name !== null
  return (
    <li className="room-seat panel" data-own={isOwn || undefined} data-free={isFree(here) || undefined}>
      <div className="room-seat-who">
        <SeatMark seat={seat} size={22} />
        <span className="room-seat-name label">
          {called}
          {isOwn && <span className="soft"> ({words.you})</span>}
        </span>
        {isTaken && (
          <>
            <span
              className="presence-dot"
              data-presence={here.presence}
              title={words.presence[here.presence]}
            />
            <span className="small soft">
              {words.presence[here.presence]}
              {room.leader === seat && ` · ${words.leader}`}
            </span>
            <span className="room-seat-ready small" data-ready={here.isReady || undefined}>
              {here.isReady && <CheckIcon />}
              {here.isReady ? words.ready : words.notReady}
            </span>
          </>
        )}
      </div>
      {isOwn && (
        <div className="row tight">
          {here.isReady ? (
            <button type="button" className="button" onClick={() => send({ do: 'unready', seat })}>
              {words.unready}
            </button>
          ) : (
            <button
              type="button"
              className="button primary"
              onClick={() => send({ do: 'ready', seat, contribution: newContribution(table, seat) })}
            >
              {room.own.length > 1 ? words.getReadyAs(here.name ?? '') : words.getReady}
            </button>
          )}
          <button
            type="button"
            className="button bare"
            aria-expanded={isRenaming}
            onClick={() => {
              setName(here.name ?? '')
              setRenaming(!isRenaming)
            }}
          >
            {words.rename}
          </button>
          <button type="button" className="button bare" onClick={() => send({ do: 'stand', seat })}>
            {words.stand}
          </button>
        </div>
      )}
      {isOwn && isRenaming && (
        <form
          className="room-sit"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() === '') return
            keepName(name.trim())
            send({ do: 'rename', seat, name: name.trim() })
            setRenaming(false)
          }}
        >
          <NameField label={create.yourName} value={name} onChange={setName} />
          <button type="submit" className="button">
            {words.save}
          </button>
        </form>
      )}
      {isFree(here) && onSit !== undefined && (
        <button type="button" className="button" onClick={onSit}>
          {words.sit}
        </button>
      )}
      {isLeading(room) && <SeatTools room={room} seat={seat} name={called} send={send} />}
    </li>
  )
}
