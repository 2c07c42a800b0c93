import type { KernelView, Lang, Seat } from '@kantyna/kernel'
import { nameOfColour } from '../../rules/pieces.ts'
import { colourNames } from '../../words/names.ts'
import { ShipPicture } from '../drawing/ShipPicture.tsx'
import { coloursOf, raceView } from '../view.ts'
import '../drawing/drawing.css'

/** A seat's teams: the ships of each colour with its shape. Empty until a team is chosen. */
export function SeatEmblem({ view, seat, lang }: { view: KernelView; seat: Seat; lang: Lang }) {
  const teams = coloursOf(raceView(view), seat)
  if (teams.length === 0) return null
  return (
    <svg
      className="st-emblem"
      viewBox={`0 0 ${teams.length * 92} 50`}
      role="img"
      aria-label={teams.map((colour) => colourNames[lang][nameOfColour(colour)].team).join(', ')}
    >
      {teams.map((colour, index) => (
        <g key={colour} transform={`translate(${index * 92} 0)`}>
          <ShipPicture ship={colour * 2} x={24} y={25} size={46} badge={false} />
          <ShipPicture ship={colour * 2 + 1} x={66} y={25} size={46} />
        </g>
      ))}
    </svg>
  )
}
