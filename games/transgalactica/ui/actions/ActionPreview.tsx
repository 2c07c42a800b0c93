import type { Lang } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import type { Area } from '../../content/names.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { type GalaxyView, seatBelow } from '../view.ts'
import { MayFollow } from './MayFollow.tsx'
import { areaOutcome } from './outcome.ts'
import '../answer/answer.css'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly area: Area
  /** Whether the player chooses a main action, rather than following one. */
  readonly isMain: boolean
}

/** The cost and the gain of an action, and the seats that could follow it, before it is chosen. */
export function ActionPreview({ view, lang, seats, area, isMain }: Props) {
  return (
    <div className="tg-preview" role="status" data-keeps-clear>
      <span className="tg-preview-marks">
        <Icon name={area} size={18} />
        <Marks marks={areaOutcome(view, seatBelow(view), area, isMain)} size={17} />
      </span>
      {isMain && <MayFollow view={view} lang={lang} seats={seats} area={area} />}
    </div>
  )
}
