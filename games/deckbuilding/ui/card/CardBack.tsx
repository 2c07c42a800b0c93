import type { Faction } from '../../content/card.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import '../drawing/drawing.css'
import './card.css'

/** A card face down: whose it is, and nothing else. */
export function CardBack({ faction }: { faction: Faction }) {
  return (
    <span className="db-face db-back" data-faction={faction} aria-hidden="true">
      <span className="db-back-emblem">
        <Emblem faction={faction} />
      </span>
    </span>
  )
}
