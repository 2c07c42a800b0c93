import { at, type Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { useMemo } from 'react'
import { planetFactsOf } from '../../content/map.ts'
import type { Planet } from '../../content/names.ts'
import { spaces } from '../../rules/map.ts'
import { spaceThing } from '../../rules/things.ts'
import { maelstrom, planetNames } from '../../words/card-terms.ts'
import { spaceName } from '../../words/names.ts'
import { FactionMark } from '../drawing/FactionSign.tsx'
import { Globe, Swirl } from '../drawing/Globe.tsx'
import { type Chart, type ChartSpace, PLANET_RADIUS } from './layout.ts'
import { namePoints } from './name-points.ts'
import { type Reach, reachSaid } from './reach.ts'

interface Props {
  readonly chart: Chart
  readonly lang: Lang
  readonly touching: Touching
  readonly reach: ReadonlyMap<number, Reach>
}

/** Planets, navpoints and the Maelstrom: each can be touched, and says how far it is where it can be moved to. */
export function Spaces({ chart, lang, touching, reach }: Props) {
  return (
    <g>
      {chart.spaces.map((place) => (
        <SpaceMark
          key={place.space}
          place={place}
          lang={lang}
          touching={touching}
          reach={reach.get(place.space)}
        />
      ))}
    </g>
  )
}

interface SpaceProps extends Pick<Props, 'lang' | 'touching'> {
  readonly place: ChartSpace
  readonly reach: Reach | undefined
}

function SpaceMark({ place, lang, touching, reach }: SpaceProps) {
  const { space, x, y } = place
  const { kind, id } = at(spaces, space)
  const thing = spaceThing(space)
  const label = [spaceName(lang, space), ...(reach === undefined ? [] : [reachSaid(reach, lang)])].join(', ')
  const touch = useTouch(thing, touching, { label, expected: kind === 'planet' })
  const radius = kind === 'navpoint' ? 15 : PLANET_RADIUS + 4
  return (
    <g {...touch} className="or-space" data-kind={kind} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {touching.lit.has(thing) && <circle className="or-halo" r={kind === 'navpoint' ? 36 : radius + 20} />}
      <circle className="or-reach" r={kind === 'navpoint' ? 25 : radius + 8} />
      {kind === 'planet' && (
        <g transform={`scale(${PLANET_RADIUS / 50})`}>
          <Globe planet={id as Planet /* planets are the ids of planets */} />
        </g>
      )}
      {kind === 'maelstrom' && <Swirl />}
      {kind === 'navpoint' && (
        <>
          <circle className="or-navpoint" r="13" />
          <circle className="or-navpoint-core" r="4.5" />
        </>
      )}
      <circle className="or-hit" r={kind === 'navpoint' ? 33 : radius + 6} />
    </g>
  )
}

/** What is written on the chart at a space, or null. */
export function writtenName(space: number, lang: Lang): string | null {
  const { kind, id } = at(spaces, space)
  if (kind === 'navpoint') return null
  return kind === 'maelstrom' ? maelstrom[lang] : planetNames[lang][id as Planet] // planets are the ids of planets
}

/** Names of planets, over everything that stands on the chart; never smaller than they can be read. */
export function SpaceNames({ chart, lang }: Pick<Props, 'chart' | 'lang'>) {
  const points = useMemo(() => namePoints(chart, (space) => writtenName(space, lang)), [chart, lang])
  return (
    <g className="or-names">
      {[...points].map(([space, { x, y, anchor }]) => {
        const name = writtenName(space, lang) ?? ''
        return (
          <text
            key={space}
            className="or-name"
            data-beyond={at(chart.spaces, space).isBeyond || undefined}
            style={{ transform: `translate(${x}px, ${y}px)`, textAnchor: anchor }}
          >
            {at(chart.spaces, space).isBeyond ? <TwoLines text={name} /> : name}
          </text>
        )
      })}
    </g>
  )
}

/** The factions of planets. */
export function FactionSigns({ chart }: Pick<Props, 'chart'>) {
  return (
    <g className="or-names">
      {chart.spaces.map(({ space, x, y }) => {
        const { kind, id } = at(spaces, space)
        const faction = kind === 'planet' ? planetFactsOf(id).faction : undefined
        return faction === undefined ? null : (
          <FactionMark key={space} faction={faction} x={x + 44} y={y - 44} size={34} />
        )
      })}
    </g>
  )
}

/** In the hollow of the arc there is no room for a long name beside another. */
function TwoLines({ text }: { readonly text: string }) {
  const [first = '', ...rest] = text.split(' ')
  return (
    <>
      <tspan x="0" dy="-0.95em">
        {first}
      </tspan>{' '}
      <tspan x="0" dy="1em">
        {rest.join(' ')}
      </tspan>
    </>
  )
}

/** How far each space in reach is, on an eight-cornered sign where the move would end in any case. */
export function ReachMarks({ chart, reach }: Pick<Props, 'chart' | 'reach'>) {
  return (
    <g className="or-distances">
      {[...reach.values()].map(({ space, route, stops }) => {
        const { x, y } = at(chart.spaces, space)
        const isNavpoint = at(spaces, space).kind === 'navpoint'
        const off = isNavpoint ? 20 : 44
        return (
          <g
            key={space}
            style={{ transform: `translate(${x - off}px, ${y - off}px)` }}
            data-stops={stops.length > 0 || undefined}
          >
            <g className="or-badge">
              {stops.length > 0 ? <path d="M-7-17h14L17-7v14L7 17H-7L-17 7V-7Z" /> : <circle r="16" />}
              <text className="or-number" y="7">
                {route.length}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
