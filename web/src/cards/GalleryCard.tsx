import type { CardFact } from '@kantyna/kernel'
import type { ReactNode } from 'react'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly card: CardFact
  readonly picture: ReactNode
}

/** One card with what it does, how many there are and, on request, where it comes from. */
export function GalleryCard({ card, picture }: Props) {
  const lang = useLang()
  const { cards } = useWords()
  return (
    <li className="gallery-card panel">
      <div className="gallery-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="gallery-words">
        <h2>{card.name[lang]}</h2>
        <p className="label soft">{cards.copies(card.copies)}</p>
        <p>{card.text[lang]}</p>
        <details className="small">
          <summary>{cards.about}</summary>
          <p>{cards.provenanceSays[card.provenance]}</p>
          {card.note !== undefined && <p>{card.note[lang]}</p>}
        </details>
      </div>
    </li>
  )
}
