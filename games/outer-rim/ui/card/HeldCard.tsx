import type { Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { shownBy } from '../../rules/resources/shown.ts'
import { pieceThing } from '../../rules/scenario/things.ts'
import { heldLines } from '../../words/things/card-lines.ts'
import { nameOf } from '../../words/things/names.ts'
import { useAddedSheets } from '../added-sheets.tsx'
import type { RimView } from '../view.ts'
import { CardFace } from './CardFace.tsx'
import { Touchable } from './Touchable.tsx'

interface CardProps {
  /** The view of the table, which says which half of a rotating card is up. */
  readonly view?: RimView
  readonly piece: number
  readonly lang: Lang
  readonly touching: Touching
  /** A note on the card, for example the name of the captive on it. */
  readonly note?: string
}

/** A card with its face up. */
export function HeldCard({ view, piece, lang, touching, note }: CardProps) {
  const { cardMarks } = useAddedSheets()
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
