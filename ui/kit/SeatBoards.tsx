import type { Lang, Seat } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { useSwipe } from './use-swipe.ts'
import { kitWords } from './words.ts'
import './seat-boards.css'

interface Props {
  readonly lang: Lang
  /** The seats whose boards can be opened, in order. */
  readonly seats: readonly Seat[]
  /** Whose board is open. */
  readonly seat: Seat
  /** The seat's name, for the heading. */
  readonly head: (seat: Seat) => ComponentChildren
  /** The board itself. */
  readonly children: ComponentChildren
  onOpen(seat: Seat): void
  onClose(): void
}

/** One seat's board beside the table. Arrow buttons, arrow keys and swipes lead to the other boards. */
export function SeatBoards({ lang, seats, seat, head, children, onOpen, onClose }: Props) {
  const kit = kitWords(lang)
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const neighbour = (step: number) => seats.at((seats.indexOf(seat) + step) % seats.length) ?? seat
  const go = (step: number) => onOpen(neighbour(step))
  const swipe = useSwipe((direction) => go(direction === 'left' ? 1 : -1))
  useEffect(() => {
    const before = document.activeElement
    sheet.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={sheet}
      className="seat-boards panel"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        else if (event.defaultPrevented || event.target !== event.currentTarget) return
        else if (event.key === 'ArrowRight') go(1)
        else if (event.key === 'ArrowLeft') go(-1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <header className="seat-boards-head" {...swipe}>
        {seats.length > 1 && (
          <button
            type="button"
            className="button bare icon"
            aria-label={kit.previousPlayer}
            title={kit.previousPlayer}
            onClick={() => go(-1)}
          >
            <Chevron path="M15 5 8 12l7 7" />
          </button>
        )}
        <h2 id={id} className="seat-boards-who" aria-live="polite">
          {head(seat)}
        </h2>
        {seats.length > 1 && (
          <button
            type="button"
            className="button bare icon"
            aria-label={kit.nextPlayer}
            title={kit.nextPlayer}
            onClick={() => go(1)}
          >
            <Chevron path="m9 5 7 7-7 7" />
          </button>
        )}
        <button
          type="button"
          className="button bare icon"
          aria-label={kit.close}
          title={kit.close}
          onClick={onClose}
        >
          <Chevron path="M6 6l12 12M18 6 6 18" />
        </button>
      </header>
      <div className="seat-boards-body" key={seat} {...swipe}>
        {children}
      </div>
    </section>
  )
}

function Chevron({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
