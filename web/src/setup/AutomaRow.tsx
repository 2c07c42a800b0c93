import { SeatMark } from '../kit/SeatMark.tsx'
import { useSetupWords } from './words.ts'

/** The row of an automa: there is nothing to choose, because it plays by the rulebook. */
export function AutomaRow({ seat, name }: { readonly seat: number; readonly name: string }) {
  const setup = useSetupWords()
  return (
    <li className="seat-row panel">
      <div className="seat-head">
        <SeatMark seat={seat} size={22} />
        <span className="label" aria-hidden="true">
          {seat + 1}
        </span>
      </div>
      <div className="seat-who">
        <span className="label">{name}</span>
        <p className="small soft seat-says">{setup.automaSays}</p>
      </div>
    </li>
  )
}
