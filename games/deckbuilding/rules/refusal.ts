import type { Refusal } from '@kantyna/kernel'

/** The reasons why something cannot be done. words/questions/refusals.ts has a sentence for each. */
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
