import { at, type Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { planetFactsOf } from '../../content/map.ts'
import type { Planet } from '../../content/names.ts'
import { spaces } from '../../rules/map/map.ts'
import { spaceThing } from '../../rules/scenario/things.ts'
import { maelstrom } from '../../words/cards/card-terms.ts'
import { planetName } from '../../words/planets.ts'
import { spaceName } from '../../words/things/names.ts'
import { FactionMark } from '../drawing/FactionSign.tsx'
import { Globe, Swirl } from '../drawing/Globe.tsx'
import { type Chart, type ChartSpace, PLANET_RADIUS } from './layout.ts'
import { linesOf, type NamePoint, namePoints, signPoints } from './name-points.ts'
import type { Reach } from './reach.ts'
import { shortLabel } from './space-label.ts'

interface Props {
  readonly chart: Chart
  readonly lang: Lang
  readonly touching: Touching
  readonly reach: ReadonlyMap<number, Reach>
  /** Returns the label of a space for screen readers. Without this function, the label is the name. */
  labelOf?(space: number, reach: Reach | undefined): string
}

/** Planets, navpoints and the Maelstrom. Each can be touched, and shows its distance if a move can end there. */
export function Spaces({ chart, reach, ...props }: Props) {
  return (
    <g>
      {chart.spaces.map((place) => (
        <SpaceMark key={place.space} {...props} place={place} reach={reach.get(place.space)} />
      ))}
    </g>
  )
}

interface SpaceProps extends Omit<Props, 'chart' | 'reach'> {
  readonly place: ChartSpace
  readonly reach: Reach | undefined
}

function SpaceMark({
  place,
  lang,
  touching,
  reach,
  labelOf = (which) => spaceName(lang, which),
}: SpaceProps) {
  const { space, x, y } = place
  const { kind, id } = at(spaces, space)
  const thing = spaceThing(space)
  const label = useMemo(() => labelOf(space, reach), [labelOf, space, reach])
  const short = shortLabel(space, lang, reach)
  const touch = useTouch(thing, touching, { label, short, expected: kind === 'planet' })
  const radius = kind === 'navpoint' ? 15 : PLANET_RADIUS + 4
  return (
    <g {...touch} className="or-space" data-kind={kind} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {touching.lit.has(thing) && <circle className="or-halo" r={kind === 'navpoint' ? 36 : radius + 20} />}
      <circle className="or-reach" r={kind === 'navpoint' ? 25 : radius + 8} />
      {kind === 'planet' && (
        <g transform={`scale(${PLANET_RADIUS / 50})`}>
          <Globe planet={id as Planet /* the id of a planet space is its planet */} />
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

/** The name of a space on the chart, or null. */
export function writtenName(space: number, lang: Lang): string | null {
  const { kind, id } = at(spaces, space)
  if (kind === 'navpoint') return null
  return kind === 'maelstrom' ? maelstrom[lang] : planetName(lang, id as Planet) // its id is that of the planet
}

/** Names of planets, above all pieces, and never too small to read. */
export const SpaceNames = memo(function SpaceNames({ chart, lang }: Pick<Props, 'chart' | 'lang'>) {
  const points = useNamePoints(chart, lang)
  return (
    <g className="or-names">
      {[...points].map(([space, { x, y, anchor, isOnTwoLines }]) => {
        const name = writtenName(space, lang) ?? ''
        const { isBeyond } = at(chart.spaces, space)
        return (
          <text
            key={space}
            className="or-name"
            data-beyond={isBeyond || undefined}
            style={{ transform: `translate(${x}px, ${y}px)`, textAnchor: anchor }}
          >
            {isBeyond || isOnTwoLines ? <TwoLines text={name} /> : name}
          </text>
        )
      })}
    </g>
  )
})

function useNamePoints(chart: Chart, lang: Lang): ReadonlyMap<number, NamePoint> {
  return useMemo(() => namePoints(chart, (space) => writtenName(space, lang)), [chart, lang])
}

/** The factions of planets. */
export const FactionSigns = memo(function FactionSigns({ chart }: Pick<Props, 'chart'>) {
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
})

/** A name on two lines: inside the arc there is not enough room for two long names side by side. */
function TwoLines({ text }: { readonly text: string }) {
  const [first, second] = linesOf(text)
  return (
    <>
      <tspan x="0" dy="-0.95em">
        {first}
      </tspan>{' '}
      <tspan x="0" dy="1em">
        {second}
      </tspan>
    </>
  )
}

/**
 * The distance of each space in reach, on an octagon if the move would always end there. When the chart is zoomed out,
 * only planets show it.
 */
export const ReachMarks = memo(function ReachMarks({
  chart,
  lang,
  reach,
}: Pick<Props, 'chart' | 'lang' | 'reach'>) {
  const names = useNamePoints(chart, lang)
  const signs = useMemo(
    () => signPoints(chart, names, (space) => writtenName(space, lang)),
    [chart, names, lang],
  )
  return (
    <g className="or-distances">
      {[...reach.values()].map(({ space, route, stops }) => {
        const place = at(chart.spaces, space)
        const { x, y } = signs.get(space) ?? { x: place.x - 20, y: place.y - 20 }
        return (
          <g
            key={space}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            data-stops={stops.length > 0 || undefined}
            data-detail={!signs.has(space) || undefined}
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
})
