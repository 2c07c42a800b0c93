import { at, plural, type Seat } from '@kantyna/kernel'
import { CardBack } from '../card/CardBack.tsx'
import { PieceCard } from '../card/PieceCard.tsx'
import { isHidden } from '../piles/piles.ts'
import { factionNameOf } from '../view.ts'
import { cardForms, uiWords } from '../words.ts'
import { Lane } from './Lane.tsx'
import type { Scene } from './scene.ts'

/** The opponent's hand: backs, and the faces of cards that the viewer has been shown. */
export function OpponentHand({ seat, scene: { view, lang, touching } }: { seat: Seat; scene: Scene }) {
  const hand = at(view.hands, seat)
  const count = `${hand.length} ${plural(lang, hand.length, cardForms[lang])}`
  return (
    <Lane
      label={`${uiWords(lang).handOf}: ${count}`}
      className="db-opponent-hand"
      anchor={`hand:${seat}`}
      count={hand.length}
    >
      {hand.map((piece, index) => (
        // Backs have no identity of their own, so the index is their key.
        <li key={isHidden(piece) ? `back ${index.toString()}` : piece} className="db-slot">
          {isHidden(piece) ? (
            <CardBack faction={factionNameOf(view, seat)} />
          ) : (
            <PieceCard piece={piece} lang={lang} touching={touching} isStop={index === 0} />
          )}
        </li>
      ))}
    </Lane>
  )
}
