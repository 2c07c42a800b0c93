import type { CardEffect } from '../../rules/effects/language.ts'
import type { IconName } from '../drawing/Icon.tsx'

/** One part of a reward as an icon, with the amount. */
export interface RewardPart {
  readonly icon: IconName
  readonly amount: string
}

export function rewardParts(effect: CardEffect): readonly RewardPart[] {
  switch (effect.op) {
    case 'all':
      return effect.of.flatMap(rewardParts)
    case 'gain':
      return [{ icon: effect.stat, amount: String(effect.amount) }]
    case 'exile':
      return [{ icon: 'exile', amount: effect.upTo ? `≤${effect.cards}` : String(effect.cards) }]
    case 'buy':
      return [{ icon: 'card', amount: effect.free ? '0' : '' }]
    default:
      return [{ icon: 'text', amount: '' }]
  }
}
