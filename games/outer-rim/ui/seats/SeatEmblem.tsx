import { at, type KernelView, type Lang, type Seat } from '@kantyna/kernel'
import { seatColour } from '@kantyna/ui'
import { characterName, tables } from '../../words/things/names.ts'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import { rimView } from '../view.ts'

/** The character of a seat; nothing before it is chosen. */
export function SeatEmblem({ view: kernelView, seat, lang }: { view: KernelView; seat: Seat; lang: Lang }) {
  const shapes = useShapes()
  const character = at(rimView(kernelView).characters, seat)
  const card = tables().characters[character]
  if (card === undefined) return null
  return (
    <span
      className="or-emblem"
      role="img"
      aria-label={characterName(lang, character)}
      title={characterName(lang, character)}
      style={{ color: seatColour(seat) }}
    >
      <SilhouetteBox shape={shapes.person(card.id)} size={20} />
    </span>
  )
}
