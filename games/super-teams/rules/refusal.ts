import type { Refusal } from '@kantyna/kernel'

/** Codes for why something cannot be done; `words` has a sentence for each. */
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
