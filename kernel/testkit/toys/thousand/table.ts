import {
  emit,
  type Fields,
  type FieldsOf,
  faceDown,
  faceUp,
  faceUpBySeat,
  type GameEvent,
  NOBODY,
  type OfferEvent,
  offersField,
  own,
  type Position,
  type Seat,
  shown,
  type Term,
} from '../../../index.ts'

/** The position of traders who may help each other at any moment: see ../thousand.ts. */
export interface Thousand extends Position, FieldsOf<typeof fields> {}

export const CARGO = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
export const ENCOUNTERS = [0, 1, 2, 3, 4, 5, 6, 7]
/** Each trader holds one of them face down; the rest stay in the box. */
export const CARDS = [0, 1, 2, 3, 4]
/** The card that waits for a payment; the others count only at the end. */
export const COLLECTOR = 0
/** The most cargoes that a trader can carry. */
export const HOLD = 3

const none = (seats: number) => new Array<number>(seats).fill(0)

export const fields = {
  active: shown(0),
  turns: shown(0),
  credits: shown((seats) => new Array<number>(seats).fill(4)),
  cargo: faceUpBySeat('cargo'),
  supply: { ...faceUp('cargo'), empty: () => CARGO.slice() },
  cards: own('card'),
  box: { ...faceDown('card'), empty: () => CARDS.slice() },
  used: faceUp('card'),
  encounters: { ...faceDown('encounter'), empty: () => ENCOUNTERS.slice() },
  met: faceUp('encounter'),
  offers: offersField('turn'),
  /** How many standing moves each seat has made this turn. */
  made: shown(none, { until: 'turn' }),
  /** The seat that has advised the active trader this turn. Only one seat may. */
  advisor: shown(NOBODY as Seat, { until: 'turn' }),
  isAdviceSpent: shown(false, { until: 'turn' }),
  /** The holder of each seat's debt token. */
  debtHolders: shown((seats) => new Array<Seat>(seats).fill(NOBODY)),
} as const satisfies Fields

export type ThousandEvent =
  | OfferEvent
  | { readonly type: 'turn' | 'called'; readonly seat: Seat }
  | { readonly type: 'met'; readonly seat: Seat; readonly encounter: number }
  | { readonly type: 'gained' | 'paid' | 'collected'; readonly seat: Seat; readonly credits: number }
  | { readonly type: 'loaded' | 'lost'; readonly seat: Seat; readonly cargo: number }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly credits: number }
  | { readonly type: 'calledIn'; readonly seat: Seat; readonly from: Seat }
  | {
      readonly type: 'rolled'
      readonly seat: Seat
      readonly price: number
      readonly terms: readonly Term[]
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly total: number }

export function tell(t: Position, event: ThousandEvent): void {
  emit<GameEvent>(t, event)
}
