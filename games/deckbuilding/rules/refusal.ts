import type { Refusal } from '@kantyna/kernel'

/** Why something cannot be done, as one word for which words/questions/refusals.ts has sentences. */
export type Reason =
  | 'tooExpensive'
  | 'enemyCard'
  | 'enemyShip'
  | 'alreadyUsed'
  | 'attackedAlready'
  | 'noAttack'
  | 'attackTooWeak'
  | 'tooFewResources'
  | 'noEffect'
  | 'forceNotWithYou'
  | 'conditionUnmet'
  | 'wrongTopCard'
  | 'forceAtEnd'
  | 'nothingToDraw'
  | 'noDamage'
  | 'emptyHand'
  | 'opponentsHandEmpty'
  | 'nothingToExile'
  | 'nothingToReturn'
  | 'noSuchCardInRow'
  | 'nothingToBuy'
  | 'galaxyDeckEmpty'
  | 'noShip'
  | 'nothingToDamage'

export interface DuelRefusal extends Refusal {
  readonly reason: Reason
}
