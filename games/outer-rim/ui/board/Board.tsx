import { at, type Lang, type Seat, type Thing } from '@kantyna/kernel'
import {
  PanZoom,
  type PanZoomControl,
  seatShape,
  seatsOf,
  type TableProps,
  type Touching,
  usePointed,
} from '@kantyna/ui'
import type { CSSProperties } from 'preact'
import { useCallback, useMemo, useRef } from 'preact/hooks'
import { aiGoalsOf } from '../../rules/ai/goals.ts'
import { NONE } from '../../rules/pieces.ts'
import { isAutoma } from '../../rules/resources/holding.ts'
import { seatThing, spaceThing, tradeThing } from '../../rules/scenario/things.ts'
import { useAddedDrawings } from '../added-drawings.ts'
import { Icon, IconMark } from '../drawing/Icon.tsx'
import { seatStyle } from '../drawing/seat-style.ts'
import { useRecordEvents } from '../moments/MemoryProvider.tsx'
import { isLastChanceToGive } from '../panels/questions.ts'
import { type RimView, rimView, seatBelow } from '../view.ts'
import { uiWords } from '../words.ts'
import { Background } from './Background.tsx'
import { Contacts } from './Contacts.tsx'
import { EncounterDecks } from './EncounterDecks.tsx'
import { FameTrack } from './FameTrack.tsx'
import { CHART, type Chart, chartOf } from './layout.ts'
import { type Reach, reachOf, reachText } from './reach.ts'
import { FactionSigns, ReachMarks, SpaceNames, Spaces } from './Spaces.tsx'
import { travellersOf } from './scene.ts'
import { wholeLabel } from './space-label.ts'
import { Travellers } from './Travellers.tsx'
import { useGlides } from './use-glides.ts'
import { useScale } from './use-scale.ts'
import '../drawing/drawing.css'
import './board.css'

const HIGHEST_PATROL = 4

/** The middle of a note stays this far from the left and right edges, so that the note fits. */
const NOTE_ROOM = 240

/** The star chart: an arc of six tiles with all pieces. */
export function Board({
  view: kernelView,
  lang,
  seats,
  decisions,
  touching,
  panels,
  events,
  pastEvents,
  motion,
}: TableProps) {
  const view = rimView(kernelView)
  const words = uiWords(lang)
  const { layers, tradeLabels } = useAddedDrawings()
  const { modules, mapOrder } = view
  const map = useMemo(() => ({ modules, mapOrder }), [modules, mapOrder])
  const chart = chartOf(map)
  const svg = useRef<SVGSVGElement>(null)
  const surface = useRef<PanZoomControl>(null)
  const travellers = useMemo(() => travellersOf(view, chart), [view, chart])
  const reach = useMemo(() => reachOf(view, decisions), [view, decisions])
  const reserves = useMemo(
    () => view.patrolLevels.map((level) => HIGHEST_PATROL - level),
    [view.patrolLevels],
  )
  const [pointed, pointing] = usePointed(touching)
  const labelOf = useCallback(
    (space: number, way: Reach | undefined) => wholeLabel(view, seats, space, lang, way),
    [view, seats, lang],
  )
  useRecordEvents(events, pastEvents)
  useScale(svg)
  useGlides(svg, { chart, map, travellers, events, motion })
  const own = at(view.spaces, seatBelow(view))
  const home = chart.spaces[own] ?? null
  const showOwn = () => {
    const { x, y } = at(chart.spaces, own)
    surface.current?.show({ x: x - 260, y: y - 200, width: 520, height: 400 })
  }
  return (
    <div className="or-board" data-closed={chart.rounds.length > 0 || undefined}>
      <PanZoom
        label={words.map}
        lang={lang}
        content={CHART}
        closest={2.4}
        home={home}
        isDense
        control={surface}
      >
        <svg
          ref={svg}
          className="or-chart"
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          aria-hidden="false"
        >
          <title>{words.map}</title>
          <Background chart={chart} map={map} reserves={reserves} />
          {layers.map((Layer) => (
            <Layer key={Layer.name} chart={chart} view={view} lang={lang} touching={pointing} />
          ))}
          <FameTrack view={view} lang={lang} seats={seats} />
          <Course chart={chart} view={view} reach={courseOf(reach, touching, pointed)} />
          <Spaces chart={chart} lang={lang} touching={pointing} reach={reach} labelOf={labelOf} />
          <Contacts view={view} chart={chart} lang={lang} touching={pointing} />
          <Tokens view={view} chart={chart} />
          <EncounterDecks view={view} chart={chart} lang={lang} decisions={decisions} touching={pointing} />
          <FactionSigns chart={chart} />
          <Travellers view={view} lang={lang} seats={seats} touching={pointing} travellers={travellers} />
          <ReachMarks chart={chart} lang={lang} reach={reach} />
          <SpaceNames chart={chart} lang={lang} />
          <CourseNote chart={chart} lang={lang} reach={courseOf(reach, touching, pointed)} />
        </svg>
      </PanZoom>
      <div className="or-board-buttons">
        <BoardButton
          label={
            tradeLabels.map((label) => label(view, lang)).find((wording) => wording !== null) ??
            words.openTrade
          }
          icon="trade"
          isPointed={touching.pointed.has(tradeThing) || decisions.some(isLastChanceToGive)}
          onPress={() => panels.open('trade')}
        />
        {own !== NONE && <BoardButton label={words.yourSpace} icon="ship" onPress={showOwn} />}
      </div>
      <div className="or-board-buttons" data-right>
        {view.automas !== 0 && (
          <BoardButton label={words.openAi} icon="ai" onPress={() => panels.open('ai')} />
        )}
        <BoardButton label={words.openPool} icon="pool" onPress={() => panels.open('pool')} />
      </div>
    </div>
  )
}

interface ButtonProps {
  readonly label: string
  readonly icon: 'trade' | 'pool' | 'ship' | 'ai'
  /** Whether a lesson points at the button. */
  readonly isPointed?: boolean
  onPress(): void
}

function BoardButton({ label, icon, isPointed = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      title={label}
      data-pointed={isPointed || undefined}
      data-opens={icon}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}

/** The player's way to the space that is pointed at or picked. */
function courseOf(
  reach: ReadonlyMap<number, Reach>,
  { picked }: Touching,
  pointed: Thing | null,
): Reach | null {
  const ways = [...reach.values()]
  return (
    ways.find(({ space }) => spaceThing(space) === pointed) ??
    ways.find(({ space }) => picked.has(spaceThing(space))) ??
    null
  )
}

function Course({ chart, view, reach }: { chart: Chart; view: RimView; reach: Reach | null }) {
  if (reach === null || view.seat === null) return null
  const stops = [at(view.spaces, view.seat), ...reach.route].map((space) => at(chart.spaces, space))
  return (
    <path
      className="or-course"
      d={stops.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
    />
  )
}

/** The distance of the space that is pointed at, and what would end the move there. */
function CourseNote({ chart, lang, reach }: { chart: Chart; lang: Lang; reach: Reach | null }) {
  if (reach === null) return null
  const { x, y } = at(chart.spaces, reach.space)
  return (
    <text
      className="or-name or-course-note"
      style={
        {
          '--x': `${Math.min(Math.max(x, NOTE_ROOM), CHART.width - NOTE_ROOM)}px`,
          '--y': `${y + (y > CHART.height - 200 ? -84 : 104)}px`,
        } as CSSProperties // the type has no custom properties
      }
    >
      {reachText(reach, lang)}
    </text>
  )
}

interface AiGoal {
  /** The AI player with the goal; null if there is only one AI player. */
  readonly seat: Seat | null
  readonly space: number
  readonly count: number
  /** Its index among the goals in the same space. */
  readonly place: number
}

function goalsOf(view: RimView): readonly AiGoal[] {
  const players = seatsOf(view).filter((seat) => isAutoma(view, seat))
  const hasOneAi = players.length < 2
  const all = hasOneAi
    ? [{ seat: null, spaces: view.aiGoals }]
    : players.map((seat) => ({
        seat,
        spaces: at(view.characters, seat) === NONE ? [] : aiGoalsOf(view, seat),
      }))
  const found: AiGoal[] = []
  for (const { seat, spaces } of all)
    for (const space of new Set(spaces))
      found.push({
        seat,
        space,
        count: spaces.filter((each) => each === space).length,
        place: found.filter((goal) => goal.space === space).length,
      })
  return found
}

/** The AI players' goals, with the shapes of their seats if there are several, and planets that a player has marked. */
function Tokens({ view, chart }: { readonly view: RimView; readonly chart: Chart }) {
  return (
    <g>
      {goalsOf(view).map(({ seat, space, count, place }) => {
        const { x, y } = at(chart.spaces, space)
        return (
          <g
            key={`${seat ?? ''} ${space}`}
            className="or-goal"
            style={{
              ...(seat !== null && seatStyle(seat)),
              transform: `translate(${x + 44 - place * 38}px, ${y + 34 + place * 22}px)`,
            }}
          >
            <circle r="17" />
            <IconMark name="goal" x={0} y={0} size={24} />
            {seat !== null && (
              <path className="or-fame-shape" d={seatShape(seat)} transform="translate(4 -20) scale(0.7)" />
            )}
            {count > 1 && (
              <text className="or-number" x="20" y="16" data-detail>
                {count}
              </text>
            )}
          </g>
        )
      })}
      {view.markedPlanets.flatMap((marked, seat) =>
        marked.map((space) => {
          const { x, y } = at(chart.spaces, space)
          return (
            <g
              key={`${seatThing(seat)} ${space}`}
              className="or-marked"
              style={{ transform: `translate(${x - 44}px, ${y + 34}px)` }}
            >
              <circle r="16" />
              <IconMark name="damage" x={0} y={0} size={24} />
            </g>
          )
        }),
      )}
    </g>
  )
}
