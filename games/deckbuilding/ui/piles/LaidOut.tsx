import type { Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { Faction } from '../../content/card.ts'
import { moveFocus } from '../board/Lane.tsx'
import { CardBack } from '../card/CardBack.tsx'
import { PieceCard } from '../card/PieceCard.tsx'
import { isHidden } from './piles.ts'
import './piles.css'

interface Props {
  readonly label: string
  readonly pieces: readonly number[]
  /** The faction of the backs that are shown for unknown faces. */
  readonly back: Faction
  readonly lang: Lang
  readonly touching: Touching
  /** The damage on a piece. */
  readonly damageOf?: (piece: number) => number
}

/** Cards side by side, for looking at or choosing. */
export function LaidOut({ label, pieces, back, lang, touching, damageOf }: Props) {
  return (
    <ul className="db-laid" aria-label={label} onKeyDown={moveFocus}>
      {pieces.map((piece, index) => (
        // The list keeps its order, so the index is the key of a card without a face.
        <li key={isHidden(piece) ? `hidden ${index.toString()}` : piece}>
          {isHidden(piece) ? (
            <CardBack faction={back} />
          ) : (
            <PieceCard
              piece={piece}
              lang={lang}
              touching={touching}
              isStop={index === 0}
              damage={damageOf?.(piece) ?? 0}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
