import type { KernelView, Lang, Thing } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { FORCE_SPACES, NEUTRAL_SPACE } from '../../rules/force/force.ts'
import { cardOf } from '../../rules/pieces.ts'
import { cardText } from '../../words/cards/card-text.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { type DuelView, duelView, seatBelow } from '../view.ts'
import { BaseFace } from './BaseFace.tsx'
import { CardBack } from './CardBack.tsx'
import { Face } from './Face.tsx'
import './picture.css'

/** One thing drawn large, for the reader and the gallery, with its whole text if there is room. */
export function ThingPicture({ thing, lang, view }: { thing: Thing; lang: Lang; view?: KernelView }) {
  const [kind, id] = thing.split(':')
  switch (kind) {
    case 'card':
      return (
        <Framed text={cardText(cardOf(Number(id)), lang)}>
          {<Face card={cardOf(Number(id))} lang={lang} />}
        </Framed>
      )
    case 'base':
      return (
        <Framed text={cardText(cardOf(Number(id)), lang)}>
          <BaseFace card={cardOf(Number(id))} lang={lang} />
        </Framed>
      )
    case 'force':
      return <ForcePicture {...(view !== undefined && { view: duelView(view) })} />
    default:
      return (
        <Framed>
          <CardBack faction="neutral" />
        </Framed>
      )
  }
}

function Framed({ children, text = '' }: { children: ComponentChildren; text?: string }) {
  return (
    <div className="db-picture">
      {children}
      {text !== '' && <p className="db-picture-text">{text}</p>}
    </div>
  )
}

/**
 * The Force track. At a table it runs from the opponent down to the viewer; in a book from the Empire to the Rebels.
 */
function ForcePicture({ view }: { view?: DuelView }) {
  const isEmpireBelow = view !== undefined && seatBelow(view) === view.empire
  const spaces = Array.from({ length: FORCE_SPACES }, (_, space) => space)
  const ends = ['empire', 'rebels'] as const
  const [above, below] = isEmpireBelow ? ends.toReversed() : ends
  const marker = view?.force ?? NEUTRAL_SPACE
  return (
    <div className="db-picture db-force-picture" aria-hidden="true">
      <Emblem faction={above ?? 'empire'} />
      {(isEmpireBelow ? spaces.toReversed() : spaces).map((space) => (
        <i
          key={`space ${space.toString()}`}
          data-faction={space < NEUTRAL_SPACE ? 'empire' : space > NEUTRAL_SPACE ? 'rebels' : 'neutral'}
        >
          {space === marker && <Icon name="force" />}
        </i>
      ))}
      <Emblem faction={below ?? 'rebels'} />
    </div>
  )
}
