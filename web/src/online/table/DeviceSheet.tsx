import type { Seat } from '@kantyna/kernel'
import { useState } from 'preact/hooks'
import { Sheet } from '../../kit/Sheet.tsx'
import type { SeatNames } from '../../table/names.ts'
import { api, type RequestProblem } from '../api-client.ts'
import { linkTo } from '../link-to.ts'
import { ShareLink } from '../ShareLink.tsx'
import { useServerInfo } from '../use-server-info.ts'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly table: string
  readonly game: string
  readonly seats: readonly Seat[]
  readonly names: SeatNames
  onClose(): void
}

/** Makes the links that bring the seats of this device to another one. */
export function DeviceSheet({ table, game, seats, names, onClose }: Props) {
  const { table: words, problems } = useOnlineWords()
  const info = useServerInfo()
  const [secrets, setSecrets] = useState<ReadonlyMap<Seat, string>>(new Map())
  const [problem, setProblem] = useState<RequestProblem | null>(null)
  const make = async (seat: Seat) => {
    const answer = await api.recovery(table, { seat })
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) setSecrets(new Map([...secrets, [seat, answer.value.secret]]))
  }
  return (
    <Sheet title={words.deviceTitle} onClose={onClose}>
      <p>{words.deviceSays}</p>
      {seats.map((seat) => {
        const secret = secrets.get(seat)
        return secret === undefined ? (
          <p key={seat}>
            <button type="button" className="button primary" onClick={() => make(seat).catch(console.error)}>
              {words.deviceMake(names(seat))}
            </button>
          </p>
        ) : (
          <ShareLink
            key={seat}
            label={`${words.deviceLink}: ${names(seat)}`}
            link={linkTo(info?.url ?? location.origin, { page: 'seat', table, secret })}
            title={game}
          />
        )
      })}
      {problem !== null && (
        <p className="notice danger" role="alert">
          {problems.request[problem]}
        </p>
      )}
    </Sheet>
  )
}
