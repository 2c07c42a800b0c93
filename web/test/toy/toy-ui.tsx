import { type Lang, line, type Text, type Thing } from '@kantyna/kernel'
import {
  type GamePanel,
  gameUi,
  type PanelProps,
  PanZoom,
  PartsSheet,
  type PartWords,
  type SeatBoardProps,
  type TableProps,
  type Touching,
  useTouch,
} from '@kantyna/ui'
import { planets } from './questions.ts'

/** The toy game's drawings: a map to pan and zoom, panels with answers, seat boards and icons. */

const icons = {
  market: 'M4 9h16l-1.5-4h-13ZM5 9v10h14V9',
  gift: 'M4 9h16v4H4ZM6 13v7h12v-7M12 9v11',
  chart: 'M5 19V9M12 19V5M19 19v-7',
} as const

type IconName = keyof typeof icons

const iconNames: Readonly<Record<IconName, Text>> = {
  chart: { pl: 'mapa', en: 'chart' },
  gift: { pl: 'prezent', en: 'gift' },
  market: { pl: 'targ', en: 'market' },
}

function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}

const MAP = { width: 1600, height: 900 } as const

function Board({ lang, touching, panels }: TableProps) {
  return (
    <PanZoom label="Map" lang={lang} content={MAP}>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="false">
        <title>Map</title>
        {planets.map((name, planet) => (
          <Planet key={name} name={name} planet={planet} touching={touching} />
        ))}
        <g transform="translate(800 450)">
          <Place thing="market:0" label="Market" touching={touching} onTap={() => panels.open('market')} />
        </g>
      </svg>
    </PanZoom>
  )
}

function Planet({ name, planet, touching }: { name: string; planet: number; touching: Touching }) {
  const [x, y] = [200 + (planet % 2) * 1200, 200 + Math.floor(planet / 2) * 500]
  return (
    <g transform={`translate(${x} ${y})`}>
      <Place thing={`planet:${planet}`} label={name} touching={touching} />
    </g>
  )
}

interface PlaceProps {
  readonly thing: Thing
  readonly label: string
  readonly touching: Touching
  readonly onTap?: () => void
}

function Place({ thing, label, touching, onTap }: PlaceProps) {
  const touch = useTouch(thing, touching, { label, expected: true, ...(onTap !== undefined && { onTap }) })
  return (
    <g {...touch} style={{ cursor: 'pointer' }}>
      <circle
        r="90"
        fill={touching.lit.has(thing) ? '#4b3524' : '#282930'}
        stroke="#f4b860"
        strokeWidth="4"
      />
      <text textAnchor="middle" dy="0.35em" fontSize="40" fill="#f1ebdf">
        {label}
      </text>
    </g>
  )
}

export const toyWords: PartWords = {
  begins: (_, { id }) => line`${id === 'buy' ? 'Buy the ship' : `Give credits to ${id}`}`,
  prompt: (_, { name }) => line`${{ cargo: 'Trade in', fuel: 'Fill up with' }[name] ?? 'How many?'}`,
  option: (_, __, { id }) => line`${id}`,
  term: ({ name }) => name,
  refusal: ({ facts }) => `${String(facts?.['short'])} credits short`,
}

function Market(props: PanelProps) {
  const { decisions, answering, touching, lang, seats } = props
  const [asked] = decisions
  if (answering.assembly?.question.kind === 'turn') {
    return (
      <>
        <PartsSheet answering={answering} lang={lang} seats={seats} words={toyWords} />
        <p>
          <Crate name="spice" touching={touching} />
          <Crate name="ore" touching={touching} />
        </p>
      </>
    )
  }
  if (asked === undefined) return <p>Nothing for sale now.</p>
  return (
    <button type="button" className="button" onClick={() => answering.choose(asked, 'buy')}>
      Buy the ship for 12
    </button>
  )
}

function Crate({ name, touching }: { readonly name: string; readonly touching: Touching }) {
  const { role: _, ...touch } = useTouch(`crate:${name}`, touching, {
    label: `Crate of ${name}`,
    expected: true,
  })
  return (
    <button type="button" className="button" {...touch}>
      {name}
    </button>
  )
}

function Gifts({ moves, answering }: PanelProps) {
  return moves.map((move) =>
    move.options.map(({ id }) => (
      <button key={id} type="button" className="button" onClick={() => answering.begin(move, id)}>
        Give to {id}
      </button>
    )),
  )
}

function Report({ about }: PanelProps) {
  return <p>Nothing to report{about === null ? '' : ` from ${about}`}.</p>
}

const panels: readonly GamePanel<IconName>[] = [
  {
    id: 'market',
    title: { en: 'Market', pl: 'Rynek' },
    icon: 'market',
    when: 'always',
    isWanted: (_, decisions) => decisions.length > 0,
    assembles: ({ kind }) => kind === 'turn',
    Panel: Market,
  },
  {
    id: 'gifts',
    title: { en: 'Gifts', pl: 'Prezenty' },
    icon: 'gift',
    when: 'asked',
    isWanted: (_, __, moves) => moves.length > 0,
    Panel: Gifts,
  },
  ...(['goals', 'fame', 'routes'] as const).map(
    (id) =>
      ({
        id,
        title: { en: id, pl: id },
        icon: 'chart',
        when: 'always',
        Panel: Report,
      }) satisfies GamePanel<IconName>,
  ),
]

function SeatBoard({ seat, decisions, answering }: SeatBoardProps) {
  const [asked] = decisions
  return (
    <>
      <p>Hold of seat {seat + 1}</p>
      {asked !== undefined && (
        <button type="button" className="button" onClick={() => answering.choose(asked, 'fly Ando')}>
          Fly home to Ando
        </button>
      )}
    </>
  )
}

export const toyUi = gameUi<IconName>({
  Board,
  Hand: () => <p>No cards.</p>,
  panels,
  SeatBoard,
  Icon,
  SeatEmblem: () => null,
  ThingPicture: () => null,
  help: () => Promise.resolve({ whyNot: () => null, symbols: iconNames, reason: () => null }),
  standings: (_, lang: Lang) =>
    [0, 1].map((seat) => ({
      seat,
      facts: [{ icon: 'market', value: '10', label: lang === 'pl' ? 'kredyty: 10' : '10 credits' }],
    })),
  result: () => [],
})
