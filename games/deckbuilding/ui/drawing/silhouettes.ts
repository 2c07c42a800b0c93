import type { Card, Trait } from '../../content/card.ts'
import { boxShapes, type Shape } from './box-shapes.ts'

/** The silhouettes on cards. They show kinds of things, not portraits. */
const shapes = {
  ...boxShapes,
  daggerPanel: [
    'M22 6 34 46v8L22 94 14 66l8-16-8-16ZM78 6 66 46v8l12 40 8-28-8-16 8-16ZM50 35a15 15 0 1 0 0 30a15 15 0 0 0 0-30ZM30 46h10v8H30ZM60 46h10v8H60Z',
    'M50 42a8 8 0 1 0 0 16a8 8 0 0 0 0-16Z',
  ],
  twinHull: [
    'M10 16h10l4 34-4 34H10l5-34ZM90 16H80l-4 34 4 34h10l-5-34ZM38 32a13 18 0 1 0 0 36a13 18 0 0 0 0-36ZM62 32a13 18 0 1 0 0 36a13 18 0 0 0 0-36ZM20 46h60v8H20Z',
    'M38 42a6 7 0 1 0 0 14a6 7 0 0 0 0-14Z',
  ],
  twinEngine: [
    'M50 4l9 12 2 22 12 4 4-8V22h6v70h-6l-3-26-13-4-3 10h-16l-3-10-13 4-3 26h-6V22h6v12l4 8 12-4 2-22Z',
    'M50 14l4 8-4 6-4-6Z',
  ],
  bladeWing: [
    'M46 4h8l4 60-4 32h-8l-4-32ZM50 8a11 11 0 1 1 0 22a11 11 0 0 1 0-22ZM44 52 14 66v6l30-6ZM56 52l30 14v6l-30-6Z',
    'M50 13a6 6 0 1 1 0 12a6 6 0 0 1 0-12Z',
  ],
  delta: ['M50 4 62 44 94 72v8L62 76l-6 14H44l-6-14L6 80v-8l32-28Z', 'M50 26l4 18-4 12-4-12Z'],
  fang: [
    'M50 6l8 30 34-18-14 34 16 32-30-14-6 20h-16l-6-20L6 84l16-32L8 18l34 18Z',
    'M50 34l5 12-5 12-5-12Z',
  ],
  speeder: ['M8 60 40 40l24-8 28 18v12L64 72H30Z M30 28h40l-6 6H36Z', 'M44 46l18-6 12 10-22 4Z'],
  shuttle: ['M50 4 58 42 90 88 76 90 56 66v12H44V66L24 90 10 88 42 42Z', 'M50 44l5 10-5 8-5-8Z'],
  longWing: ['M46 6h8l6 30 34 52-10 6-26-36-2 22h-12l-2-22-26 36L6 88l34-52Z', 'M50 16l4 14-4 8-4-8Z'],
  discShip: [
    'M44 6h-8l-4 26a32 32 0 1 0 36 0L64 6h-8l-2 20h-8ZM78 44l14-8 4 10-12 12Z',
    'M50 46a11 11 0 1 0 0 22a11 11 0 0 0 0-22Z',
  ],
  hauler: ['M34 8h32l8 26v34l12 18-18 6-4-10H36l-4 10-18-6 12-18V34Z', 'M40 18h20l4 14H36ZM44 44h12v26H44Z'],
  walkerTwo: [
    'M28 10h44l6 16-6 18H58l10 18-8 22h16v8H52l6-30-8-12-8 12 6 30H24v-8h16l-8-22 10-18H28L22 26Z',
    'M34 22h12v8H34ZM54 22h12v8H54Z',
  ],
  walkerFour: [
    'M6 30h18l6-8h46l14 10v24l-6 6 6 34H78l-4-30H64l4 30H56l-4-32H42l-4 32H26l6-34-4-8-4-10H6Z',
    'M10 35h10v5H10ZM44 32h30v6H44Z',
  ],
  barge: ['M4 56h92L84 80H18ZM30 22h6v32h-6ZM40 18c24 4 34 16 38 34H40Z', 'M20 62h60v4H20Z'],
  officer: [
    'M22 26 28 10h44l6 16v8h-6v14C72 60 62 70 50 70S28 60 28 48V34h-6ZM14 96c0-14 10-22 22-24l14 10 14-10c12 2 22 10 22 24Z',
    'M30 30h40v4H30ZM46 15h8v8h-8Z',
  ],
  hunter: [
    'M46 8h8c20 2 28 16 28 34l-4 30-16 20H38L22 72l-4-30C18 24 26 10 46 8ZM76 2h5v30h-5Z',
    'M26 40h48v10H55v30H45V50H26Z',
  ],
  rogue: [
    'M50 8c12 0 20 10 20 22S62 54 50 54 30 42 30 30 38 8 50 8ZM8 96c2-22 14-34 30-38l12 12 12-12c16 4 28 16 30 38Z',
    'M42 66l8 8 8-8 2 30h-4l-6-14-6 14h-4Z',
  ],
  knight: [
    'M50 8c14 2 20 14 20 28 0 8-4 16-8 20l20 12 8 28H14l8-28 16-12c-4-4-8-12-8-20C30 22 36 10 50 8ZM84 4h5v62h-5ZM81 64h11v8H81Z',
    'M50 22c7 0 11 6 11 14S56 50 50 50s-11-6-11-14 4-14 11-14Z',
  ],
  mask: [
    'M50 4C24 4 16 28 16 48L6 78l22 2 8 14h28l8-14 22-2-10-30C84 28 76 4 50 4Z',
    'M26 46l18 4-2 10-14-4ZM74 46l-18 4 2 10 14-4ZM44 66h12l8 18H36Z',
  ],
  hood: [
    'M50 4C28 6 18 26 18 46c0 20-6 36-10 50h84c-4-14-10-30-10-50C82 26 72 6 50 4Z',
    'M50 24c12 2 16 14 14 26-2 10-8 16-14 16s-12-6-14-16c-2-12 2-24 14-26Z',
  ],
  glowEyes: [
    'M50 4C28 6 18 26 18 46c0 20-6 36-10 50h84c-4-14-10-30-10-50C82 26 72 6 50 4Z',
    'M38 38a6 6 0 1 0 0 12a6 6 0 0 0 0-12ZM62 38a6 6 0 1 0 0 12a6 6 0 0 0 0-12Z',
  ],
  droid: [
    'M42 4h16v10h6v30H36V14h6ZM30 48h40l6 22-8 4v22H56V78H44v18H32V74l-8-4Z',
    'M40 20h8v6h-8ZM52 20h8v6h-8ZM42 32h16v4H42Z',
  ],
  heap: [
    'M50 10c16 0 24 10 24 24 14 6 22 22 22 40-10 16-80 22-92 8C2 62 16 46 28 36 28 20 36 10 50 10Z',
    'M38 30h8v5h-8ZM54 30h8v5h-8ZM36 44h28v4H36Z',
  ],
  cargoShip: [
    'M40 4h20l10 20v14h10v14H70v26l-8 16H38l-8-16V52H20V38h10V24Z',
    'M44 16h12v10H44ZM42 44h16v24H42Z',
  ],
  hammerShip: ['M26 4h48v18H60v44h12l10 28H18l10-28h12V22H26Z', 'M46 30h8v28h-8Z'],
  needleShip: ['M38 4h24l6 16-10 8v32h22v34H64v-8H36v8H20V60h22V28l-10-8Z', 'M44 12h12v6H44Z'],
  spineShip: ['M36 4h28v34H54v24h18v32H28V62h18V38H36ZM30 12h4v20h-4Z', 'M42 12h16v6H42ZM36 72h28v6H36Z'],
  podShip: [
    'M50 2c16 8 22 26 22 46s-6 38-12 48H40c-6-10-12-28-12-48S34 10 50 2Z',
    'M44 36h12v8H44ZM42 52h16v8H42ZM44 68h12v8H44Z',
  ],
} as const satisfies Record<string, Shape>

type ShapeName = keyof typeof shapes

const byCard: Readonly<Record<string, ShapeName>> = {
  'tie-bomber': 'twinHull',
  'tie-interceptor': 'daggerPanel',
  'y-wing': 'twinEngine',
  'x-wing': 'crossWing',
  'b-wing': 'bladeWing',
  'z-95-headhunter': 'delta',
  'fang-fighter': 'fang',
  'tie-fighter': 'twinPanel',
  'alliance-shuttle': 'longWing',
  'u-wing': 'longWing',
  'landing-craft': 'hauler',
  'hwk-290': 'delta',
  'millennium-falcon': 'discShip',
  'at-at': 'walkerFour',
  'at-st': 'walkerTwo',
  snowspeeder: 'speeder',
  'jabbas-sail-barge': 'barge',
  'jabba-the-hutt': 'heap',
  inquisitor: 'mask',
  'temple-guardian': 'knight',
  'outer-rim-pilot': 'pilot',
  'jawa-scavenger': 'glowEyes',
  'kel-dor-mystic': 'hood',
  'ig-88': 'droid',
  'duros-spy': 'hood',
  'baze-malbus': 'pilot',
  'chirrut-imwe': 'knight',
  'rebel-trooper': 'pilot',
  'rebel-commando': 'hunter',
  'cassian-andor': 'rogue',
  'quarren-mercenary': 'hunter',
  'gozanti-cruiser': 'cargoShip',
  'imperial-carrier': 'carrier',
  'rebel-transport': 'podShip',
  'hammerhead-corvette': 'hammerShip',
  'mon-calamari-cruiser': 'bulbShip',
  'c-roc-cruiser': 'carrier',
  'blockade-runner': 'needleShip',
  'nebulon-b-frigate': 'spineShip',
}

const byTrait: Readonly<Record<Trait, ShapeName>> = {
  trooper: 'trooper',
  fighter: 'delta',
  transport: 'shuttle',
  vehicle: 'speeder',
  officer: 'officer',
  'bounty-hunter': 'hunter',
  scoundrel: 'rogue',
  jedi: 'knight',
  sith: 'mask',
  droid: 'droid',
}

export function silhouetteOf({ id, kind, traits }: Pick<Card, 'id' | 'kind' | 'traits'>): Shape {
  const [trait] = traits
  const usual = kind === 'ship' ? 'wedge' : trait === undefined ? 'rogue' : byTrait[trait]
  return shapes[byCard[id] ?? usual]
}
