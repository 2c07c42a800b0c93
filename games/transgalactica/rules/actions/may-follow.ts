import { numberAt, type Seat } from '@kantyna/kernel'
import { area as areaNumber } from '../../content/names.ts'
import { holdOf } from '../costs/hold.ts'
import { followersOf, formOfFollower, isCrew } from '../costs/workers.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { actionRefusal, OMNI } from './action.ts'
import { holdWithTokens, mayGainTechnology, mayHelp } from './helpful-tokens.ts'

/** Whether a seat could follow an action now, and with which workers (GC-FOL-01, GC-FOL-02). */

const EXPLORATION = areaNumber.exploration

/** The workers of a seat for whom following would have an effect. */
export function followersWithEffect(t: PublicGalaxy, seat: Seat, area: number): number[] {
  const followers = followersOf(t, seat)
  const able: number[] = []
  // Workers with the same form are adjacent, so the action is checked once for each form. It is also checked for a crew
  // member alone if the action may need a crew member at home and there is only one.
  const isOnlyCrewNeeded = numberAt(t.crew, seat) === 1 && (area === OMNI || area === EXPLORATION)
  let form = -1
  let isByCrew = false
  let isOpen = false
  for (let index = 0; index < followers.length; index++) {
    const worker = numberAt(followers, index)
    if (formOfFollower(worker) !== form || (isOnlyCrewNeeded && isCrew(worker) !== isByCrew)) {
      form = formOfFollower(worker)
      isByCrew = isCrew(worker)
      isOpen = actionRefusal(t, seat, area, form, holdOf(t, seat), isByCrew && isOnlyCrewNeeded) === null
    }
    if (isOpen) able.push(worker)
  }
  return able
}

/** Whether a seat with this hold has a worker that can follow. Faster than listing the workers. */
export function mayFollow(
  t: Galaxy,
  seat: Seat,
  area: number,
  hold: readonly number[] = holdOf(t, seat),
): boolean {
  const followers = followersOf(t, seat)
  for (let index = 0; index < followers.length; index++) {
    const worker = numberAt(followers, index)
    if (actionRefusal(t, seat, area, formOfFollower(worker), hold, isCrew(worker)) === null) return true
  }
  return false
}

/**
 * Whether tokens could make a follow possible that is not possible yet (GC-ORG-67). Trade and military have one price
 * each, so all tokens together must be enough to pay it.
 */
export function mayFollowWithTokens(t: PublicGalaxy, seat: Seat, area: number): boolean {
  if (!mayHelp(t, seat, area)) return false
  if (area !== areaNumber.trade && area !== areaNumber.military) return true
  const hold = holdWithTokens(t, seat)
  return followersOf(t, seat).some((worker) => {
    const reason = actionRefusal(t, seat, area, formOfFollower(worker), hold, isCrew(worker))?.reason
    return reason === undefined || (reason === 'technologyTooLow' && mayGainTechnology(t, seat))
  })
}
