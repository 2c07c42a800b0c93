import { at, numberAt, type Refusal, type Seat } from '@kantyna/kernel'
import { decrees } from '../../content/decrees.ts'
import { CREDITS } from '../../content/names.ts'
import { GOLDEN_CHAIR_CREDITS, GOLDEN_CHAIR_POINTS } from '../../content/round-track.ts'
import { FIRST_DECREE } from '../abilities/sources.ts'
import { gain, score } from '../costs/hold.ts'
import { isMet } from '../effects/is-met.ts'
import { unmetRequirement } from '../effects/run.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { triggerCards } from '../technologies/technologies.ts'

/**
 * The Galactic Senate: GC-SEN-01, GC-SEN-02, GC-SEN-03, GC-SEN-04, GC-SEN-05, GC-SEN-06, GC-ORG-58, GC-ORG-59,
 * GC-ORG-60, GC-ORG-61, GC-ORG-62, GC-ORG-63, GC-ORG-64.
 */

const satThisTurn: GalaxyRefusal = { rule: 'GC-ORG-58', reason: 'satThisTurn' }
const noCrewAtHome: GalaxyRefusal = { rule: 'GC-ORG-59', reason: 'noCrewAtHome' }
const chairTaken: GalaxyRefusal = { rule: 'GC-ORG-60', reason: 'chairTaken' }

/**
 * Why a seat cannot send a crew member to the Senate: once a turn (GC-ORG-58), and only crew at home, not the
 * lieutenant (GC-SEN-03, GC-ORG-59, GC-ORG-81).
 */
export function senateRefusal(t: PublicGalaxy, seat: Seat): GalaxyRefusal | null {
  if (numberAt(t.hasSat, seat) > 0) return satThisTurn
  return numberAt(t.crew, seat) > 0 ? null : noCrewAtHome
}

/** Why a seat cannot send a crew member to an office. */
export function chairRefusal(t: PublicGalaxy, seat: Seat, office: number): Refusal | null {
  // GC-ORG-61: there is a chair for every seat.
  if (at(t.chairs, office).includes(seat)) return chairTaken
  return (
    senateRefusal(t, seat) ?? unmetRequirement(t, seat, at(decrees, numberAt(t.decrees, office)).requirement)
  )
}

/** Whether the seat can take a chair of an office if `senateRefusal` allows it. Gives no reason. */
export function mayTakeChair(t: Galaxy, seat: Seat, office: number): boolean {
  return (
    !at(t.chairs, office).includes(seat) &&
    isMet(t, seat, at(decrees, numberAt(t.decrees, office)).requirement)
  )
}

/**
 * GC-SEN-02, GC-SEN-04: gives the reward once, and the crew member stays. The requirement is never checked again
 * (GC-ORG-64).
 */
export function takeChair(t: Galaxy, seat: Seat, office: number): void {
  const chairs = at(t.chairs, office)
  const decree = numberAt(t.decrees, office)
  const source = FIRST_DECREE + decree
  const golden = chairs[0]
  t.crew[seat] = numberAt(t.crew, seat) - 1
  t.hasSat[seat] = 1
  chairs.push(seat)
  emitEvent(t, { type: 'sat', seat, office, chair: chairs.length - 1 })
  score(t, seat, 'senate', at(decrees, decree).points, source)
  // GC-ORG-62, GC-SEN-05, GC-ORG-63.
  if (golden === undefined) score(t, seat, 'senate', GOLDEN_CHAIR_POINTS, source)
  else gain(t, golden, CREDITS, GOLDEN_CHAIR_CREDITS, 'senate', source)
  triggerCards(t, seat, 'satInSenate')
}
