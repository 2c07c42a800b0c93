import type { Seat } from '@kantyna/kernel'
import { at } from '@kantyna/kernel'
import type { RoomRequest, RoomView } from '@kantyna/online'
import { useId, useState } from 'preact/hooks'
import { useOnlineWords } from '../words.ts'
import { isFree, swappable } from './room-model.ts'

interface Props {
  readonly room: RoomView
  readonly seat: Seat
  readonly name: string
  send(request: RoomRequest): void
}

/** What the player who leads the table can do with a seat. */
export function SeatTools({ room, seat, name, send }: Props) {
  const { room: words } = useOnlineWords()
  const id = useId()
  const [other, setOther] = useState(() => swappable(room.seats, seat)[0] ?? seat)
  const here = at(room.seats, seat)
  const isOthers = here.name !== null && here.kind === 'person' && !room.own.includes(seat)
  const others = swappable(room.seats, seat)
  const withSeat = (setting: RoomView['settings']['seats'][number]) =>
    send({ do: 'settings', settings: { ...room.settings, seats: room.settings.seats.with(seat, setting) } })
  return (
    <details className="seat-tools">
      <summary aria-label={words.manageSeat(name)}>{words.manage}</summary>
      <div className="row tight">
        {isOthers && (
          <>
            <button type="button" className="button danger" onClick={() => send({ do: 'remove', seat })}>
              {words.remove}
            </button>
            <button type="button" className="button" onClick={() => send({ do: 'lead', seat })}>
              {words.lead}
            </button>
          </>
        )}
        {isFree(here) && (
          <button
            type="button"
            className="button"
            onClick={() => withSeat({ kind: 'bot', level: 'regular' })}
          >
            {words.toBot}
          </button>
        )}
        {here.kind === 'bot' && (
          <button type="button" className="button" onClick={() => withSeat({ kind: 'person' })}>
            {words.toPerson}
          </button>
        )}
      </div>
      {others.length > 0 && (
        <div className="seat-swap">
          <label htmlFor={id} className="small soft">
            {words.swapWith}
          </label>
          <select
            id={id}
            value={String(other)}
            onChange={(event) => setOther(Number(event.currentTarget.value))}
          >
            {others.map((each) => (
              <option key={each} value={String(each)}>
                {room.seats[each]?.name ?? words.seat(each + 1)}
              </option>
            ))}
          </select>
          <button type="button" className="button" onClick={() => send({ do: 'swap', seat, other })}>
            {words.swap}
          </button>
        </div>
      )}
    </details>
  )
}
