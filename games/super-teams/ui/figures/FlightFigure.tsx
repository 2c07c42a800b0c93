import type { Lang } from '@kantyna/kernel'
import { bonusCards } from '../../content/cards.ts'
import { movementCards, nameOfCard } from '../../rules/pieces.ts'
import { BonusFace, MovementFace } from '../drawing/CardFace.tsx'
import type { PicturedFlight } from './pictured-flights.ts'
import { Strip } from './Strip.tsx'

/** The cards that are played, and beside them their effect on the track. */
export function FlightFigure({ flight, lang }: { flight: PicturedFlight; lang: Lang }) {
  const card = movementCards.findIndex((each) => nameOfCard(each) === flight.card)
  const bonus = bonusCards.findIndex(({ id }) => id === flight.bonus)
  return (
    <div className="st-figure">
      <div className="st-figure-cards">
        <svg viewBox="-2 -2 104 144" aria-hidden="true">
          <MovementFace card={card} />
        </svg>
        {bonus >= 0 && (
          <svg viewBox="-2 -2 104 144" aria-hidden="true">
            <BonusFace kind={bonus} />
          </svg>
        )}
      </div>
      <Strip {...flight} lang={lang} />
    </div>
  )
}
