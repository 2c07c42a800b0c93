import { currentCombat } from '../../../../outer-rim/rules/combat/dice-pools.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { isFightForBounty } from '../../jobs/player-bounties.ts'
import type { AddedConditions } from '../vocabulary.ts'

/**
 * UB-FACT-36, G-84: the seat fights for its own bounty: with a contact, for a protected crew member, or with a player.
 */
export const overBounty: AddedConditions['overBounty'] = {
  legal(t, _, { seat }) {
    const combat = currentCombat(t)
    return combat !== null && isFightForBounty(t, combat, seat) ? null : refuse('UB-FACT-36', 'noBountyFight')
  },
  words: {
    en: () => 'you are resolving a bounty',
    pl: () => 'realizujesz zlecenie',
  },
}
