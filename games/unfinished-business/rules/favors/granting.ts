import { at, type Offer, type Seat } from '@kantyna/kernel'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { tell } from '../events.ts'
import { unfinished } from '../setup/table.ts'
import { favorKind } from './kinds.ts'

/** The name of the clause, in records. */
export const FAVOR = 'favor'
export const DEBT = 'debt'

/** UB-FAV-16: what was granted holds at once. */
export function receiveFavor(t: Rim, from: Seat, seat: Seat, code: number): void {
  unfinished(t).favors[seat] = { from, code, isSpent: false }
  tell(t, { type: 'favor', seat, from, favor: code })
}

/** Who would receive a favor by an offer. */
export function receiversIn({ from, to, gives, takes }: Offer): readonly Seat[] {
  return [...(gives[FAVOR] === undefined ? [] : [to]), ...(takes[FAVOR] === undefined ? [] : [from])]
}

/** Nothing is told: what the log says of a favor that was granted, or of dice, is enough. */
function dropOffers(t: Rim, isDropped: (offer: Offer) => boolean): void {
  if (t.offers.some(isDropped)) t.offers = t.offers.filter((offer) => !isDropped(offer))
}

/** Whoever has received a favor gets no other in this turn (UB-FAV-05). */
export function dropObsoleteOffers(t: Rim): void {
  const { favors } = unfinished(t)
  dropOffers(t, (offer) => receiversIn(offer).some((seat) => at(favors, seat) !== null))
}

/** UB-FAV-03, UB-FAV-04: once dice are rolled, no favor can be granted. */
export function dropFavorOffers(t: Rim): void {
  dropOffers(t, (offer) => receiversIn(offer).length > 0)
}

/** Advice is over with the test, Combat Strategy with the combat (UB-FAV-08, UB-FAV-11). */
export function spend(t: Rim, seat: Seat, is: 'advice' | 'strategy'): void {
  const { favors } = unfinished(t)
  const favor = at(favors, seat)
  if (favor !== null && !favor.isSpent && favorKind(favor.code).is === is)
    favors[seat] = { ...favor, isSpent: true }
}
