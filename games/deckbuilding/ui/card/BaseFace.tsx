import type { Lang } from '@kantyna/kernel'
import type { CSSProperties } from 'preact'
import type { Card } from '../../content/card.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { Picture } from '../drawing/Picture.tsx'
import { Name } from './Name.tsx'
import '../drawing/drawing.css'
import './card.css'

interface Props {
  readonly card: Card
  readonly lang: Lang
  /** The hit points left, if it is damaged. */
  readonly left?: number
}

/** A base: a world drawn sideways, with its remaining hit points. */
export function BaseFace({ card, lang, left = card.hitPoints }: Props) {
  const isDamaged = left < card.hitPoints
  const health = { '--left': left / card.hitPoints } as CSSProperties
  return (
    <span className="db-face db-base-face" data-faction={card.faction} data-kind="base" aria-hidden="true">
      <Picture card={card} />
      <span className="db-badge">
        <Emblem faction={card.faction} />
      </span>
      <Name card={card} lang={lang} maxWidth={60} size={11} />
      {card.abilities.length > 0 && (
        <span className="db-type">
          <Icon name={card.abilities.some((ability) => 'use' in ability) ? 'use' : 'text'} />
        </span>
      )}
      <span className="db-health" data-damaged={isDamaged || undefined}>
        <Icon name="hull" />
        <b key={left}>{left}</b>
        {isDamaged && <small>/{card.hitPoints}</small>}
      </span>
      <span className="db-health-bar" style={health} />
    </span>
  )
}
