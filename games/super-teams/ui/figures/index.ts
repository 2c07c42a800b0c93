import type { Lang } from '@kantyna/kernel'
import type { RulebookFigure } from '@kantyna/ui'
import { createElement } from 'react'
import { CardsFigure } from './CardsFigure.tsx'
import { FlightFigure } from './FlightFigure.tsx'
import { picturedFlights } from './pictured-flights.ts'
import { SpacesFigure } from './SpacesFigure.tsx'

/** The pictures of the rulebook. */
export const figures: readonly RulebookFigure[] = [
  {
    id: 'spaces',
    rule: 'ST-SPACE-01',
    caption: { en: 'The five kinds of spaces.', pl: 'Pięć rodzajów pól.' },
    draw: (lang) => createElement(SpacesFigure, { lang }),
  },
  {
    id: 'cards',
    rule: 'ST-COMP-03',
    caption: { en: 'How to read a card.', pl: 'Jak czytać kartę.' },
    draw: (lang) => createElement(CardsFigure, { lang }),
  },
  ...picturedFlights.map((flight) => ({
    id: flight.id,
    rule: flight.rule,
    caption: flight.caption,
    draw: (lang: Lang) => createElement(FlightFigure, { flight, lang }),
  })),
]
