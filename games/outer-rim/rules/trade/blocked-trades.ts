import type { BlockedOption, Refusal, Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { spaceOfSeat } from '../reads.ts'
import { isAutoma } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { seatThing } from '../scenario/things.ts'

/** Players with whom the active player cannot trade between two actions, and why. */
export function blockedTrades(t: Rim, seat: Seat): BlockedOption[] {
  const others = Array.from({ length: t.seats }, (_, other) => other).filter((other) => other !== seat)
  return others
    .filter((other) => !rulesOf(t).action.mayTrade(t, seat, other))
    .map((other) => ({
      id: `trade-seat-${other + 1}`,
      touches: [seatThing(other)],
      facts: { seat: other },
      refusal: refusalOfTrade(t, seat, other),
    }))
}

/** Why two players cannot trade between two actions of one of them. */
export function refusalOfTrade(t: Rim, seat: Seat, other: Seat): Refusal {
  if (isAutoma(t, other)) return { rule: 'OR-GAP-60', reason: 'aiNeverTrades' }
  const space = spaceOfSeat(t, other)
  return space === spaceOfSeat(t, seat)
    ? { rule: 'OR-ACT-03', reason: 'alreadyTraded' }
    : { rule: 'OR-TRADE-01', reason: 'tradesElsewhere', facts: { space } }
}
