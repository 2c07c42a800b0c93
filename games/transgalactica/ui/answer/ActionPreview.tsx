import type { Lang, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { type Area, areas } from '../../content/names.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { type GalaxyView, seatBelow } from '../view.ts'
import { MayFollow } from './MayFollow.tsx'
import { areaOutcome } from './outcome.ts'
import './answer.css'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly touching: Touching
  /** What is pointed at. */
  readonly pointed: Thing | null
  /** Whether main actions are chosen from, rather than followed. */
  readonly isMain: boolean
}

/** What the action that is pointed at or taken up would bring, before it is chosen. */
export function ActionPreview({ view, lang, touching, pointed, isMain }: Props) {
  const area = areas.find((each) => isMeant(`area:${each}`))
  if (area === undefined) return null
  return (
    <div className="tg-preview" role="status">
      <PreviewOf view={view} area={area} isMain={isMain} />
      {isMain && <MayFollow view={view} lang={lang} />}
    </div>
  )

  function isMeant(thing: Thing): boolean {
    return touching.picked.has(thing) || (thing === pointed && touching.lit.has(thing))
  }
}

function PreviewOf({
  view,
  area,
  isMain,
}: {
  readonly view: GalaxyView
  readonly area: Area
  readonly isMain: boolean
}) {
  return (
    <span className="tg-preview-marks">
      <Icon name={area} size={18} />
      <Marks marks={areaOutcome(view, seatBelow(view), area, isMain)} size={17} />
    </span>
  )
}
