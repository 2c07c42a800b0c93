import { at, type Lang, type Seat } from '@kantyna/kernel'
import type { SeatBoardProps, Touching } from '@kantyna/ui'
import { useTouch } from '@kantyna/ui'
import { FINISH } from '../../rules/board.ts'
import { kindOfBonus } from '../../rules/pieces.ts'
import { BonusFace, CARD_BOX, CardBack, MovementFace } from '../drawing/CardFace.tsx'
import { Paints } from '../drawing/Paints.tsx'
import { ShipPicture } from '../drawing/ShipPicture.tsx'
import { coloursOf, handSize, type RaceView, raceView } from '../view.ts'
import { handCountLabel, shipLabel } from '../words.ts'
import './seat-board.css'

type Props = Pick<SeatBoardProps, 'view' | 'lang' | 'seat' | 'touching'>

/** A player's teams: every ship with its progress, and the cards in hand. */
export function SeatBoard({ view: kernelView, lang, seat, touching }: Props) {
  const view = raceView(kernelView)
  const ships = coloursOf(view, seat).flatMap((colour) => [colour * 2, colour * 2 + 1])
  return (
    <div className="st-seat-board">
      {ships.length > 0 && (
        <ul className="st-seat-ships">
          {ships.map((ship) => (
            <ShipRow key={ship} ship={ship} view={view} lang={lang} touching={touching} />
          ))}
        </ul>
      )}
      <HeldBySeat view={view} seat={seat} lang={lang} />
    </div>
  )
}

interface RowProps {
  readonly ship: number
  readonly view: RaceView
  readonly lang: Lang
  readonly touching: Touching
}

function ShipRow({ ship, view, lang, touching }: RowProps) {
  const place = Math.max(0, at(view.places, ship))
  const label = shipLabel(lang, ship, place, at(view.halves, ship), [])
  const { role: _, ...touch } = useTouch(`ship:${ship}`, touching, { label, expected: true })
  return (
    <li>
      <button type="button" className="st-seat-ship" {...touch}>
        <svg viewBox="-56 -56 112 112" width="48" height="48" aria-hidden="true">
          <Paints />
          <ShipPicture ship={ship} size={108} />
        </svg>
        <span className="st-seat-way" aria-hidden="true">
          <i style={{ width: `${(place / FINISH) * 100}%` }} />
        </span>
      </button>
      <span className="number" aria-hidden="true">
        {place}/{FINISH}
      </span>
    </li>
  )
}

/** The cards in hand: faces if the viewer may see them, backs otherwise. */
function HeldBySeat({ view, seat, lang }: { view: RaceView; seat: Seat; lang: Lang }) {
  const [movement, bonus] = [view.movementHands[seat], view.bonusHands[seat]]
  const cards = [
    ...cardsOf(movement).map((card, index) => ({ id: `movement ${index}`, pile: 'movement' as const, card })),
    ...cardsOf(bonus).map((card, index) => ({ id: `bonus ${index}`, pile: 'bonus' as const, card })),
  ]
  return (
    <section aria-label={handCountLabel(lang, handSize(movement), handSize(bonus))}>
      <div className="st-seat-cards">
        {cards.map(({ id, pile, card }) => (
          <svg key={id} viewBox={CARD_BOX} width="46" aria-hidden="true">
            {card === null ? (
              <CardBack pile={pile} />
            ) : pile === 'movement' ? (
              <MovementFace card={card} />
            ) : (
              <BonusFace kind={kindOfBonus(card)} />
            )}
          </svg>
        ))}
      </div>
    </section>
  )
}

function cardsOf(hand: readonly number[] | number | undefined): readonly (number | null)[] {
  if (typeof hand === 'object') return hand.toSorted((one, other) => one - other)
  return Array.from({ length: hand ?? 0 }, () => null)
}
