import { hasListener, type Refusal, type Seat } from '@kantyna/kernel'
import { startAiMoveTo } from '../../../outer-rim/rules/ai/moving.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { emitAdded } from '../events.ts'
import { chooseTarget, preferred, targetsOf } from './targets.ts'

/**
 * Why a hunter cannot move towards a target: it has no target (G-52), or is already there (G-75). Null if it can move.
 */
export function refusalOfPursuit(t: Rim, hunter: Seat): Refusal | null {
  const [target] = preferred(targetsOf(t, hunter))
  if (target === undefined) return { rule: 'UB-AIB-08', reason: 'noTarget' }
  return target.away === 0 ? { rule: 'UB-AIB-07', reason: 'atTarget' } : null
}

/** UB-AIB-07, G-75: AI movement, but towards the target's space and not towards a goal token. */
export function startPursuit(t: Rim, hunter: Seat): void {
  const targets = targetsOf(t, hunter)
  if (targets.length === 0) return
  const { target, because } = chooseTarget(t, targets)
  if (hasListener(t)) emitAdded(t, { type: 'aiTarget', seat: hunter, does: 'pursues', target, because })
  startAiMoveTo(t, hunter, target.space)
}
