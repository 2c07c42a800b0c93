import type { Ability } from '../../content/card.ts'
import { cardOf, hitPointsOf } from '../pieces.ts'

/** What a base is worth to the player who puts it into play: its hit points and the value of its abilities. */
export function baseWorth(base: number): number {
  return cardOf(base).abilities.reduce((sum, ability) => sum + extraOf(ability), hitPointsOf(base))
}

function extraOf(ability: Ability): number {
  if ('prevents' in ability) return 2.5 * ability.prevents
  if (!('when' in ability)) return 0
  switch (ability.effect.op) {
    case 'buy':
      return 20
    case 'exile':
      return 2.5 * ability.effect.cards
    case 'draw':
      return 5
    case 'gain':
      return 0.5 * ability.effect.amount
    default:
      return 0
  }
}
