import type { RulebookFigure } from '@kantyna/ui'
import { createElement } from 'preact'
import { CardsFigure } from './CardsFigure.tsx'
import { FlightFigure } from './FlightFigure.tsx'
import { type PicturedFlight, picturedFlights } from './pictured-flights.ts'
import { SpacesFigure } from './SpacesFigure.tsx'

/** The pictures of the rulebook. */
export const figures: readonly RulebookFigure[] = [
  {
    id: 'spaces',
    rule: 'ST-SPACE-01',
    caption: { en: 'The five kinds of space.', pl: 'Pięć rodzajów pól.' },
    Drawing: SpacesFigure,
  },
  {
    id: 'cards',
    rule: 'ST-COMP-03',
    caption: { en: 'How to read a card.', pl: 'Jak czytać kartę.' },
    Drawing: CardsFigure,
  },
  ...picturedFlights.map((flight) => ({ ...flight, Drawing: flightDrawing(flight) })),
]

function flightDrawing(flight: PicturedFlight): RulebookFigure['Drawing'] {
  return ({ lang }) => createElement(FlightFigure, { flight, lang })
}
