/** Every condition that the expansion adds, by its name in effect trees (vocabulary.ts). */
export { friendOfFactionHere } from './conditions/friend-of-faction-here.ts'
export { onCoreWorlds } from './conditions/on-core-worlds.ts'
export { opponentRolled } from './conditions/opponent-rolled.ts'
export { overBounty } from './conditions/over-bounty.ts'
export { patrolOfLevelHere } from './conditions/patrol-of-level-here.ts'
export { patrolWas } from './conditions/patrol-was.ts'
export { remainingHealth } from './conditions/remaining-health.ts'
export { tokensOnCards } from './conditions/tokens-on-cards.ts'
