import type { Faction } from '../../content/card.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import '../drawing/drawing.css'
import './card.css'

/** A card face down. It shows only its owner's faction. */
export function CardBack({ faction }: { faction: Faction }) {
  return (
    <span className="db-face db-back" data-faction={faction} aria-hidden="true">
      <span className="db-back-emblem">
        <Emblem faction={faction} />
      </span>
    </span>
  )
}
