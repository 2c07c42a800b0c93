import { at, counted } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { moveFocus } from '../board/Lane.tsx'
import { useOverflow } from '../board/use-overflow.ts'
import { CardBack } from '../card/CardBack.tsx'
import { PieceCard } from '../card/PieceCard.tsx'
import { isHidden } from '../piles/piles.ts'
import { duelView, factionNameOf, seatBelow } from '../view.ts'
import { cardForms, uiWords } from '../words.ts'
import { Tray } from './Tray.tsx'
import { sortedHand, trayOf } from './tray.ts'
import './hand.css'

/** The hand of the viewing seat, with the cards of piles that it may choose from; backs for a spectator. */
export function Hand({ view: kernelView, lang, touching, decisions }: TableProps) {
  const view = duelView(kernelView)
  const row = useRef<HTMLUListElement>(null)
  useOverflow(row)
  const seat = seatBelow(view)
  const hand = at(view.hands, seat)
  const sections = trayOf(view, decisions)
  const trays = sections.map(({ pile }) => pile).join()
  // Cards from the piles come first, so that the player need not look for them.
  useLayoutEffect(() => {
    if (trays !== '' && row.current !== null) row.current.scrollLeft = 0
  }, [trays])
  const label = `${uiWords(lang)[view.seat === null ? 'handOf' : 'hand']}: ${counted(lang, hand.length, cardForms[lang])}`
  return (
    <section className="db-hand">
      <ul
        ref={row}
        className="db-hand-row"
        aria-label={label}
        data-anchor={`hand:${seat}`}
        onKeyDown={moveFocus}
      >
        {sections.map((section) => (
          <Tray key={section.pile} section={section} lang={lang} touching={touching} />
        ))}
        {sortedHand(hand).map((piece, index) => (
          // Backs have no identity of their own, so the index is their key.
          <li key={isHidden(piece) ? `back ${index.toString()}` : piece} className="db-hand-slot">
            {isHidden(piece) ? (
              <CardBack faction={factionNameOf(view, seat)} />
            ) : (
              <PieceCard
                piece={piece}
                lang={lang}
                touching={touching}
                isStop
                isDoomed={view.doomed.includes(piece)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
