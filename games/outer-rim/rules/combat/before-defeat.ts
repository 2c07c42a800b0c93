import { ask, at, type DecisionKind, decisionKind, type Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import type { Damaged } from '../effects/vocabulary.ts'
import { isSeatDefeated } from '../reads.ts'
import { isAutoma } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { seatThing } from '../scenario/things.ts'
import { damageOn, limitOf } from './damage.ts'
import { CREDITS_LOST } from './defeat.ts'
import { mightPrevent } from './suffering.ts'

/**
 * A pause between the dice of a combat and a defeat (OR-TRADE-10, OR-TRADE-13, OR-R-27). The loser against a patrol is
 * asked where the patrol goes, and can hand over credits before answering; this pause gives the losers of other combats
 * the same chance.
 */

/** Whether the seat could still give its credits to another player. */
function couldHandOver(t: Rim, seat: Seat): boolean {
  if (at(t.credits, seat) === 0 || isAutoma(t, seat)) return false
  const { mayExchange } = rulesOf(t).action
  for (let other = 0; other < t.seats; other++) if (mayExchange(t, seat, other)) return true
  return false
}

/**
 * Whether the damage would defeat the seat. If the seat might prevent damage, the question about that already gives it
 * a pause.
 */
function wouldBeDefeated(t: Rim, seat: Seat, on: Damaged, amount: number): boolean {
  if (amount === 0 || isSeatDefeated(t, seat) || mightPrevent(t, seat)) return false
  return damageOn(t, seat, on) + amount >= limitOf(t, seat, on)
}

export function pauseBeforeDefeat(t: Rim, seat: Seat, on: Damaged, amount: number): void {
  if (wouldBeDefeated(t, seat, on, amount) && couldHandOver(t, seat)) ask(t, beforeDefeat, seat)
}

const GO_ON = [0]

export const beforeDefeat: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'beforeDefeat',
  shape: 'one',
  rules: ['OR-TRADE-10', 'OR-TRADE-13', 'OR-DEF-01'],
  list: () => GO_ON.slice(),
  option: (t, seat) => ({
    id: 'goOn',
    touches: [],
    facts: { credits: Math.min(CREDITS_LOST, at(t.credits, seat)) },
  }),
  source: (_, seat) => seatThing(seat),
  isPause: () => true,
})
