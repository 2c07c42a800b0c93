import {
  at,
  EMPTY,
  everybody,
  type Fields,
  type FieldsOf,
  faceDownRemembered,
  faceUp,
  faceUpBySeat,
  knowers,
  matching,
  nearest,
  type Position,
  remove,
  type Seat,
  shown,
} from '../../index.ts'
import { BARGE, bay, CARDS, type Card, cards, PORTS, ships, TOKENS, tokenOf } from './shipyard-content.ts'

/** What lies on the table of the shipyard toy, and the few things that its rules ask about it. */
export interface Yard extends Position, FieldsOf<typeof fields> {}

const each = (value: number) => (seats: number) => new Array<number>(seats).fill(value)

export const fields = {
  turn: shown(0),
  places: shown((seats) => Array.from({ length: seats }, (_, seat) => seat * 4)),
  guard: shown(3),
  ships: shown(each(BARGE)),
  credits: shown(each(2)),
  vouchers: shown(each(1)),
  fuel: shown(each(2)),
  /** Of the ship, and of the person aboard. */
  damage: shown(each(0)),
  wounds: shown(each(0)),
  /** The marker, and how much of it each card gives now: they move together. */
  fame: shown(each(0)),
  bonus: shown((seats) => Array.from({ length: seats }, () => CARDS.map(() => 0))),
  held: faceUpBySeat('card'),
  row: faceUp('card'),
  deck: faceDownRemembered('card'),
  removed: faceUp('card'),
  /** By place of the bay, the token that lies there; by card, the token that lies on it. */
  ashore: { ...faceUp('token'), empty: () => new Array<number>(bay.places).fill(EMPTY) },
  aboard: { ...faceUp('token'), empty: () => CARDS.map(() => EMPTY) },
  knowers: knowers(CARDS.length + TOKENS.length),
} as const satisfies Fields

export function cardOf(number: number): Card {
  return at(cards, number)
}

/** SY-SLOT-01: whether the cards find a slot each; which card lies in which slot decides nothing. */
export function fitsAboard(ship: number, held: readonly number[]): boolean {
  const { slots } = at(ships, ship)
  return (
    matching(held.length, slots.length, (index, slot) =>
      at(slots, slot).includes(cardOf(at(held, index)).type),
    ) !== null
  )
}

/** SY-PAY-01: a voucher is worth two credits. */
export const VOUCHER_WORTH = 2

export function purseOf(t: Yard, seat: Seat): number {
  return at(t.credits, seat) + VOUCHER_WORTH * at(t.vouchers, seat)
}

/** SY-CREW-02: the free ports that are nearest to a seat; where it lies in one, that is the nearest of all. */
export function nearestFree(t: Yard, seat: Seat): number[] {
  const free = PORTS.filter((place) => at(t.ashore, place) === EMPTY)
  return nearest(bay, at(t.places, seat), free)
}

/** Face up to the bottom of the deck: everybody remembers it there. */
function putUnder(t: Yard, number: number): void {
  t.deck.unshift(number)
  t.knowers[number] = everybody(t)
}

/** SY-CREW-01: whoever hires somebody takes the token from the bay on to the card. */
export function gainCard(t: Yard, seat: Seat, number: number): void {
  at(t.held, seat).push(number)
  const token = tokenOf(number)
  if (token === null) return
  const place = t.ashore.indexOf(token)
  if (place >= 0) t.ashore[place] = EMPTY
  t.aboard[number] = token
}

/** The card goes under the deck. Tells the token that lay on it, for whoever has to say where it goes. */
export function dropCard(t: Yard, seat: Seat, number: number): number {
  remove(at(t.held, seat), number)
  putUnder(t, number)
  const token = at(t.aboard, number)
  t.aboard[number] = EMPTY
  return token
}
