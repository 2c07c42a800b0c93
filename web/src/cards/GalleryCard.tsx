import type { CardFact } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { useLang } from '../settings/useSettings.ts'
import { useCardsWords } from './words.ts'

interface Props {
  readonly card: CardFact
  readonly picture: ComponentChildren
  readonly showsOrigin: boolean
}

/** One card with its text, how many copies there are and, on request, where it comes from. */
export function GalleryCard({ card, picture, showsOrigin }: Props) {
  const lang = useLang()
  const cards = useCardsWords()
  return (
    <li className="gallery-card panel">
      <div className="gallery-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="gallery-words">
        <h2>{card.name[lang]}</h2>
        <p className="label soft">{cards.copies(card.copies)}</p>
        <p className="gallery-text">{card.text[lang]}</p>
        {showsOrigin && (
          <p className="small soft">
            {cards.provenanceSays[card.provenance]} {card.note?.[lang]}
          </p>
        )}
      </div>
    </li>
  )
}
