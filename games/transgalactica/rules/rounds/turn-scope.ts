import { at } from '@kantyna/kernel'
import { areas } from '../../content/names.ts'
import type { Galaxy } from '../galaxy.ts'
import { NONE } from '../pieces.ts'

/**
 * Resets what lasts for one turn or one follow (GC-ORG-110), as `endScope` does with the table of fields. Written out,
 * because turns and follows end often.
 */
export function endTurnScope({ hasSat, movesMade, seats }: Galaxy): void {
  for (let seat = 0; seat < seats; seat++) {
    hasSat[seat] = 0
    movesMade[seat] = 0
  }
}

/** The same for what lasts for one round: temporary levels, flipped markers, placed workers (GC-ORG-37, GC-ORG-90). */
export function endRoundScope(t: Galaxy): void {
  for (let seat = 0; seat < t.seats; seat++) {
    t.raisedMilitary[seat] = 0
    t.raisedTrade[seat] = 0
    t.captainsOn[seat] = 0
    t.crewOn[seat] = 0
    t.bridge[seat] = NONE
    t.mayReuse[seat] = 0
    t.flipped[seat] = 0
    t.hasUsedReserve[seat] = 0
  }
  for (let area = 0; area < areas.length; area++) {
    t.mainSpaces[area] = 0
    at(t.followers, area).length = 0
  }
}
