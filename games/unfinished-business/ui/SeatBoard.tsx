import type { SeatBoardProps } from '@kantyna/ui'
import { SeatBoard as BaseSeatBoard } from '../../outer-rim/ui/seats/SeatBoard.tsx'
import { rimView } from '../../outer-rim/ui/view.ts'
import { AmbitionSheet } from './ambitions/AmbitionSheet.tsx'
import { progressOf } from './ambitions/goal-states.ts'
import { HuntedList } from './hunters/HuntedList.tsx'

/** The base game's board of a seat, below hunters and its sheet. */
export function SeatBoard(props: SeatBoardProps) {
  const { lang, seat, seats, touching, told = [] } = props
  const view = rimView(props.view)
  const progress = progressOf(view, seat)
  return (
    <>
      <HuntedList view={view} seat={seat} lang={lang} seats={seats} />
      {progress !== null && (
        <section className="ub-seat-sheet">
          <h3>{progress.ambition.name[lang]}</h3>
          <AmbitionSheet {...{ view, seat, lang, seats, touching, told, progress }} />
        </section>
      )}
      <BaseSeatBoard {...props} />
    </>
  )
}
