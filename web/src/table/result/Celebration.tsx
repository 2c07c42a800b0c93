import type { Seat } from '@kantyna/kernel'
import { SeatMark } from '../../kit/SeatMark.tsx'
import './celebration.css'

const PIECES = 28

/** The winners' shapes rain over the table, once. */
export function Celebration({ winners }: { readonly winners: readonly Seat[] }) {
  return (
    <div className="celebration" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => {
        // Looks random, and is the same every time.
        const scatter = (step: number) => (piece * step) % 100
        const style = {
          left: `${scatter(37)}%`,
          animationDelay: `${scatter(61) * 9}ms`,
          animationDuration: `${1700 + scatter(83) * 13}ms`,
          '--drift': `${scatter(29) - 50}px`,
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places
          <span key={piece} style={style}>
            <SeatMark seat={winners[piece % winners.length] ?? 0} size={12 + (piece % 3) * 5} />
          </span>
        )
      })}
    </div>
  )
}
