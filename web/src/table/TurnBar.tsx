import type { GameRoom, Lang, Thing } from '@kantyna/kernel'
import type { ReactNode } from 'react'
import { SeatMark } from '../kit/SeatMark.tsx'
import type { SeatNames } from './names.ts'
import { SaidLine } from './SaidLine.tsx'
import type { TableState } from './table-state.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly room: GameRoom
  readonly lang: Lang
  readonly state: TableState
  readonly names: SeatNames
  readonly children: ReactNode
  onPoint(things: readonly Thing[]): void
}

/** Whose turn it is and what is asked, always at the same place. */
export function TurnBar({ room, lang, state, names, children, onPoint }: Props) {
  const isAsked = state.decisions.length > 0
  return (
    <header className="turn-bar" data-asked={isAsked || undefined}>
      <div className="turn-says">
        <Says room={room} lang={lang} state={state} names={names} onPoint={onPoint} />
      </div>
      <div className="turn-tools">{children}</div>
    </header>
  )
}

function Says({ room, lang, state, names, onPoint }: Omit<Props, 'children'>) {
  const words = useTableWords()
  const said = room.game.words[lang]
  const [asked] = state.decisions
  if (asked !== undefined) {
    return (
      <>
        <span className="turn-who">
          <SeatMark seat={asked.seat} size={22} />
          {names(asked.seat)}
        </span>
        <p className="turn-prompt">
          <SaidLine line={said.prompt(asked)} names={names} onPoint={onPoint} />
        </p>
      </>
    )
  }
  if (state.view.outcome !== null) return <p className="turn-prompt">{words.over}</p>
  return state.view.waiting.map(({ id, seat, kind }) => (
    <p key={id} className="turn-waiting">
      <span className="turn-who">
        <SeatMark seat={seat} size={22} />
        {names(seat)}
      </span>{' '}
      {said.waiting(kind)}
    </p>
  ))
}
