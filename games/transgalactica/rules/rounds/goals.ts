import { at, numberAt, type Seat } from '@kantyna/kernel'
import { goals } from '../../content/goals.ts'
import { missions } from '../../content/missions.ts'
import { tracks } from '../../content/names.ts'
import { planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import type { Scoring } from '../../content/types.ts'
import { bitsIn } from '../bits.ts'
import { resourcesOf } from '../costs/hold.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { outpostCount, outpostsOfColour, spacesOf } from '../map/outposts.ts'
import { goalIndex, missionIndex } from '../pieces.ts'
import { levelOf } from '../tracks/levels.ts'

/** What goal cards and end-of-game technologies score. */

/** Points, and the number of units that brought them (GC-ORG-108). */
export interface Scored {
  readonly points: number
  readonly units: number
}

const NOTHING: Scored = { points: 0, units: 0 }

/** What a goal would score for a seat (GC-GOL-01). */
export function scoredBy(t: PublicGalaxy, seat: Seat, goal: number): Scored {
  const { joined, scoring } = at(goals, goalIndex(goal))
  let scored = NOTHING
  for (const each of scoring) {
    const { points, units } = scoredFor(each, countOf(t, seat, each.per))
    if (joined === 'and') scored = { points: scored.points + points, units: scored.units + units }
    // GC-ORG-76: the better one scores.
    else if (points > scored.points) scored = { points, units }
  }
  return scored
}

function scoredFor({ points, most }: Scoring, count: number): Scored {
  const worth = count * points
  return most === undefined || worth <= most
    ? { points: worth, units: count }
    : { points: most, units: Math.floor(most / points) }
}

/** What one technology card scores at the end, given the units of the scored goal (GC-TCH-05, GC-TCH-12). */
export function technologyScore(t: Galaxy, seat: Seat, technology: number, goalUnits: number): number {
  let total = 0
  for (const each of at(technologies, technology).atEnd ?? []) {
    const count = each.per.count === 'goalConditions' ? goalUnits : countOf(t, seat, each.per)
    total += scoredFor(each, count).points
  }
  return total
}

function countOf(t: PublicGalaxy, seat: Seat, per: Scoring['per']): number {
  switch (per.count) {
    case 'levels': {
      let total = 0
      for (const track of per.of) total += levelOf(t, seat, tracks.indexOf(track), 'scoring')
      return total
    }
    case 'outposts':
      return countOutposts(t, seat, per)
    case 'pirates':
      return at(t.pirateTokens, seat).length
    case 'technologies':
      return bitsIn(numberAt(t.marked, seat))
    case 'resources':
      return resourcesOf(t, seat)
    case 'markersOnYourCards': {
      // GC-TCH-13: the markers of every seat count, including the seat's own.
      let total = 0
      for (const marked of t.marked) total += bitsIn(marked & numberAt(t.marked, seat))
      return total
    }
    case 'missions': {
      const { type } = per
      const completed = at(t.completed, seat)
      if (type === undefined) return completed.length
      // GC-ORG-18: a mission of two types counts as either, separately for each effect.
      return completed.filter((mission) => at(missions, missionIndex(mission)).types.includes(type)).length
    }
    case 'goalConditions':
      return 0
  }
}

/** GC-GOL-02, GC-GOL-03, GC-ORG-78. The hub has no colour, so it counts only if all outposts count (GC-ORG-42). */
function countOutposts(
  t: PublicGalaxy,
  seat: Seat,
  { colour, isLicensed }: Extract<Scoring['per'], { count: 'outposts' }>,
): number {
  if (colour !== undefined) return outpostsOfColour(t, seat, colour)
  return isLicensed === true
    ? spacesOf(t, seat).filter((space) => isLicensedAt(t, space)).length
    : outpostCount(t, seat)
}

function isLicensedAt(t: PublicGalaxy, space: number): boolean {
  return planets[numberAt(t.planets, space)]?.slots.some((trade) => trade > 0) === true
}
