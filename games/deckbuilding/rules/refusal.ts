import type { Refusal } from '@kantyna/kernel'

/** Why something cannot be done, in one word that words are found for. */
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
