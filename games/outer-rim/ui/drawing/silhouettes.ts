import { useAddedDrawings } from '../added-drawings.ts'
import { type Shape, shipOnBox } from './box-shape.ts'

/** Ships and people: generic shapes, not portraits, and all our own. */

const ships: Readonly<Record<string, Shape>> = {
  'g9-rigger': [
    'M40 10h20l6 22v12l24 14v12l-26-4-4 22H40l-4-22-26 4V58l24-14V32Z',
    'M44 18h12l3 14H41ZM44 50h12v20H44Z',
  ],
  'g-1a-starfighter': [
    'M30 6h10l6 44h8l6-44h10l4 50 10 16v10l-24-6-6 16H46l-6-16-24 6V72l10-16Z',
    'M44 58h12l4 12H40Z',
  ],
  'hwk-290': ['M50 4 62 40 92 74l-4 8-28-8-4 20H44l-4-20-28 8-4-8 30-34Z', 'M50 22l6 20H44ZM46 54h8v20h-8Z'],
  'gx1-short-hauler': [
    'M36 8h28v18h12v44H64v22H36V70H24V26h12Z',
    'M42 14h16v12H42ZM34 36h12v24H34ZM54 36h12v24H54Z',
  ],
  'lancer-class-pursuit-craft': [
    'M50 4 58 30 96 52l-2 10-36-8-2 38H44l-2-38-36 8-2-10 38-22Z',
    'M50 18l4 18h-8Z',
  ],
  'heavy-duty-lifter': [
    'M20 14h22v16h16V14h22v72H58V66H42v20H20Z',
    'M26 24h10v14H26ZM64 24h10v14H64ZM42 40h16v16H42Z',
  ],
  'aggressor-class-assault-fighter': [
    'M44 4h12v30l34 8v16l-34 4v34H44V62l-34-4V42l34-8Z',
    'M46 40h8v18h-8ZM20 47h12v6H20ZM68 47h12v6H68Z',
  ],
  'yv-666-light-freighter': [
    'M32 6h36l6 34 16 6v34l-18 14H28L10 80V46l16-6Z',
    'M40 14h20l4 20H36ZM24 54h12v20H24ZM64 54h12v20H64ZM44 50h12v30H44Z',
  ],
  'firespray-31': [
    'M50 4c22 0 36 14 36 32 0 14-14 22-24 26l4 32H34l4-32c-10-4-24-12-24-26C14 18 28 4 50 4Z',
    'M32 24h36l-6 16H38ZM46 56h8v28h-8Z',
  ],
  'modified-yt-1300': shipOnBox,
}

const people: Readonly<Record<string, Shape>> = {
  'boba-fett': [
    'M50 8c-20 0-30 14-30 34l4 24 10 8v12h32V74l10-8 4-24C80 22 70 8 50 8ZM78 20h5V6h4v36h-6Z',
    'M26 40h48l-3 9H56l-1 26H45l-1-26H29Z',
  ],
  bossk: [
    'M50 8C34 8 24 20 22 36L8 46l14 8 4 14 12 4 2 16h20l2-16 12-4 4-14 14-8-14-10C76 20 66 8 50 8Z',
    'M32 36l12 6-10 4ZM68 36l-12 6 10 4ZM34 58h32l-4 5h-6l-2 5-4-5-4 5-2-5h-6Z',
  ],
  'doctor-aphra': [
    'M50 8c-22 0-30 14-30 32l-2 24 12-4 4 14 8 4v10h16V78l8-4 4-14 12 4-2-24C80 22 72 8 50 8Z',
    'M28 28h44v9H54l-4 4-4-4H28ZM36 50h8v4h-8ZM56 50h8v4h-8ZM42 66h16v3H42Z',
  ],
  'han-solo': [
    'M50 8C30 8 24 20 26 38l-3 10 5 16 10 12v4L16 88v6h68v-6L62 80v-4l10-12 5-16-3-10C76 20 70 8 50 8Z',
    'M34 36c10-6 22-6 32 0v12l-4 12H38l-4-12ZM38 84l12 10 12-10v10H38Z',
  ],
  'ig-88': [
    'M44 4h12v10h6l4 12v26l-6 8v8h20v20H20V68h20v-8l-6-8V26l4-12h6Z',
    'M40 24h8v5h-8ZM52 24h8v5h-8ZM40 34h20v4H40ZM40 43h20v4H40ZM30 74h40v6H30Z',
  ],
  'jyn-erso': [
    'M50 10c-18 0-26 12-26 28l-4 18 10 2 4 14 4 4-20 12v6h64v-6L62 76l4-4 4-14 10-2-4-18c0-16-8-28-26-28ZM62 4a9 9 0 1 1 0 18a9 9 0 0 1 0-18Z',
    'M34 36c10-4 22-4 32-8v24l-6 14H40l-6-14Z',
  ],
  'ketsu-onyo': [
    'M50 6c-22 0-32 14-32 36l4 28 10 8 4 10h28l4-10 10-8 4-28C82 20 72 6 50 6Z',
    'M26 44l20-4h8l20 4-2 8-16-3-2 28h-8l-2-28-16 3ZM44 10h12l-3 18h-6Z',
  ],
  'lando-calrissian': [
    'M50 8c-20 0-28 12-26 30l-3 10 5 16 8 10-2 6L8 74v22h84V74l-24 6-2-6 8-10 5-16-3-10c2-18-6-30-26-30Z',
    'M34 32h32v20l-4 12H38l-4-12ZM40 54h20l2 3H38ZM32 86l18 8 18-8v8H32Z',
  ],
}

const plainShip: Shape = ['M50 4 62 44 94 72v8L62 76l-6 14H44l-6-14L6 80v-8l32-28Z', 'M50 26l4 18-4 12-4-12Z']
const plainPerson: Shape = ['M50 10a20 20 0 1 1 0 40a20 20 0 0 1 0-40ZM14 92c0-24 14-36 36-36s36 12 36 36Z']

interface Shapes {
  ship(id: string): Shape
  person(id: string): Shape
}

/** Ships and people of the base game and of the expansions on this table. */
export function useShapes(): Shapes {
  const added = useAddedDrawings()
  return {
    ship: (id) => ships[id] ?? added.ships[id] ?? plainShip,
    person: (id) => people[id] ?? added.people[id] ?? plainPerson,
  }
}
