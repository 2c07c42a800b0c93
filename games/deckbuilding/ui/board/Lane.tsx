import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { useOverflow } from './use-overflow.ts'

interface Props {
  readonly label: string
  readonly className?: string
  /** The anchor for cards that are not drawn. */
  readonly anchor?: string
  /** The number of cards, if it is hard to see. */
  readonly count?: number
  readonly children: ComponentChildren
}

/** Cards side by side. They move closer together if there are many, and can be scrolled if there are too many. */
export function Lane({ label, className = '', anchor, count, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  useOverflow(row)
  return (
    <ul
      ref={row}
      className={`db-lane ${className}`}
      aria-label={label}
      data-anchor={anchor}
      data-count={count}
      onKeyDown={moveFocus}
    >
      {children}
    </ul>
  )
}

/** Arrow keys move from card to card. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !(event.target instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const next = stops[stops.indexOf(event.target) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
