import { at } from '@kantyna/kernel'
import type { ShipId } from '../../content/ships.ts'
import { ships } from '../../content/ships.ts'
import { colourOfShip } from '../../rules/pieces.ts'
import { TeamShape, teamClass } from './TeamShape.tsx'

/** Our eight silhouettes, recognisable by their outline alone, in a square of 100. */
interface Silhouette {
  readonly hull: string
  /** Lit and dark parts painted on the hull. */
  readonly light: string
  readonly dark: string
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const silhouettes: Readonly<Record<ShipId, Silhouette>> = {
  'x-wing': {
    hull: 'M50 3L56 28L58 44L84 27V10H89V40L60 57V63L89 76V97H84V84L58 74L56 92H44L42 74L16 84V97H11V76L40 63V57L11 40V10H16V27L42 44L44 28Z',
    light: 'M50 8L53 30L54 46H46L47 30Z',
    dark: `M45 60H55V72H45Z${circle(47, 87, 2)}${circle(53, 87, 2)}`,
  },
  'millennium-falcon': {
    hull: 'M36 5H46V22H54V5H64L68 26C74 29 78 33 81 38L92 36V50L85 52C86 56 86 60 85 64C82 82 67 95 50 95C33 95 18 82 15 64C12 48 20 32 32 26Z',
    light: `${circle(50, 60, 9)}M82 40L90 38V44L84 45Z`,
    dark: 'M47 26H53V48H47ZM24 72C30 82 39 87 50 87C61 87 70 82 76 72L72 69C67 77 60 81 50 81C40 81 33 77 28 69Z',
  },
  'star-destroyer': {
    hull: 'M50 2L95 90L72 86L66 94H34L28 86L5 90Z',
    light: 'M50 14L60 60H40Z',
    dark: 'M36 66H64V74H57V82H43V74H36Z',
  },
  'death-star': {
    hull: circle(50, 50, 45),
    light: circle(34, 33, 14),
    dark: `M5 50H95V56H5Z${circle(34, 33, 4)}M60 20H72V25H60ZM66 30H78V35H66ZM58 70H76V75H58ZM26 68H44V73H26Z`,
  },
  'tie-fighter': {
    hull: 'M19 4L33 26V43L38 45C41 37 45 34 50 34C55 34 59 37 62 45L67 43V26L81 4L95 26V74L81 96L67 74V57L62 55C59 63 55 66 50 66C45 66 41 63 38 55L33 57V74L19 96L5 74V26Z',
    light: circle(50, 50, 8),
    dark: 'M19 14L26 27V73L19 86L12 73V27ZM81 14L88 27V73L81 86L74 73V27Z',
  },
  'tie-advanced': {
    hull: 'M41 3L46 13L21 34V44L35 45C37 36 43 32 50 32C57 32 63 36 65 45L79 44V34L54 13L59 3L93 30V70L59 97L54 87L79 66V56L65 55C63 64 57 68 50 68C43 68 37 64 35 55L21 56V66L46 87L41 97L7 70V30Z',
    light: circle(50, 50, 9),
    dark: 'M40 10L15 31V69L40 90L37 85L19 67V33L37 15ZM60 10L85 31V69L60 90L63 85L81 67V33L63 15Z',
  },
  'jedi-starfighter': {
    hull: 'M50 2C55 12 58 22 60 34L92 88L88 96L66 88L62 76L54 82H46L38 76L34 88L12 96L8 88L40 34C42 22 45 12 50 2Z',
    light: 'M50 34C55 38 56 48 55 58H45C44 48 45 38 50 34Z',
    dark: 'M36 58L24 82L30 80L38 66ZM64 58L76 82L70 80L62 66Z',
  },
  'tantive-iv': {
    hull: 'M30 5H70L78 12V22L70 28H57V40L64 46V62L84 66V96H70V90H64V96H54V90H46V96H36V90H30V96H16V66L36 62V46L43 40V28H30L22 22V12Z',
    light: 'M32 10H68V15H32Z',
    dark: 'M46 46H54V62H46ZM22 72H30V84H22ZM36 72H44V84H36ZM56 72H64V84H56ZM70 72H78V84H70Z',
  },
}

interface Props {
  readonly ship: number
  readonly x?: number
  readonly y?: number
  readonly size: number
  readonly badge?: boolean
}

/** A ship around (x, y), in its team's colour and with its team's shape. */
export function ShipPicture({ ship, x = 0, y = 0, size, badge = true }: Props) {
  const { hull, light, dark } = silhouettes[at(ships, ship).id]
  const colour = colourOfShip(ship)
  return (
    <g className={`st-hull ${teamClass(colour)}`} transform={`translate(${x} ${y}) scale(${size / 112})`}>
      <g transform="translate(-50 -50)">
        <path className="st-hull-shadow" d={hull} transform="translate(3 6)" />
        <path className="st-hull-edge" d={hull} />
        <path className="st-hull-rim" d={hull} />
        <path className="st-hull-paint" d={hull} />
        <path className="st-hull-dark" d={dark} />
        <path className="st-hull-light" d={light} />
      </g>
      {badge && <TeamShape colour={colour} x={38} y={38} size={30} />}
    </g>
  )
}
