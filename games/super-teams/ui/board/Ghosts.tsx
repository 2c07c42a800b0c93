import { at, type Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { FINISH } from '../../rules/board.ts'
import { ShipPicture } from '../drawing/ShipPicture.tsx'
import { shipLabel } from '../words.ts'
import type { Berth } from './berths.ts'
import { along } from './flights.ts'
import type { Ghost } from './ghosts.ts'
import { type BoardLayout, type Box, outside, smoothPath } from './layout.ts'

/** Where the picked card would take ships: a thin way along the track and a dashed ring at its end. */

interface PathsProps {
  readonly layout: BoardLayout
  readonly ghosts: readonly Ghost[]
  readonly berths: readonly (Berth | null)[]
}

export function GhostPaths({ layout, ghosts, berths }: PathsProps) {
  return (
    <g>
      {ghosts.map(({ ship, from, to }) => (
        <path
          key={`${ship} ${to}`}
          className="st-ghost-path"
          d={smoothPath([
            berths[ship] ?? at(layout.centres, from),
            ...along(from, to)
              .slice(1)
              .map((place) => at(layout.centres, place)),
          ])}
        />
      ))}
    </g>
  )
}

interface RingsProps {
  readonly layout: BoardLayout
  readonly ghosts: readonly Ghost[]
  readonly lang: Lang
  readonly touching: Touching
}

export function GhostRings({ layout, ghosts, lang, touching }: RingsProps) {
  const destinations = [...new Set(ghosts.map(({ to }) => to))]
  return (
    <>
      {destinations.map((to) => {
        const coming = ghosts.filter((ghost) => ghost.to === to)
        return coming.map((ghost, index) => (
          <GhostRing
            key={`${ghost.ship} ${to}`}
            ghost={ghost}
            box={shareOf(destination(layout, to), index, coming.length)}
            lang={lang}
            touching={touching}
          />
        ))
      })}
    </>
  )
}

/** A ring is a way to touch the ship that would land there. */
function GhostRing({
  ghost,
  box,
  lang,
  touching,
}: {
  ghost: Ghost
  box: Box
  lang: Lang
  touching: Touching
}) {
  const { ship, to } = ghost
  const touch = useTouch(`ship:${ship}`, touching, { label: shipLabel(lang, ship, to, 0, []) })
  const size = Math.min(box.width, box.height)
  return (
    <g className="st-ghost" {...touch} data-thing={undefined} data-ghost={to} tabIndex={-1}>
      <rect className="st-ghost-ring" {...box} rx={size * 0.26} />
      <g className="st-ghost-ship">
        <ShipPicture
          ship={ship}
          x={box.x + box.width / 2}
          y={box.y + box.height / 2}
          size={size * 0.6}
          badge={false}
        />
      </g>
    </g>
  )
}

function destination(layout: BoardLayout, place: number): Box {
  if (place === FINISH) return outside(layout.finish, -4)
  const { width, height } = layout.tile
  const { x, y } = at(layout.centres, place)
  return outside({ x: x - width / 2, y: y - height / 2, width, height }, 2)
}

/** Ships that would land on the same place share its ring side by side. */
function shareOf(box: Box, index: number, count: number): Box {
  const width = box.width / count
  return { ...box, x: box.x + index * width, width }
}
