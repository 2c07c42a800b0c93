import type { Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { cardOf } from '../../rules/pieces.ts'
import { cardText } from '../../words/card-text.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import { pileName } from '../words.ts'
import type { TraySection } from './tray.ts'

interface Props {
  readonly section: TraySection
  readonly lang: Lang
  readonly touching: Touching
}

/** Cards out of a pile, beside the hand, as long as they can be chosen. */
export function Tray({ section: { pile, pieces }, lang, touching }: Props) {
  return (
    <li className="db-tray" data-pile={pile}>
      <h3 className="db-tray-name">{pileName(lang, pile)}</h3>
      <ul className="db-tray-cards" aria-label={pileName(lang, pile)}>
        {pieces.map((piece) => (
          <li key={piece} className="db-hand-slot">
            <PieceCard piece={piece} lang={lang} touching={touching} isStop />
            {cardOf(piece).kind === 'base' && <p className="db-tray-text">{cardText(cardOf(piece), lang)}</p>}
          </li>
        ))}
      </ul>
    </li>
  )
}
