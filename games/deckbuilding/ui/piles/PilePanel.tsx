import { useEffect, useRef } from 'react'
import { moveFocus } from '../board/Lane.tsx'
import type { Scene } from '../board/scene.ts'
import { CardBack } from '../card/CardBack.tsx'
import { PieceCard } from '../card/PieceCard.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { factionNameOf } from '../view.ts'
import { pileLabel, uiWords } from '../words.ts'
import { isHidden, type PileId, piecesIn } from './piles.ts'
import './piles.css'

interface Props {
  readonly pile: PileId
  readonly scene: Scene
  onClose(): void
}

/** A pile laid out, top first. Stands over the table and lets go of it with Escape, a tap beside it or the cross. */
export function PilePanel({ pile, scene, onClose }: Props) {
  const { view, lang, touching } = scene
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const pieces = piecesIn(view, pile)
  const back = 'seat' in pile ? factionNameOf(view, pile.seat) : 'neutral'
  const label = pileLabel(lang, pile.name, pieces.length)
  const isOrdered = pile.name !== 'deck' && pile.name !== 'baseDeck'
  return (
    <div className="db-veil" onPointerDown={onClose}>
      <div
        ref={panel}
        className="db-panel"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      >
        <header className="db-panel-head">
          <h2>
            {label}
            <small>{pieces.length > 1 && ` (${uiWords(lang)[isOrdered ? 'topFirst' : 'inNoOrder']})`}</small>
          </h2>
          <button type="button" className="db-close" aria-label={uiWords(lang).close} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        <ul className="db-panel-cards" aria-label={label} onKeyDown={moveFocus}>
          {pieces.map((piece, index) => (
            // The same pile in the same order: a place is what it is known by where the face is not.
            <li key={isHidden(piece) ? `hidden ${index.toString()}` : piece}>
              {isHidden(piece) ? (
                <CardBack faction={back} />
              ) : (
                <PieceCard piece={piece} lang={lang} touching={touching} isStop />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
