import type { Galaxy } from './galaxy.ts'

/**
 * Empties what lasts for one turn or one follow (GC-ORG-110), as `endScope` does with the table of fields: written out,
 * because turns and follows end often.
 */
export function endTurnScope({ hasSat, movesMade, seats }: Galaxy): void {
  for (let seat = 0; seat < seats; seat++) {
    hasSat[seat] = 0
    movesMade[seat] = 0
  }
}
