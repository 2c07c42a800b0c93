import type { Refusal } from '@kantyna/kernel'

/** Why something cannot be done, in one word that words are found for. */
export const reasons = [
  'shipIsHome',
  'noCardOfColour',
  'bonusOnlyWhenMoved',
  'mustMove',
  'startsElsewhere',
  'startsThere',
  'endsElsewhere',
  'towAfterOvertaking',
  'onlyTowNow',
  'opponentsShip',
  'oneBonusAShip',
  'notOvertaken',
] as const
export type Reason = (typeof reasons)[number]

export interface RaceRefusal extends Refusal {
  readonly reason: Reason
}
