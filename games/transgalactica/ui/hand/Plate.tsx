import type { Lang, Seat } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import type { GalaxyView } from '../view.ts'

/** The parts of a control panel: each is a plate with a name and a row of places. */
export interface PlateProps {
  readonly view: GalaxyView
  readonly seat: Seat
  readonly lang: Lang
  readonly touching: Touching
}

export function Plate({
  name,
  icon,
  children,
  className = '',
}: {
  readonly name: string
  readonly icon: IconName
  readonly children: ComponentChildren
  readonly className?: string
}) {
  return (
    <section className={`tg-plate ${className}`} aria-label={name}>
      <span className="tg-plate-name" aria-hidden="true" title={name}>
        <Icon name={icon} size={15} />
        <small>{name}</small>
      </span>
      <div className="tg-plate-row">{children}</div>
    </section>
  )
}
