import type { Ability } from '../../content/card.ts'
import type { CardEffect } from '../effects/language.ts'

/** The average worth of a card's text each time the card is drawn, in points of damage to a base. */

/** The worth of a card's numbers each time it is drawn. */
export const statWorths = { attack: 2.6, resources: 1.3, force: 1 } as const
const DRAWN_CARD = 5

/**
 * How often a "when" ability happens when its card is drawn. An effect of the purchase happens only once, so it counts
 * nothing here.
 */
const timingShare = {
  play: 1,
  defeat: 0.5,
  buy: 0,
  reveal: 0,
  turnStart: 0,
  firstNeutralPlay: 0,
  opponentDiscards: 0,
} as const

export function abilityWorth(ability: Ability): number {
  if ('use' in ability) return effectWorth(ability.use)
  if ('when' in ability) return timingShare[ability.when] * effectWorth(ability.effect)
  if (!('attack' in ability)) return 0
  if (ability.of !== 'this') return 2
  if (ability.if !== undefined) return 0.5 * statWorths.attack * ability.attack
  return (ability.againstRow === true ? 0.4 : 0.8) * statWorths.attack * ability.attack
}

function effectWorth(effect: CardEffect): number {
  switch (effect.op) {
    case 'all':
      return effect.of.reduce((sum, part) => sum + effectWorth(part), 0)
    case 'choose': {
      const parts = effect.of.map(effectWorth)
      return effect.by === undefined ? Math.max(...parts) : Math.min(...parts)
    }
    case 'may':
      return effectWorth(effect.do)
    case 'pay':
      return 0.5 * effectWorth(effect.for)
    case 'if':
      return 0.6 * effectWorth(effect.then) + (effect.else === undefined ? 0 : 0.4 * effectWorth(effect.else))
    case 'gain':
      return effect.amount * statWorths[effect.stat]
    case 'draw':
      return DRAWN_CARD
    case 'exile':
      return 3 * effect.cards
    case 'repair':
      return 0.5 * effect.damage
    case 'buy':
      return effect.free === true ? 5 : 1
    case 'borrowFromRow':
    case 'destroyShip':
      return 4
    case 'returnToHand':
      return 3
    case 'damage':
    case 'discardFromRow':
    case 'opponentDiscards':
      return 2
    case 'putOnDeck':
    case 'topNextPurchase':
      return 1
    default:
      return 0
  }
}
