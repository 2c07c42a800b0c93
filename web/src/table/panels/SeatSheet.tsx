import type { Seat } from '@kantyna/kernel'
import { type GameUi, SeatBoards, type TableProps } from '@kantyna/ui'
import { SeatMark } from '../../kit/SeatMark.tsx'
import { useTableWords } from '../words.ts'

interface Props {
  readonly ui: GameUi
  readonly table: TableProps
  readonly seat: Seat
}

/**
 * A seat's board, opened from its line in the strip of players: the line's facts written out, and the pieces before the
 * player.
 */
export function SeatSheet({ ui, table, seat }: Props) {
  const words = useTableWords()
  const { view, lang, seats, panels } = table
  const info = seats[seat]
  const facts = ui.standings(view, lang).find((standing) => standing.seat === seat)?.facts ?? []
  return (
    <SeatBoards
      lang={lang}
      seats={seats.map((each) => each.seat)}
      seat={seat}
      head={(who) => (
        <>
          <SeatMark seat={who} size={18} />
          <span className="player-called">{seats[who]?.name}</span>
          <span className="player-emblem">
            <ui.SeatEmblem view={view} seat={who} lang={lang} />
          </span>
        </>
      )}
      onOpen={panels.openSeat}
      onClose={panels.close}
    >
      <ul className="seat-facts">
        {info?.kind === 'bot' && (
          <li>
            {words.bot}
            {info.level !== undefined && `, ${words.levels[info.level] ?? info.level}`}
          </li>
        )}
        {facts.map(({ icon, label }) => (
          <li key={icon}>
            <ui.Icon name={icon} size={18} />
            {label}
          </li>
        ))}
      </ul>
      {ui.SeatBoard !== undefined && <ui.SeatBoard {...table} seat={seat} />}
    </SeatBoards>
  )
}
