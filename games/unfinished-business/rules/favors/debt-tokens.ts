import { at, type Seat, type Thing } from '@kantyna/kernel'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'
import { hasFavors } from './asking.ts'

/** Debt tokens (UB-DEB-01). A token is identified by its owner, the seat of its colour. */

export const debtThing = (owner: Seat): Thing => `debt:${owner}`

/** UB-DEB-02, G-37: each person takes the one in their own colour. */
export function takeDebtTokens(t: Rim): void {
  if (!hasFavors(t)) return
  const { debtHolders } = unfinished(t)
  for (let seat = 0; seat < t.seats; seat++) if (!isAutoma(t, seat)) debtHolders[seat] = seat
}

/** The owners of the tokens that a seat holds, its own among them. */
export function tokensHeldBy(t: PublicRim, seat: Seat): Seat[] {
  const found: Seat[] = []
  for (const [owner, holder] of unfinished(t).debtHolders.entries()) if (holder === seat) found.push(owner)
  return found
}

/** UB-DEB-03, UB-DEB-04. A token that is back with its owner can be given away again (UB-DEB-07). */
export function passToken(t: Rim, owner: Seat, from: Seat, to: Seat): void {
  unfinished(t).debtHolders[owner] = to
  emitAdded(t, { type: 'debtToken', owner, from, to })
}

/** Every person's token is held by a person at the table. */
export function violationsOfTokens(t: Rim): readonly string[] {
  const { debtHolders } = unfinished(t)
  const isOff = !hasFavors(t) || t.turn === 0
  return [...debtHolders.entries()].flatMap(([owner, holder]) => {
    const isThere = holder >= 0 && holder < t.seats && !isAutoma(t, holder)
    return isOff || isThere !== isAutoma(t, owner)
      ? []
      : [`the debt token of seat ${owner} is with ${at(debtHolders, owner)}`]
  })
}
