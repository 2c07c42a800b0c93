import type { Lang } from '@kantyna/kernel'
import { CARD_BOX, CardBack } from '../drawing/CardFace.tsx'
import { handSize, type RaceView } from '../view.ts'
import { pileLabel } from '../words.ts'

/** For spectators: the cards of the seat whose turn it is, face down. */
export function CardBacks({ view, lang }: { view: RaceView; lang: Lang }) {
  const seat = view.seat ?? view.mover
  const [movement, bonus] = [handSize(view.movementHands[seat]), handSize(view.bonusHands[seat])]
  const backs = [
    ...Array.from({ length: movement }, (_, index) => ({
      id: `movement ${index}`,
      pile: 'movement' as const,
    })),
    ...Array.from({ length: bonus }, (_, index) => ({ id: `bonus ${index}`, pile: 'bonus' as const })),
  ]
  return (
    <section
      className="st-hand"
      aria-label={`${pileLabel(lang, 'movement', movement)}; ${pileLabel(lang, 'bonus', bonus)}`}
    >
      <div className="st-hand-row">
        {backs.map(({ id, pile }) => (
          <div className="st-slot" key={id}>
            <div className="st-card">
              <svg viewBox={CARD_BOX} aria-hidden="true">
                <CardBack pile={pile} />
              </svg>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
