import {
  at,
  EMPTY,
  emit,
  type Fields,
  type FieldsOf,
  faceDown,
  faceUp,
  type GameEvent,
  knowers,
  type LineEvent,
  type Position,
  places,
  type Seat,
  shown,
} from '../../../index.ts'

/** The position of a game with an automa: see ../automa.ts. */
export interface Frontier extends Position, FieldsOf<typeof fields> {}

export const PLACES = 5
/** People who lie face down at the places; their backs tell their rank. */
export const CONTACTS = [0, 1, 2, 3, 4, 5, 6]
export const rankOf = (contact: number) => (contact < 4 ? 1 : 2)
/** Cards of the automa. */
export const ORDERS = [0, 1, 2, 3]

const each = (value: number) => (seats: number) => new Array<number>(seats).fill(value)

export const fields = {
  active: shown(0),
  turns: shown(0),
  at: shown(each(0)),
  credits: shown(each(2)),
  damage: shown(each(0)),
  fame: shown(each(0)),
  contacts: places('contact', PLACES),
  contactBox: { ...faceDown('contact'), empty: () => CONTACTS.slice() },
  met: faceUp('contact'),
  orders: { ...faceDown('order'), empty: () => ORDERS.slice() },
  usedOrders: faceUp('order'),
  knowers: knowers(CONTACTS.length),
} as const satisfies Fields

export type FrontierEvent =
  | LineEvent
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'order'; readonly seat: Seat; readonly order: number }
  | { readonly type: 'moved'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'turnedUp'; readonly seat: Seat; readonly contact: number }
  | {
      readonly type: 'changed'
      readonly seat: Seat
      readonly what: 'credits' | 'damage' | 'fame'
      readonly by: number
    }

export function tell(t: Position, event: FrontierEvent): void {
  emit<GameEvent>(t, event)
}

/** What everybody sees of the places: the rank of the person there, or 0. The automa uses nothing else. */
export interface PublicMap {
  readonly from: number
  readonly ranks: readonly number[]
}

export function publicMap(t: Frontier, seat: Seat): PublicMap {
  return {
    from: at(t.at, seat),
    ranks: t.contacts.map((contact) => (contact === EMPTY ? 0 : rankOf(contact))),
  }
}
