import { at } from '@kantyna/kernel'
import { factions } from '../../content/names.ts'
import { type Patrol, patrols } from '../../content/patrols.ts'

/** The token of a faction at a level (OR-PAT-03, OR-PAT-04, OR-PAT-05, OR-PAT-06, OR-PAT-07, OR-PAT-08). */
export function patrolToken(faction: number, level: number): Patrol {
  return at(patrols[at(factions, faction)], level - 1)
}

/** The reward for beating a patrol (OR-EPAT-02, OR-PAT-03). */
export function rewardOfPatrol(
  faction: number,
  level: number,
): { readonly credits: number; readonly fame: number } {
  const { credits = 0, fame = 0 } = patrolToken(faction, level)
  return { credits, fame }
}
