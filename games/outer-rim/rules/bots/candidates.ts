import { at, type Decision, PASS, type Seat } from '@kantyna/kernel'
import { isUse } from '../abilities/ability-options.ts'
import { buy } from '../market/purchase.ts'
import { buyUsedShip } from '../market/used-ship.ts'
import type { Rim } from '../rim.ts'
import { DELIVER, END, MARKET } from '../turn/action-phase.ts'
import { RECOVER } from '../turn/planning.ts'
import { USELESS } from './abilities.ts'
import { chooseDice } from './dice-choices.ts'
import { worthOfOptions } from './policy.ts'
import { strengthOf } from './prospects.ts'
import { buyWorth, completed, GOOD_BUY } from './shopping.ts'

type Answers = readonly (readonly number[])[]

/** The highest numbers of answers to compare. The others are worse. */
const MOST_SPACES = 6
const MOST_PLACES = 5
const MOST_CLEARED = 3

/** The answers worth comparing: a few places to go to, and each purchase in its cheapest form. */
export function candidates(t: Rim, decision: Decision): Answers | null {
  const { kind, options, seat, max } = decision
  switch (kind) {
    case 'plan':
      return sensiblePlans(t, seat, options).map((code) => [code])
    case 'act':
      return sensibleActions(options).map((code) => [code])
    case 'deliverNext':
      return [[at(options, 0)]]
    case 'discardFromMarket':
      return sensibleClearing(t, seat, options).map((code) => [code])
    case 'buy':
      return worthMoreThan(t, seat, kind, options, WORST_PURCHASE).flatMap((code) =>
        listIfLegal(completed(t, seat, buy, code)),
      )
    case 'buyUsedShip':
      return worthMoreThan(t, seat, kind, options, WORST_PURCHASE).flatMap((code) =>
        listIfLegal(completed(t, seat, buyUsedShip, code)),
      )
    case 'useInCombat':
    case 'useInTest':
    case 'useInRoll':
      return worthMoreThan(t, seat, kind, options, USELESS).map((code) => [code])
    case 'encounter':
    case 'chooseEffect':
    case 'pickSpace':
    case 'movePatrolTo':
    case 'pushPatrolTo':
    case 'pickPatrolMove':
    case 'pickContact':
    case 'pickContactToSwap':
    case 'pickDiscard':
    case 'discardExcess':
      return max > 1 ? null : best(t, seat, kind, options, MOST_PLACES).map((code) => [code])
    case 'pickDice':
      return [chooseDice(t, decision)]
    default:
      return null
  }
}

/** Purchases that seem to lose more than this are not considered. */
const WORST_PURCHASE = -0.25

/** The options that are worth more than the limit, and passing. */
function worthMoreThan(
  t: Rim,
  seat: Seat,
  kind: string,
  options: readonly number[],
  least: number,
): readonly number[] {
  const worth = worthOfOptions(t, seat, kind)
  return options.filter((code) => code === PASS || worth(code) > least)
}

/** Passing, or replacing one of the cards that are least useful to the seat. */
function sensibleClearing(t: Rim, seat: Seat, options: readonly number[]): readonly number[] {
  const strength = strengthOf(t, seat)
  const tops = options.flatMap((deck) =>
    deck === PASS ? [] : [{ deck, worth: buyWorth(t, strength, deck) }],
  )
  if (tops.some(({ worth }) => worth >= GOOD_BUY)) return [PASS]
  const worst = tops.toSorted((a, b) => a.worth - b.worth).slice(0, MOST_CLEARED)
  return [...worst.map(({ deck }) => deck), PASS]
}

function listIfLegal(picks: readonly number[] | null): Answers {
  return picks === null ? [] : [picks]
}

/**
 * Answers that seem this much worse than the best are not compared: with few playouts, luck would sometimes favour
 * them.
 */
const MARGIN = 0.4

function best(t: Rim, seat: Seat, kind: string, options: readonly number[], most: number): readonly number[] {
  const worth = worthOfOptions(t, seat, kind)
  const valued = options
    .map((code) => ({ code, value: worth(code) }))
    .toSorted((one, other) => other.value - one.value)
  const least = at(valued, 0).value - MARGIN
  return valued
    .slice(0, most)
    .filter(({ value }) => value >= least)
    .map(({ code }) => code)
}

/** Plans worth comparing: the best spaces, credits, abilities, and recovering if there is damage. */
function sensiblePlans(t: Rim, seat: Seat, options: readonly number[]): readonly number[] {
  const isHurt = at(t.characterDamage, seat) + at(t.shipDamage, seat) > 0
  const isUselessRecovery = (code: number) => code === RECOVER && !isHurt && options.length > 1
  return best(
    t,
    seat,
    'plan',
    options.filter((code) => !isUselessRecovery(code)),
    MOST_SPACES,
  )
}

/**
 * Actions worth comparing: only delivering if that is possible; otherwise abilities, and the market or ending the
 * phase.
 */
function sensibleActions(options: readonly number[]): readonly number[] {
  if (options.includes(DELIVER)) return [DELIVER]
  const uses = options.filter(isUse)
  return [...uses, options.includes(MARKET) ? MARKET : END]
}
