import type { Lang, Thing } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useMemo, useState } from 'preact/hooks'
import { shownBy } from '../../rules/resources/shown.ts'
import { pieceThing } from '../../rules/scenario/things.ts'
import { nameOf } from '../../words/things/names.ts'
import { heldLines } from '../../words/things/things.ts'
import { useAddedDrawings } from '../added-drawings.ts'
import type { RimView } from '../view.ts'
import { CardFace } from './CardFace.tsx'

interface Props {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  readonly className?: string
  /** Its cost and effect in words, read after its label. */
  readonly about?: string
  readonly children: ComponentChildren
  readonly onTap?: () => void
}

/**
 * An HTML element that can be touched. Its label is text inside it; everything else that is drawn is hidden from screen
 * readers.
 */
export function Touchable({ thing, label, touching, className = '', about, children, onTap }: Props) {
  const id = useId()
  const {
    role: _,
    'aria-label': wording,
    ...touch
  } = useTouch(thing, touching, {
    label,
    expected: true,
    ...(onTap !== undefined && { onTap }),
  })
  return (
    <>
      <button
        type="button"
        {...touch}
        className={`or-touch ${className}`}
        aria-describedby={about === undefined ? undefined : id}
      >
        <span className="unseen">{wording}</span>
        {children}
      </button>
      {about !== undefined && (
        <span id={id} hidden>
          {about}
        </span>
      )}
    </>
  )
}

interface CardProps {
  /** The table of the card, which tells its orientation. */
  readonly view?: RimView
  readonly piece: number
  readonly lang: Lang
  readonly touching: Touching
  /** More words about it, for example whose captive is on it. */
  readonly note?: string
}

/** A card with its face up. */
export function HeldCard({ view, piece, lang, touching, note }: CardProps) {
  const { cardMarks } = useAddedDrawings()
  const face = view === undefined ? piece : shownBy(view, piece)
  // Only a card that was rotated is animated, not another card in the same place.
  const [laid, setLaid] = useState({ piece, face })
  useEffect(() => {
    if (laid.piece !== piece) setLaid({ piece, face })
  }, [laid, piece, face])
  const label = [nameOf(lang, face), ...(note === undefined ? [] : [note])].join(', ')
  const about = useMemo(() => heldLines(lang, face).join(' '), [lang, face])
  return (
    <Touchable thing={pieceThing(piece)} label={label} about={about} touching={touching} className="or-card">
      <span
        className="or-turning"
        data-turning={(laid.piece === piece && laid.face !== face) || undefined}
        onAnimationEnd={() => setLaid({ piece, face })}
      >
        <CardFace piece={face} lang={lang} />
      </span>
      {view !== undefined &&
        cardMarks.map((Mark) => <Mark key={Mark.name} view={view} piece={piece} lang={lang} />)}
      {note !== undefined && (
        <span className="or-card-note" aria-hidden="true">
          {note}
        </span>
      )}
    </Touchable>
  )
}
