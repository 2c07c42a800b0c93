import type { Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { CSSProperties } from 'preact'
import { cardOf } from '../../rules/pieces.ts'
import { cardText } from '../../words/cards/card-text.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import { pileName } from '../words.ts'
import type { TraySection } from './tray.ts'

interface Props {
  readonly section: TraySection
  readonly lang: Lang
  readonly touching: Touching
}

/** Cards of a pile, shown beside the hand while the player can choose among them. */
export function Tray({ section: { pile, pieces }, lang, touching }: Props) {
  const isOfBases = pieces.some((piece) => cardOf(piece).kind === 'base')
  return (
    <li className="db-tray" data-pile={pile} data-wide={isOfBases || undefined}>
      <h3 className="db-tray-name">{pileName(lang, pile)}</h3>
      <ul className="db-tray-cards" aria-label={pileName(lang, pile)}>
        {pieces.map((piece) => (
          <TrayCard key={piece} piece={piece} lang={lang} touching={touching} />
        ))}
      </ul>
    </li>
  )
}

/** A base with its text below. The longer the text, the wider the card, so that it can be read. */
function TrayCard({ piece, lang, touching }: { piece: number } & Pick<Props, 'lang' | 'touching'>) {
  const card = cardOf(piece)
  const text = card.kind === 'base' ? cardText(card, lang) : ''
  return (
    <li className="db-hand-slot" style={{ '--letters': text.length } as CSSProperties}>
      <PieceCard piece={piece} lang={lang} touching={touching} isStop />
      {text !== '' && <p className="db-tray-text">{text}</p>}
    </li>
  )
}
