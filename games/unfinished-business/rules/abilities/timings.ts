import type { Frame, Seat } from '@kantyna/kernel'
import { triggerAbilities } from '../../../outer-rim/rules/abilities/abilities.ts'
import { keyOfCode, sectionKeys } from '../../../outer-rim/rules/encounters/section-key.ts'
import type { CombatFrame } from '../../../outer-rim/rules/frames.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'

/**
 * Triggers the timings that the expansion adds (content/timings.ts). `fameReduced` is triggered in fame-reduction.ts.
 */

/** UB-FACT-11: only navpoints have these sections, so the section that was read shows that it was a navpoint. */
export function navpointResolved(t: Rim, seat: Seat, _: number, code: number): void {
  const key = sectionKeys[keyOfCode(code)]
  if (key === 'patrol' || key === 'noPatrol') triggerAbilities(t, seat, 'navpointEncounter')
}

/** Abilities trigger before everything else in the fight, even against a patrol that cannot be beaten. */
export function patrolMet(t: Rim, frame: Frame): undefined {
  const { attacker, opponent } = frame as CombatFrame // changes.ts adds this stage only to combats
  if (opponent.is !== 'patrol') return
  const { faction, level } = opponent
  triggerAbilities(t, attacker, 'patrolEncounter', { faction, level })
}
