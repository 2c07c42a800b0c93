import { at, type Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { FINISH } from '../../rules/board.ts'
import { ShipPicture } from '../drawing/ShipPicture.tsx'
import { offersAttribute } from '../touch/finger.ts'
import { thingLabel } from '../words.ts'
import type { Berth } from './berths.ts'
import { along } from './flights.ts'
import type { Ghost } from './ghosts.ts'
import { type BoardLayout, type Box, enlargeBox, smoothPath } from './layout.ts'

/** Where the picked card would take ships: a thin line along the track and a dashed ring at its end. */

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
  readonly places: readonly number[]
  readonly lang: Lang
  readonly touching: Touching
  /** Asks which ship the player means when a ring lies over a ship that could move too. */
  onCrowd(place: number, ships: readonly number[]): void
}

/** The rings lie above the ships, so that a tap at a destination touches the ring and not a ship below it. */
export function GhostRings({ layout, ghosts, places, lang, touching, onCrowd }: RingsProps) {
  const destinations = [...new Set(ghosts.map(({ to }) => to))]
  return destinations.map((to) => {
    const coming = [...new Set(ghosts.filter((ghost) => ghost.to === to).map(({ ship }) => ship))]
    const present = places.map((_, ship) => ship).filter((ship) => places[ship] === to)
    const movable = present.filter((ship) => touching.lit.has(`ship:${ship}`) && !coming.includes(ship))
    // A ship may come back to where it stands: its own ring then lies over it.
    const returning = coming.filter((ship) => present.includes(ship))
    const isUnclear = movable.length > 0 || (returning.length > 0 && coming.length > 1)
    const ships = [...coming, ...movable]
    const [first] = returning
    return (
      <GhostRing
        key={to}
        to={to}
        coming={coming}
        isOccupied={present.length > 0}
        offers={isUnclear ? ships : returning}
        box={destination(layout, to)}
        room={roomOf(layout, to)}
        lang={lang}
        touching={touching}
        onTap={
          isUnclear
            ? () => onCrowd(to, ships)
            : () => touching.onTouch(first === undefined ? `space:${to}` : `ship:${first}`)
        }
      />
    )
  })
}

interface RingProps {
  readonly to: number
  readonly coming: readonly number[]
  readonly isOccupied: boolean
  /** The ships that a tap may mean, if the player has to be asked. */
  readonly offers: readonly number[]
  readonly box: Box
  /** The area that reacts to a tap: at least the whole place. */
  readonly room: Box
  readonly lang: Lang
  readonly touching: Touching
  onTap(): void
}

/** The ring stands for the place it surrounds. The keyboard reaches the place itself. */
function GhostRing({ to, coming, isOccupied, offers, box, room, lang, touching, onTap }: RingProps) {
  const label = thingLabel(lang, `space:${to}`)
  const touch = { ...useTouch(`space:${to}`, touching, { label, onTap }), tabindex: -1 }
  const size = Math.min(box.width, box.height)
  return (
    <g className="st-ghost" {...touch} data-ghost={to} {...offersAttribute(offers)}>
      <rect className="st-hit" {...room} />
      <rect className="st-ghost-ring" {...box} rx={size * 0.26} />
      <g className="st-ghost-ship" data-over={isOccupied || undefined}>
        {coming.map((ship, index) => {
          const share = shareOf(box, index, coming.length)
          const scale = isOccupied ? 0.42 : 0.6
          return (
            <ShipPicture
              key={ship}
              ship={ship}
              x={share.x + share.width / 2}
              y={isOccupied ? box.y + size * 0.16 : box.y + box.height / 2}
              size={Math.min(share.width, size) * scale}
              badge={false}
            />
          )
        })}
      </g>
    </g>
  )
}

function destination(layout: BoardLayout, place: number): Box {
  if (place === FINISH) return enlargeBox(layout.finish, -4)
  const { width, height } = layout.tile
  const { x, y } = at(layout.centres, place)
  return enlargeBox({ x: x - width / 2, y: y - height / 2, width, height }, 2)
}

function roomOf(layout: BoardLayout, place: number): Box {
  const box = destination(layout, place)
  const [wider, higher] = [layout.touchArea.width - box.width, layout.touchArea.height - box.height]
  return enlargeBox(box, Math.max(0, wider / 2, higher / 2))
}

/** Ships that would land on the same place share its ring, side by side. */
function shareOf(box: Box, index: number, count: number): Box {
  const width = box.width / count
  return { ...box, x: box.x + index * width, width }
}
