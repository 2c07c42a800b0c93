import type { Seat } from '@kantyna/kernel'
import { seatColour } from '@kantyna/ui'
import type { CSSProperties } from 'preact'

/** The colour of a seat, for style sheets, as `--seat`. */
export function seatStyle(seat: Seat): CSSProperties {
  return { '--seat': seatColour(seat) } as CSSProperties // the type has no custom properties
}
