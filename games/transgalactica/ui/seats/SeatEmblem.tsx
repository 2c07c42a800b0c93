import { at, type KernelView, type Lang, type Seat } from '@kantyna/kernel'
import { abilities } from '../../content/abilities.ts'
import { abilityIcons } from '../card/ability-icons.ts'
import { Icon } from '../drawing/Icon.tsx'
import { seatStyle } from '../drawing/seat-style.ts'
import { galaxyView } from '../view.ts'
import './standings.css'

/** The ability of a seat; empty before it has one. */
export function SeatEmblem({
  view: kernelView,
  seat,
  lang,
}: {
  readonly view: KernelView
  readonly seat: Seat
  readonly lang: Lang
}) {
  const card = abilities[at(galaxyView(kernelView).abilities, seat)]
  if (card === undefined) return null
  return (
    <span
      className="tg-emblem"
      role="img"
      aria-label={card.name[lang]}
      title={card.name[lang]}
      style={{ ...seatStyle(seat), color: 'var(--seat)' }}
    >
      <Icon name={abilityIcons[card.key]} size={18} />
    </span>
  )
}
