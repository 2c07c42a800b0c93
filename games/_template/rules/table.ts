import {
  type Chance,
  copyFields,
  copyKernelPart,
  emptyFields,
  emptyPosition,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDown,
  faceUp,
  own,
  type Position,
  type Seat,
  type Seating,
  secretsOf,
  shown,
} from '@kantyna/kernel'

/** The table: four cards of each number from 1 to 6 (NG-CARD-01). Cards are numbered from 0 to 23. */
export const cards = Array.from({ length: 24 }, (_, card) => card)

export const HAND_SIZE = 3

export function numberOf(card: number): number {
  return 1 + (card % 6)
}

/** What a position holds, and who may see it. The last card of a pile is its top. */
const fields = {
  deck: { ...faceDown('card'), empty: () => cards.slice() },
  hands: own('card'),
  pile: faceUp('card'),
  points: shown((seats) => new Array<number>(seats).fill(0)),
  mover: shown(0),
} as const satisfies Fields

export interface NewGame extends Position, FieldsOf<typeof fields> {}

export const secrets = secretsOf(fields)

/** Nothing to choose before the game. */
export type NewGameOptions = Record<string, never>

export function setup(seating: Seating, _options: NewGameOptions, chance: Chance): NewGame {
  const first: Frame = { routine: 'game', stage: 0 }
  return { ...emptyPosition(seating, chance, first), ...emptyFields(fields, seating.seats) }
}

export function copy(t: NewGame): NewGame {
  return { ...copyKernelPart(t), ...copyFields(fields, t) }
}

export function nextSeat({ seats }: NewGame, seat: Seat): Seat {
  return (seat + 1) % seats
}
