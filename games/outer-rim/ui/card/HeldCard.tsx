import type { Lang, Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ReactNode } from 'react'
import { pieceThing } from '../../rules/things.ts'
import { nameOf } from '../../words/names.ts'
import { CardFace } from './CardFace.tsx'

interface Props {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  readonly className?: string
  readonly children: ReactNode
  readonly onTap?: () => void
}

/**
 * Anything of HTML that answers to the hand. Its name is written in it, and not over it: what is drawn besides is for
 * the eyes.
 */
export function Touchable({ thing, label, touching, className = '', children, onTap }: Props) {
  const {
    role: _,
    'aria-label': said,
    ...touch
  } = useTouch(thing, touching, {
    label,
    expected: true,
    ...(onTap !== undefined && { onTap }),
  })
  return (
    <button type="button" {...touch} className={`or-touch ${className}`}>
      <span className="unseen">{said}</span>
      {children}
    </button>
  )
}

interface CardProps {
  readonly piece: number
  readonly lang: Lang
  readonly touching: Touching
  /** What else is to be said of it: whose captive lies on it. */
  readonly note?: string
}

/** A card with its face up. */
export function HeldCard({ piece, lang, touching, note }: CardProps) {
  const label = [nameOf(lang, piece), ...(note === undefined ? [] : [note])].join(', ')
  return (
    <Touchable thing={pieceThing(piece)} label={label} touching={touching} className="or-card">
      <CardFace piece={piece} lang={lang} />
      {note !== undefined && (
        <span className="or-card-note" aria-hidden="true">
          {note}
        </span>
      )}
    </Touchable>
  )
}
