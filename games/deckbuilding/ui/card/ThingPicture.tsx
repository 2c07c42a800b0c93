import type { Lang, Thing } from '@kantyna/kernel'
import type { ReactNode } from 'react'
import { FORCE_SPACES } from '../../rules/force.ts'
import { cardOf } from '../../rules/pieces.ts'
import { cardText } from '../../words/card-text.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { BaseFace } from './BaseFace.tsx'
import { CardBack } from './CardBack.tsx'
import { Face } from './Face.tsx'
import './picture.css'

/** One thing drawn large, for the inspector and the gallery; with all of its text where there is room to read it. */
export function ThingPicture({ thing, lang }: { thing: Thing; lang: Lang }) {
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
      return <ForcePicture />
    default:
      return (
        <Framed>
          <CardBack faction="neutral" />
        </Framed>
      )
  }
}

function Framed({ children, text = '' }: { children: ReactNode; text?: string }) {
  return (
    <div className="db-picture">
      {children}
      {text !== '' && <p className="db-picture-text">{text}</p>}
    </div>
  )
}

function ForcePicture() {
  return (
    <div className="db-picture db-force-picture" aria-hidden="true">
      <Emblem faction="empire" />
      {Array.from({ length: FORCE_SPACES }, (_, space) => (
        <i
          key={`space ${space.toString()}`}
          data-faction={space < 3 ? 'empire' : space > 3 ? 'rebels' : 'neutral'}
        >
          {space === 3 && <Icon name="force" />}
        </i>
      ))}
      <Emblem faction="rebels" />
    </div>
  )
}
