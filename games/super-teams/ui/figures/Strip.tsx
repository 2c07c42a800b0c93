import { at, type Lang } from '@kantyna/kernel'
import { noTouching } from '@kantyna/ui'
import { type ShipId, ships } from '../../content/ships.ts'
import { track } from '../../content/track.ts'
import { FINISH } from '../../rules/board.ts'
import { NOBODY } from '../../rules/race.ts'
import { berthShips } from '../board/berths.ts'
import { Place } from '../board/Place.tsx'
import { Ship } from '../board/Ship.tsx'
import { TrackRibbon } from '../board/TrackRibbon.tsx'
import { Paints } from '../drawing/Paints.tsx'
import { SpacePicture } from '../drawing/SpacePicture.tsx'
import { CELL, layStrip } from './strip-layout.ts'
import '../drawing/drawing.css'
import '../board/board.css'
import './figures.css'

/** A line on a strip: a flight, a way back, or a tow. */
export interface Way {
  readonly how: 'flies' | 'back' | 'towed'
  readonly from: number
  readonly to: number
}

/** A ship on a strip: where it stands, or where it would go. */
export interface Stand {
  readonly ship: ShipId
  readonly place: number
  /** Which half of a double space, from 0. */
  readonly half?: number
}

export interface StripPicture {
  readonly from: number
  readonly to: number
  readonly ships: readonly Stand[]
  /** Where the ships would go. */
  readonly ghosts: readonly Stand[]
  readonly ways: readonly Way[]
}

/** A piece of the track with ships on it and the ways they fly. */
export function Strip({ from, to, ships: stands, ghosts, ways, lang }: StripPicture & { lang: Lang }) {
  const { board, viewBox } = layStrip(
    from,
    to,
    ways.some(({ how }) => how === 'back'),
  )
  const places = track.flatMap((_, place) => (place >= from && place <= to ? [place] : []))
  const all = [...stands, ...ghosts]
  return (
    <div className="st-board st-strip" inert>
      <svg viewBox={viewBox} aria-hidden="true">
        <Paints />
        <TrackRibbon layout={board} />
        {places.map((place) =>
          place === 0 || place === FINISH ? (
            <g
              key={place}
              transform={`translate(${at(board.centres, place).x} ${CELL / 2}) scale(${CELL / 92})`}
            >
              <SpacePicture spaces={at(track, place)} />
            </g>
          ) : (
            <Place
              key={place}
              place={place}
              layout={board}
              lang={lang}
              touching={noTouching}
              isOccupied={all.some((stand) => stand.place === place)}
              onCrowd={null}
            />
          ),
        )}
        {places.map((place) => (
          <text key={place} className="st-figure-number" x={at(board.centres, place).x} y={CELL + 11}>
            {place}
          </text>
        ))}
        {ways.map((way) => (
          <WayLine
            key={`${way.how} ${way.from} ${way.to}`}
            {...way}
            x={(place) => at(board.centres, place).x}
          />
        ))}
        <g className="st-figure-ghosts">
          <Ships stands={ghosts} layout={board} lang={lang} />
        </g>
        <Ships stands={stands} layout={board} lang={lang} />
      </svg>
    </div>
  )
}

function Ships({
  stands,
  layout,
  lang,
}: {
  stands: readonly Stand[]
  layout: ReturnType<typeof layStrip>['board']
  lang: Lang
}) {
  const pieces = stands.map(({ ship }) => ships.findIndex(({ id }) => id === ship))
  const berths = berthShips(
    layout,
    stands.map(({ place }) => place),
    stands.map(({ half = 0 }) => half),
  )
  return stands.map(({ ship, place, half = 0 }, index) => (
    <Ship
      // The same ship may be shown on both halves of a space.
      key={`${ship} ${place} ${half}`}
      ship={at(pieces, index)}
      berth={place === FINISH ? finishBerth(layout, index) : (berths[index] ?? null)}
      place={place}
      half={half}
      owner={NOBODY}
      isOwn={false}
      lang={lang}
      touching={noTouching}
      ghosts={[]}
      crowd={[]}
      onCrowd={null}
    />
  ))
}

/** The ship's place on the final planet. */
function finishBerth(layout: ReturnType<typeof layStrip>['board'], index: number) {
  const size = CELL * 0.6
  const { x, y } = at(layout.centres, FINISH)
  return { x: x + index * 6, y, size, touchArea: { width: size, height: size } }
}

/** The line of a flight: above the places for a flight forward, below them for a flight back. */
function WayLine({ how, from, to, x }: Way & { x: (place: number) => number }) {
  const [start, end] = [x(from), x(to)]
  const isBack = how === 'back'
  const edge = isBack ? CELL + 14 : -1
  const bend = isBack ? CELL + 48 : -40
  const direction = isBack ? 1 : -1
  return (
    <g className={`st-figure-way st-figure-${how}`}>
      <path d={`M${start} ${edge}Q${(start + end) / 2} ${bend} ${end} ${edge + direction * 4}`} />
      <path
        className="st-figure-tip"
        d={`M${end - 4} ${edge + direction * 7}L${end} ${edge}L${end + 4} ${edge + direction * 7}Z`}
      />
    </g>
  )
}
