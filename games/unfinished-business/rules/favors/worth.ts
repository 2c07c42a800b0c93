import { at, type Plain, type Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import { patrols } from '../../../outer-rim/content/patrols.ts'
import { factsOf } from '../../../outer-rim/rules/bots/card-facts.ts'
import { CREDIT, chanceToWin } from '../../../outer-rim/rules/bots/measure.ts'
import { outlook } from '../../../outer-rim/rules/bots/outlook.ts'
import type { Wants } from '../../../outer-rim/rules/bots/wants.ts'
import { chanceToPass } from '../../../outer-rim/rules/combat/chance-to-pass.ts'
import { combatDice, testLevel } from '../../../outer-rim/rules/combat/roll-parts.ts'
import { rulesOf } from '../../../outer-rim/rules/composition.ts'
import type { CardEffect, RimContext } from '../../../outer-rim/rules/effects/vocabulary.ts'
import type { CombatFrame, TestFrame } from '../../../outer-rim/rules/frames.ts'
import { fameOf, reputationOf } from '../../../outer-rim/rules/reads.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { unfinished } from '../setup/table.ts'
import { hasFavors, testAhead } from './asking.ts'
import { type FavorKind, favorKind } from './kinds.ts'

/** What favors and debt tokens are worth to bots, in fame. */

/** What holding another player's token is worth, and what it costs if another player holds one's own. */
export const TOKEN_HELD = 0.12
export const OWED = 0.08
/** The stake of a test or a fight whose effects are unknown. */
const TEST_STAKE = 0.3
const FIGHT_STAKE = 0.4
/** What a Shortcut is worth before moving, and Support in case the seat meets a patrol. */
const SHORTCUT_WORTH = 0.1
const SUPPORT_WORTH = 0.12
/** The factor for a favor to a seat that is one fame away from winning. */
const DECISIVE = 4
/**
 * How much a favor harms the others, as a share of its worth to its receiver. It has to be below 1, or no price would
 * suit both.
 */
export const HARM = 0.4

/** The combat that a seat is about to fight, or null. */
export function combatAhead(t: Rim, seat: Seat): CombatFrame | null {
  const frame = t.stack.findLast(({ routine }) => routine === 'combat') as CombatFrame | undefined // the frame of that routine
  if (frame === undefined || frame.rolling !== 0 || !['start', 'value'].includes(frame.moment)) return null
  return frame.sides.some((side) => side.seat === seat) ? frame : null
}

export function isAboutToWin(t: Rim, seat: Seat): boolean {
  return fameOf(t, seat) + 1 >= rulesOf(t).turn.fameToWin(t, seat)
}

function outlookOf(t: Rim, effect: Plain, context: RimContext): number {
  const tree = effect as unknown as CardEffect | null // test and combat frames hold effects as plain data
  return tree === null ? 0 : outlook(t, tree, context)
}

function stakeOfTest(t: Rim, { pass, fail, context, seat }: TestFrame): number {
  // The outcome of a test against or for another player depends on a card that has not been read yet.
  if (context.seat !== seat || (pass === null && fail === null)) return TEST_STAKE
  return Math.max(0, outlookOf(t, pass, context) - outlookOf(t, fail, context))
}

function stakeOfCombat(t: Rim, { opponent, win, lose, context }: CombatFrame): number {
  const branches = Math.max(0, outlookOf(t, win, context) - outlookOf(t, lose, context))
  switch (opponent.is) {
    case 'patrol': {
      const { credits = 0, fame = 0 } = at(patrols[at(factions, opponent.faction)], opponent.level - 1)
      return branches + (credits ?? 0) * CREDIT + (fame ?? 0)
    }
    case 'contact':
      return branches + factsOf(t, opponent.bounty).elimination
    case 'player':
      return branches + FIGHT_STAKE
    case 'enemy':
      return branches
  }
}

function strategyWorth(t: Rim, seat: Seat): number {
  const combat = combatAhead(t, seat)
  if (combat === null) return 0
  const [attack, defence] = [0, 1].map((side) => combatDice.of(t, { combat, side: side as 0 | 1 })) as [
    number,
    number,
  ] // one for each side
  const isAttacker = combat.sides[0].seat === seat
  const gained = isAttacker
    ? chanceToWin(attack, defence) - chanceToWin(attack - 1, defence)
    : chanceToWin(attack, defence - 1) - chanceToWin(attack, defence)
  return gained * stakeOfCombat(t, combat)
}

function adviceWorth(t: Rim, seat: Seat, kind: FavorKind & { readonly is: 'advice' }): number {
  const test = testAhead(t, seat)
  if (test === null || test.skill !== kind.skill) return 0
  const level = testLevel.of(t, test)
  return (chanceToPass(level) - chanceToPass(level - 1)) * stakeOfTest(t, test)
}

/** What a received favor is still worth to a seat. */
export function favorWorth(t: Rim, seat: Seat): number {
  const favor = at(unfinished(t).favors, seat)
  if (favor === null || favor.isSpent) return 0
  const kind = favorKind(favor.code)
  const urgency = isAboutToWin(t, seat) ? DECISIVE : 1
  switch (kind.is) {
    case 'advice':
      return urgency * adviceWorth(t, seat, kind)
    case 'strategy':
      return urgency * strategyWorth(t, seat)
    case 'shortcut':
      return t.active === seat && t.phase === 'planning' ? urgency * SHORTCUT_WORTH : 0
    case 'support':
      return t.active === seat && at(reputationOf(t, seat), factions.indexOf(kind.faction)) < 1
        ? SUPPORT_WORTH
        : 0
  }
}

function tokenWorth(t: Rim, seat: Seat): number {
  let sum = 0
  const { debtHolders } = unfinished(t)
  for (let owner = 0; owner < t.seats; owner++) {
    const holder = at(debtHolders, owner)
    if (owner === seat) sum -= holder === seat ? 0 : OWED
    else if (holder === seat) sum += TOKEN_HELD
  }
  return sum
}

export const favorWants: Wants = {
  has: (t, seat) => (hasFavors(t) ? HARM * favorWorth(t, seat) + tokenWorth(t, seat) : 0),
}
