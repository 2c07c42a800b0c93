import {
  at,
  EMPTY,
  type Fields,
  type FieldsOf,
  faceUp,
  faceUpBySeat,
  graphOf,
  type Position,
  type Seat,
  shown,
} from '../../index.ts'

/**
 * The table of "The hired man". A man is a crew card and a token of the same number: while somebody has hired him, the
 * token lies with the discarded ones.
 */
export interface Hired extends Position, FieldsOf<typeof fields> {}

export const PLACES = [
  { name: 'harbour', isPlanet: true },
  { name: 'lane', isPlanet: false },
  { name: 'city', isPlanet: true },
] as const
export const ways = graphOf(PLACES.length, [
  [0, 1],
  [1, 2],
])

/** Everybody is defeated by so much damage. */
const DEFEAT = 4

interface Man {
  readonly name: string
  /** How many dice are rolled for him where nobody protects him. */
  readonly value: number
  /** Whether a bounty on him is fought for with ships. */
  readonly isShip: boolean
}

export const MEN: readonly Man[] = [
  { name: 'Gor', value: 2, isShip: false },
  { name: 'Hal', value: 3, isShip: true },
  { name: 'Ike', value: 1, isShip: false },
  { name: 'Jax', value: 2, isShip: true },
]
export const ALL_MEN = MEN.map((_, man) => man)
const GOR = 0
const HAL = 1

/** The first seat has bounties on the last one's man and on its own. */
const bountiesAtFirst = [[GOR, HAL], [2], [3]]

export const fields = {
  turn: shown(0),
  standsAt: shown((seats) => new Array<number>(seats).fill(0)),
  damage: shown((seats) => new Array<number>(seats).fill(0)),
  credits: shown((seats) => new Array<number>(seats).fill(0)),
  crews: { ...faceUpBySeat('crew'), empty: () => [[HAL], [], [GOR]] },
  /** Where crew cards are at home. */
  bank: { ...faceUp('crew'), empty: () => [2, 3] },
  /** A token or EMPTY at each place. */
  map: { ...faceUp('token'), empty: () => [2, EMPTY, 3] },
  discarded: { ...faceUp('token'), empty: () => [HAL, GOR] },
  /** By bounty: the token that lies on it, or EMPTY. */
  captives: { ...faceUp('token'), empty: () => ALL_MEN.map(() => EMPTY) },
  removed: faceUp('token'),
  bounties: { ...faceUpBySeat('bounty'), empty: () => bountiesAtFirst.map((each) => each.slice()) },
  settled: faceUp('bounty'),
  gear: { ...faceUpBySeat('gear'), empty: () => [[0, 1], [4], [2, 3]] },
} as const satisfies Fields

export function ownerOf(t: Hired, man: number): Seat | null {
  const owner = t.crews.findIndex((crew) => crew.includes(man))
  return owner < 0 ? null : owner
}

export function isDefeated(t: Hired, seat: Seat): boolean {
  return at(t.damage, seat) >= DEFEAT
}
