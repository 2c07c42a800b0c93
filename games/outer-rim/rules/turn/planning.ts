import {
  ask,
  type BlockedOption,
  call,
  type DecisionKind,
  decisionKind,
  type Option,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import {
  abilityCodes,
  abilityOption,
  blockedAbilities,
  isUse,
  spendByCode,
} from '../abilities/ability-options.ts'
import { statOf } from '../abilities/values.ts'
import { recoverDamage } from '../combat/damage.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { spaceOfSeat, spaces } from '../map/map.ts'
import { patrolsOnTheWay, spacesBehindPatrols, spacesInReach, startMove } from '../map/movement.ts'
import { characterDamageOf, isSeatDefeated, shipDamageOf } from '../reads.ts'
import { gainCredits } from '../resources/credits.ts'
import type { Rim } from '../rim.ts'
import { characterThing, seatThing, spaceThing } from '../scenario/things.ts'
import { settle } from '../settling.ts'

/** OR-PLAN-03, UB-REF-03. */
const PLANNING_CREDITS = 2000

/** A move has the number of its space as its code; the other codes are higher. */
export const CREDITS = 1000
export const RECOVER = 1001

/**
 * The player chooses one of these: move, gain credits, recover, or a "Planning" ability (OR-PLAN-01, OR-PLAN-07,
 * UB-REF-01).
 */
export const plan: DecisionKind<Rim> = decisionKind({
  name: 'plan',
  shape: 'one',
  rules: ['OR-PLAN-01', 'OR-PLAN-07'],
  list(t, seat) {
    // OR-PLAN-05, OR-PLAN-06, OR-GAP-19, UB-REF-05: a defeated player recovers and does nothing else.
    if (isSeatDefeated(t, seat)) return [RECOVER]
    const codes = spacesInReach(t, seat, statOf(t, 'hyperdrive', seat))
    codes.push(CREDITS, RECOVER)
    for (const code of abilityCodes(t, seat, 'planning')) codes.push(code)
    return codes
  },
  option: planOption,
  blocked(t, seat) {
    if (!isSeatDefeated(t, seat))
      return [...blockedMoves(t, seat), ...blockedAbilities(t, seat, 'planning', () => false)]
    const refusal = { rule: 'OR-PLAN-05', reason: 'defeated' }
    const codes = [spaceOfSeat(t, seat), CREDITS, ...abilityCodes(t, seat, 'planning')]
    return codes.map((code): BlockedOption => ({ ...planOption(t, seat, code), refusal }))
  },
  source: (_, seat) => seatThing(seat),
})

/** OR-MOVE-05: spaces that are near enough, but that cannot be reached because a patrol ends the move on every way. */
function blockedMoves(t: Rim, seat: Seat): BlockedOption[] {
  const steps = statOf(t, 'hyperdrive', seat)
  return spacesBehindPatrols(t, seat, steps).map((space) => {
    const facts = { factions: patrolsOnTheWay(t, seat, steps, space) }
    return { ...planOption(t, seat, space), refusal: { rule: 'OR-MOVE-05', reason: 'patrolOnTheWay', facts } }
  })
}

function planOption(t: Rim, seat: Seat, code: number): Option {
  if (isUse(code)) return abilityOption(t, seat, code)
  if (code === CREDITS)
    return { id: 'credits', touches: [seatThing(seat)], facts: { credits: PLANNING_CREDITS } }
  if (code === RECOVER) {
    const facts = { character: characterDamageOf(t, seat), ship: shipDamageOf(t, seat) }
    return { id: 'recover', touches: [characterThing(seat)], facts }
  }
  return {
    id: `move-${spaces[code]?.id ?? ''}`,
    touches: [spaceThing(code)],
    facts: { space: code, isStaying: code === spaceOfSeat(t, seat) },
  }
}

export function startPlanning(t: Rim, seat: Seat): void {
  call<SeatFrame>(t, { routine: 'planning', stage: 0, seat })
}

export const planning = routine<Rim, SeatFrame>('planning')('shown', {
  ask(t, { seat }) {
    ask(t, plan, seat)
  },
  carryOut(t, { seat }) {
    const code = picked(t)
    if (isUse(code)) {
      spendByCode(t, seat, code)
    } else if (code === CREDITS) {
      emitEvent(t, { type: 'planned', seat, what: 'credits' })
      gainCredits(t, seat, PLANNING_CREDITS)
    } else if (code === RECOVER) {
      // OR-PLAN-04, OR-DEF-05, OR-GAP-20, UB-REF-04: the turn continues afterwards.
      emitEvent(t, { type: 'planned', seat, what: 'recover' })
      recoverDamage(t, seat, 'both', 'all')
    } else {
      // OR-MOVE-01, OR-PLAN-02, UB-REF-02.
      emitEvent(t, { type: 'planned', seat, what: 'move' })
      startMove(t, seat, code, statOf(t, 'hyperdrive', seat))
    }
  },
  settle(t) {
    settle(t)
  },
})
