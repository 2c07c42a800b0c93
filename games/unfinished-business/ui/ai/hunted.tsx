import type { Seat } from '@kantyna/kernel'
import type { SeatBoardProps } from '@kantyna/ui'
import type { PictureProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { type RimView, rimView } from '../../../outer-rim/ui/view.ts'
import { HuntedList } from './HuntedList.tsx'

/** The hunters of a seat, above its board. */
export function HuntedOnSeat({ view, lang, seat, seats }: SeatBoardProps) {
  return <HuntedList view={rimView(view)} seat={seat} lang={lang} seats={seats} />
}

/** The hunters of a seat, below the picture of its character. */
export function HuntedBelow({ thing, lang, view: kernelView }: PictureProps) {
  const view = kernelView === undefined ? null : rimView(kernelView)
  const [kind, id] = thing.split(':')
  const seat = view === null ? undefined : seatIn(kind, Number(id), view)
  return view === null || seat === undefined ? null : <HuntedList view={view} seat={seat} lang={lang} />
}

function seatIn(kind: string | undefined, number: number, { characters }: RimView): Seat | undefined {
  if (kind === 'seat' || kind === 'character') return number
  if (kind !== 'character-card') return
  const seat = characters.indexOf(number)
  return seat < 0 ? undefined : seat
}
