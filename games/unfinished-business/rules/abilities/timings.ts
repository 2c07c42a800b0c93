import type { Frame, Seat } from '@kantyna/kernel'
import { triggerAbilities } from '../../../outer-rim/rules/abilities/abilities.ts'
import { keyOfCode, sectionKeys } from '../../../outer-rim/rules/encounters/section-key.ts'
import type { CombatFrame } from '../../../outer-rim/rules/frames.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'

/** When the timings come that abilities of the expansion wait for (content/timings.ts; `fameReduced`: fame-reduction.ts). */

/** UB-FACT-11: by the section that was read, which only navpoints have. */
export function navpointResolved(t: Rim, seat: Seat, _: number, code: number): void {
  const key = sectionKeys[keyOfCode(code)]
  if (key === 'patrol' || key === 'noPatrol') triggerAbilities(t, seat, 'navpointEncounter')
}

/** Before anything else of the fight: also against a patrol that nobody can beat. */
export function patrolMet(t: Rim, frame: Frame): undefined {
  const { attacker, opponent } = frame as CombatFrame // put before the stages of a combat
  if (opponent.is !== 'patrol') return
  const { faction, level } = opponent
  triggerAbilities(t, attacker, 'patrolEncounter', { faction, level })
}
