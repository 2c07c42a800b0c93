import {
  abstainOrDraw,
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  picked,
  routine,
  type Seat,
  settling,
} from '@kantyna/kernel'
import { isAtLimit, isBeyondLimit, trimDamage } from './combat/damage.ts'
import { defeatIfBeaten, isAboutToBeDefeated } from './combat/defeat.ts'
import { rulesOf } from './composition.ts'
import type { SeatFrame } from './frames.ts'
import { NONE } from './pieces.ts'
import { characterNumber, shipNumber } from './reads.ts'
import { hasBonusFameChanged, refreshBonusFame } from './reputation/fame.ts'
import { isPersonalGoalMet, isShipGoalMet, meetGoals } from './reputation/goals.ts'
import { declareVictory, isWon } from './reputation/victory.ts'
import { discardCard } from './resources/discarding.ts'
import { possessionsOf } from './resources/possessions.ts'
import { discardable, excessOf } from './resources/slots.ts'
import type { Rim } from './rim.ts'
import { pieceThing } from './scenario/things.ts'
import { cardOf } from './tables.ts'

/** OR-SLOT-08: the owner chooses the card to discard. For the AI player it is drawn (OR-GAP-42). */
export const discardExcess: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'discardExcess',
  shape: 'one',
  rules: ['OR-SLOT-07', 'OR-SLOT-08', 'OR-GAP-42'],
  list: (t, seat) => (excessOf(t, seat) === 0 ? [] : discardable(t, seat)),
  option: (t, _, card) => ({ id: cardOf(t, card).id, touches: [pieceThing(card)], facts: { card } }),
  byRule: abstainOrDraw('ai'),
})

/** Discards one card after the other until the rest fits. */
export const excess = routine<Rim, SeatFrame>('excess')('shown', {
  ask(t, { seat }) {
    if (excessOf(t, seat) === 0) return 'end'
    const cards = discardable(t, seat)
    if (cards.length > 1) {
      ask(t, discardExcess, seat)
      return
    }
    discardCard(t, seat, at(cards, 0))
    return 'ask'
  },
  discard(t, { seat }) {
    discardCard(t, seat, picked(t))
    return 'ask'
  },
  end: () => undefined,
})

/** OR-TIE-01: applies a check to the active player first, then to the others clockwise, until it returns true. */
const everySeat =
  (check: (t: Rim, seat: Seat) => boolean) =>
  (t: Rim): boolean => {
    for (let step = 0; step < t.seats; step++) {
      const seat = (t.active + step) % t.seats
      if (characterNumber(t, seat) !== NONE && shipNumber(t, seat) !== NONE && check(t, seat)) return true
    }
    return false
  }

function discardsExcess(t: Rim, seat: Seat): boolean {
  if (excessOf(t, seat) === 0) return false
  call<SeatFrame>(t, { routine: 'excess', stage: 0, seat })
  return true
}

/** Whether a seat has anything to settle. It must be fast, because it is called after everything that happens. */
function isSeatUnsettled(t: Rim, seat: Seat): boolean {
  const possessions = possessionsOf(t, seat)
  return (
    hasBonusFameChanged(t, seat, possessions) ||
    isPersonalGoalMet(t, seat) ||
    isShipGoalMet(t, seat) ||
    excessOf(t, seat, possessions) > 0 ||
    (isAtLimit(t, seat) && (isBeyondLimit(t, seat) || isAboutToBeDefeated(t, seat)))
  )
}

const isUnsettled = everySeat(isSeatUnsettled)

/** A check that an expansion adds. */
export interface SettlingCheck {
  /** It must be fast, because it is called after everything that happens. */
  isNeeded(t: Rim): boolean
  /** Returns whether it changed something or called a routine: then everything is checked again. */
  settle(t: Rim): boolean
}

function settlesAdded(t: Rim): boolean {
  return rulesOf(t).standing.settling.some((check) => check.settle(t))
}

function isAddedSettlingNeeded(t: Rim): boolean {
  const checks = rulesOf(t).standing.settling
  for (let index = 0; index < checks.length; index++) if (at(checks, index).isNeeded(t)) return true
  return false
}

/**
 * Settles what follows from the position alone, in this order, until nothing changes: bonus fame, goals (before cards are
 * discarded, because a flipped sheet may have more slots), cards without a slot, damage, defeat, victory.
 */
export const { settle, routine: settlement } = settling<Rim>(
  'settlement',
  [
    refreshBonusFame,
    everySeat(meetGoals),
    everySeat(discardsExcess),
    everySeat(trimDamage),
    everySeat(defeatIfBeaten),
    settlesAdded,
    declareVictory,
  ],
  (t) => isUnsettled(t) || isWon(t) || isAddedSettlingNeeded(t),
)
