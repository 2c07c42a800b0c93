import { at, type Seat } from '@kantyna/kernel'
import type { Goal } from '../../content/card.ts'
import type { CardEffect, CardWhen } from '../effects/vocabulary.ts'
import { isShip } from '../pieces.ts'
import { countFitting, rewardBonus, usableAt } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { characterOf, shipOf } from '../tables.ts'
import type { CardFacts } from './card-facts.ts'
import { CREDIT } from './measure.ts'

const timings = { cargo: 'cargoDelivered', job: 'jobCompleted', bounty: 'bountyCollected' } as const

/** The bonus to the reward of a cargo, a job or a bounty by a seat's own cards and goals, in fame. */
export function bonusOf(t: Rim, seat: Seat, type: keyof typeof timings, facts: CardFacts): number {
  let sum = CREDIT * rewardBonus(t, seat, type)
  for (const { ability, source } of usableAt(t, seat, timings[type])) {
    if (ability.if !== undefined && !mayHold(t, seat, ability.if, facts)) continue
    sum += worthOf(t, seat, source, ability.does)
  }
  return sum
}

function worthOf(t: Rim, seat: Seat, source: number, effect: CardEffect): number {
  switch (effect.op) {
    case 'all':
      return effect.of.reduce((sum, part) => sum + worthOf(t, seat, source, part), 0)
    case 'gainCredits':
      return typeof effect.amount === 'number' ? effect.amount * CREDIT : 0
    case 'gainFame':
      return effect.amount
    case 'goalToken':
      return tokenWorth(t, seat, source)
    default:
      return 0
  }
}

/** The worth of a goal token: a share of the goal's fame. The last tokens count most. */
export function tokenWorth(t: Rim, seat: Seat, source: number): number {
  const isOnShip = isShip(source)
  const goal: Goal | undefined = isOnShip ? shipOf(t, seat).goal : characterOf(t, seat).goal
  const had = at(isOnShip ? t.shipTokens : t.characterTokens, seat)
  return 1 / Math.max(1, (goal?.tokens ?? 1) - had)
}

function mayHold(t: Rim, seat: Seat, when: CardWhen, { isIllegal }: CardFacts): boolean {
  if (when.is === 'cargoWas') return when.trait !== 'illegal' || isIllegal
  return when.is !== 'has' || countFitting(t, seat, when.cards) >= when.atLeast
}
