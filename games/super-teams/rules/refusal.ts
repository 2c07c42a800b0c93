import type { Refusal } from '@kantyna/kernel'

/** Why something cannot be done, in one word that words are found for. */
export type Reason =
  | 'shipIsHome'
  | 'noCardOfColour'
  | 'bonusOnlyWhenMoved'
  | 'mustMove'
  | 'startsElsewhere'
  | 'startsThere'
  | 'endsElsewhere'
  | 'towAfterOvertaking'
  | 'onlyTowNow'
  | 'opponentsShip'
  | 'oneBonusAShip'
  | 'notOvertaken'

export interface RaceRefusal extends Refusal {
  readonly reason: Reason
}
