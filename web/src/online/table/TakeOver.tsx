import type { Seat } from '@kantyna/kernel'
import type { RoomRequest } from '@kantyna/online'
import { useId, useState } from 'preact/hooks'
import type { SeatNames } from '../../table/names.ts'
import { NameField } from '../NameField.tsx'
import { useOnlineWords } from '../words.ts'
import { keepName, lastName } from '../your-name.ts'

interface Props {
  /** The seats that bots have. */
  readonly seats: readonly Seat[]
  readonly names: SeatNames
  send(request: RoomRequest): Promise<boolean>
  onTaken(): void
}

/** Lets a visitor sit down in the place of a bot while the game is on. */
export function TakeOver({ seats, names, send, onTaken }: Props) {
  const { table, room } = useOnlineWords()
  const id = useId()
  const [name, setName] = useState(lastName)
  const [chosen, setSeat] = useState<Seat | null>(null)
  const seat = chosen ?? seats[0]
  if (seat === undefined) return null
  const take = async () => {
    const called = name.trim()
    if (called === '' || !(await send({ do: 'sit', seat, name: called }))) return
    keepName(called)
    onTaken()
  }
  return (
    <form
      className="room-part"
      onSubmit={(event) => {
        event.preventDefault()
        take().catch(console.error)
      }}
    >
      <h3>{table.takeOver}</h3>
      <div className="field">
        <label htmlFor={id}>{table.takeOverWhich}</label>
        <select id={id} value={String(seat)} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {seats.map((each) => (
            <option key={each} value={String(each)}>
              {names(each)}
            </option>
          ))}
        </select>
      </div>
      <div className="room-sit">
        <NameField label={room.sitAs} value={name} onChange={setName} />
        <button type="submit" className="button primary">
          {room.sitTitle}
        </button>
      </div>
    </form>
  )
}
