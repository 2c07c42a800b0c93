import { at, type Offer, type Seat } from '@kantyna/kernel'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'
import { favorKind } from './kinds.ts'

/** The names of the clauses in records. */
export const FAVOR = 'favor'
export const DEBT = 'debt'

/** UB-FAV-16: a favor takes effect as soon as it is granted. */
export function receiveFavor(t: Rim, from: Seat, seat: Seat, code: number): void {
  unfinished(t).favors[seat] = { from, code, isSpent: false }
  emitAdded(t, { type: 'favor', seat, from, favor: code })
}

/** The seats that would receive a favor if the offer were accepted. */
export function receiversIn({ from, to, gives, takes }: Offer): readonly Seat[] {
  return [...(gives[FAVOR] === undefined ? [] : [to]), ...(takes[FAVOR] === undefined ? [] : [from])]
}

/** Emits no event: the log already tells of the granted favor or of the dice. */
function dropOffers(t: Rim, isDropped: (offer: Offer) => boolean): void {
  if (t.offers.some(isDropped)) t.offers = t.offers.filter((offer) => !isDropped(offer))
}

/** A seat that received a favor cannot receive another one in this turn (UB-FAV-05). */
export function dropObsoleteOffers(t: Rim): void {
  const { favors } = unfinished(t)
  dropOffers(t, (offer) => receiversIn(offer).some((seat) => at(favors, seat) !== null))
}

/** UB-FAV-03, UB-FAV-04: once dice are rolled, nobody can grant a favor. */
export function dropFavorOffers(t: Rim): void {
  dropOffers(t, (offer) => receiversIn(offer).length > 0)
}

/** Advice ends with the test, Combat Strategy with the combat (UB-FAV-08, UB-FAV-11). */
export function spend(t: Rim, seat: Seat, is: 'advice' | 'strategy'): void {
  const { favors } = unfinished(t)
  const favor = at(favors, seat)
  if (favor !== null && !favor.isSpent && favorKind(favor.code).is === is)
    favors[seat] = { ...favor, isSpent: true }
}
