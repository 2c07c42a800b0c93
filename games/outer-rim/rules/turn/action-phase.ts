import {
  ask,
  type BlockedOption,
  call,
  type DecisionKind,
  decisionKind,
  done,
  type Option,
  picked,
  type Refusal,
  routine,
  type Seat,
  scopeOf,
} from '@kantyna/kernel'
import {
  abilityCodes,
  abilityOption,
  blockedAbilities,
  isUse,
  spendByCode,
} from '../abilities/ability-options.ts'
import { rulesOf } from '../composition.ts'
import type { SeatFrame, TurnFrame } from '../frames.ts'
import { blockedDeliverActions, deliverable, startDelivering } from '../jobs/delivery.ts'
import { isPlanet, spaceOfSeat } from '../map/map.ts'
import { startMarketAction } from '../market/market.ts'
import { isSeatDefeated } from '../reads.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { seatThing, spaceThing } from '../scenario/things.ts'
import { settle } from '../settling.ts'
import { blockedTrades } from '../trade/blocked-trades.ts'

/** The actions of the action phase (OR-ACT-04, UB-REF-07). Trading is a standing move of both traders: see trade.ts. */
export const DELIVER = 0
export const MARKET = 1
export const END = 2

/** `actionsUsed` also contains this number plus the seat that the active player traded with (OR-GAP-58). */
export const TRADED_WITH = 10

function isUsed(t: Rim, code: number): boolean {
  return t.actionsUsed.includes(code)
}

/** OR-DEF-04: a player who was defeated because of a trade has no action after it. */
const turnIsOver: Refusal = { rule: 'OR-DEF-04', reason: 'turnIsOver' }
const alreadyDone: Refusal = { rule: 'OR-ACT-03', reason: 'alreadyDone' }
const notOnPlanet: Refusal = { rule: 'OR-MKT-01', reason: 'notOnPlanet' }
const nothingToDeliver: Refusal = { rule: 'OR-DELIV-01', reason: 'nothingToDeliver' }

function refusalOf(t: Rim, seat: Seat, code: number): Refusal | null {
  if (isSeatDefeated(t, seat)) return turnIsOver
  // OR-ACT-03, UB-REF-06.
  if (isUsed(t, code)) return alreadyDone
  // UB-REF-08.
  if (code === MARKET) return isPlanet(spaceOfSeat(t, seat)) ? null : notOnPlanet
  return deliverable(t, seat).length > 0 ? null : nothingToDeliver
}

function actOption(t: Rim, seat: Seat, code: number): Option {
  if (isUse(code)) return abilityOption(t, seat, code)
  if (code === END) return endOption(t, seat)
  return code === DELIVER
    ? { id: 'deliver', touches: [spaceThing(spaceOfSeat(t, seat))] }
    : { id: 'market', touches: [seatThing(seat)] }
}

/**
 * The option to end the phase. If nothing else is possible, the phase may end without a question, because the encounter
 * follows. A possible trade prevents that.
 */
function endOption(t: Rim, seat: Seat): Option {
  const { mayTrade } = rulesOf(t).action
  const canTrade = Array.from({ length: t.seats }, (_, other) => other).some(
    (other) => other !== seat && mayTrade(t, seat, other),
  )
  return { id: 'end', touches: [], ...(!canTrade && { facts: { endsPhase: true } }) }
}

/** Any number of actions in any order, until the player ends the phase (OR-ACT-01, OR-ACT-02). */
export const act: DecisionKind<Rim> = decisionKind({
  name: 'act',
  shape: 'one',
  rules: ['OR-ACT-01', 'OR-ACT-04'],
  list(t, seat) {
    if (isSeatDefeated(t, seat)) return [END]
    const codes: number[] = []
    if (refusalOf(t, seat, DELIVER) === null) codes.push(DELIVER)
    if (refusalOf(t, seat, MARKET) === null) codes.push(MARKET)
    // OR-ACT-06.
    for (const code of abilityCodes(t, seat, 'action')) if (!isUsed(t, code)) codes.push(code)
    codes.push(END)
    return codes
  },
  option: actOption,
  blocked: (t, seat) => [
    ...[DELIVER, MARKET].flatMap((code): BlockedOption[] => {
      const refusal = refusalOf(t, seat, code)
      return refusal === null ? [] : [{ ...actOption(t, seat, code), refusal }]
    }),
    // Cards with another destination, whether or not something can be delivered here.
    ...(isSeatDefeated(t, seat) || isUsed(t, DELIVER) ? [] : blockedDeliverActions(t, seat)),
    ...(isSeatDefeated(t, seat) ? [] : blockedTrades(t, seat)),
    ...(isSeatDefeated(t, seat)
      ? abilityCodes(t, seat, 'action').map((code) => ({ ...actOption(t, seat, code), refusal: turnIsOver }))
      : blockedAbilities(t, seat, 'action', (code) => isUsed(t, code))),
  ],
  source: (_, seat) => seatThing(seat),
})

/** Whether the active player is between two actions and can still trade (OR-ACT-07). */
export function isBetweenActions(t: PublicRim): boolean {
  return (
    t.phase === 'action' &&
    t.stack[t.stack.length - 1]?.routine === 'actionPhase' &&
    !isSeatDefeated(t, t.active)
  )
}

export function startActions(t: Rim, seat: Seat): void {
  call<SeatFrame>(t, { routine: 'actionPhase', stage: 0, seat })
}

export const actionPhase = routine<Rim, SeatFrame>('actionPhase')('shown', {
  ask(t, { seat }) {
    ask(t, act, seat)
  },
  carryOut(t, { seat }) {
    const code = picked(t)
    if (code === END) return done
    t.actionsUsed.push(code)
    if (isUse(code)) spendByCode(t, seat, code)
    else if (code === DELIVER) startDelivering(t, seat)
    else startMarketAction(t, seat)
  },
  settle(t) {
    settle(t)
  },
  // OR-DEF-04: a defeated player finishes the current action.
  goOn: (t) => ((scopeOf(t, 'turn') as TurnFrame).isLast ? done : 'ask'), // every frame of this routine has this type
})
