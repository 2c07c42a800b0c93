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

/** How many answers are considered. The others are worse. */
const MOST_SPACES = 6
const MOST_PLACES = 5
const MOST_CLEARED = 3

/** The answers worth weighing: a handful of places to go to, purchases in the one way that costs least. */
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
      return sensible(t, seat, kind, options, DEAR).flatMap((code) => whole(completed(t, seat, buy, code)))
    case 'buyUsedShip':
      return sensible(t, seat, kind, options, DEAR).flatMap((code) =>
        whole(completed(t, seat, buyUsedShip, code)),
      )
    case 'useInCombat':
    case 'useInTest':
    case 'useInRoll':
      return sensible(t, seat, kind, options, USELESS).map((code) => [code])
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

/** What costs so much more than it seems to bring is not thought of. */
const DEAR = -0.25

/** What is worth more than the least, and to pass. */
function sensible(
  t: Rim,
  seat: Seat,
  kind: string,
  options: readonly number[],
  least: number,
): readonly number[] {
  const worth = worthOfOptions(t, seat, kind)
  return options.filter((code) => code === PASS || worth(code) > least)
}

/** Nothing, or one of the cards that are of least use to the seat. */
function sensibleClearing(t: Rim, seat: Seat, options: readonly number[]): readonly number[] {
  const strength = strengthOf(t, seat)
  const tops = options.flatMap((deck) =>
    deck === PASS ? [] : [{ deck, worth: buyWorth(t, strength, deck) }],
  )
  if (tops.some(({ worth }) => worth >= GOOD_BUY)) return [PASS]
  const worst = tops.toSorted((a, b) => a.worth - b.worth).slice(0, MOST_CLEARED)
  return [...worst.map(({ deck }) => deck), PASS]
}

function whole(picks: readonly number[] | null): Answers {
  return picks === null ? [] : [picks]
}

/** What seems so much worse than the best is not weighed: with a few playouts luck would speak for it now and then. */
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

/** The best spaces; money; recovering, where there is something to recover from; abilities. */
function sensiblePlans(t: Rim, seat: Seat, options: readonly number[]): readonly number[] {
  const isHurt = at(t.characterDamage, seat) + at(t.shipDamage, seat) > 0
  const isIdle = (code: number) => code === RECOVER && !isHurt && options.length > 1
  return best(
    t,
    seat,
    'plan',
    options.filter((code) => !isIdle(code)),
    MOST_SPACES,
  )
}

/** Deliveries first, then what costs nothing to look at; whoever can go to a market does. */
function sensibleActions(options: readonly number[]): readonly number[] {
  if (options.includes(DELIVER)) return [DELIVER]
  const uses = options.filter(isUse)
  return [...uses, options.includes(MARKET) ? MARKET : END]
}
