import type { RulebookFigure } from '@kantyna/ui'
import { CardFigure } from './CardFigure.tsx'
import { CombatFigure, DiceFigure } from './CombatFigure.tsx'
import { MapFigure } from './MapFigure.tsx'
import { TurnFigure } from './TurnFigure.tsx'

/** The pictures of the rulebook. */
export const figures: readonly RulebookFigure[] = [
  {
    id: 'turn',
    rule: 'OR-TURN-02',
    caption: { en: 'A turn in its three phases.', pl: 'Tura i jej trzy fazy.' },
    Drawing: TurnFigure,
  },
  {
    id: 'map',
    rule: 'OR-MAP-01',
    caption: { en: 'The star chart in its standard order.', pl: 'Mapa gwiezdna w standardowym układzie.' },
    Drawing: MapFigure,
  },
  {
    id: 'card',
    rule: 'OR-DECK-01',
    caption: { en: 'How to read a market card.', pl: 'Jak czytać kartę handlu.' },
    Drawing: CardFigure,
  },
  {
    id: 'dice',
    rule: 'OR-DICE-01',
    caption: { en: 'What a die can show.', pl: 'Co może pokazać kość.' },
    Drawing: DiceFigure,
  },
  {
    id: 'combat',
    rule: 'OR-CSTEP-12',
    caption: { en: 'A fight that ends in a tie.', pl: 'Walka, która kończy się remisem.' },
    Drawing: CombatFigure,
  },
]
