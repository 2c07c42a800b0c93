import { type Moment, moments, type UsableAbility } from '../content/card.ts'

/** Moments as bits: most cards have nothing for most moments, and that has to be seen at a glance. */
export const bitOfMoment = Object.fromEntries(
  moments.map((moment, index) => [moment, 1 << index]),
) as Readonly<Record<Moment, number>> // one for each moment

/** All moments at which an ability may be used. */
export function bitsOf({ when, also = [] }: UsableAbility): number {
  return [when, ...also].reduce((bits, moment) => bits | bitOfMoment[moment], 0)
}
