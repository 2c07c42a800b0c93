import { hasListener, type Refusal, type Seat } from '@kantyna/kernel'
import { startAiMoveTo } from '../../../outer-rim/rules/ai/moving.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { emitAdded } from '../events.ts'
import { chooseTarget, preferred, targetsOf } from './targets.ts'

/** Why a hunter does not move towards a target, or null: it has none (G-52), or is where it is (G-75). */
export function refusalOfPursuit(t: Rim, hunter: Seat): Refusal | null {
  const [target] = preferred(targetsOf(t, hunter))
  if (target === undefined) return { rule: 'UB-AIB-08', reason: 'noTarget' }
  return target.away === 0 ? { rule: 'UB-AIB-07', reason: 'atTarget' } : null
}

/** UB-AIB-07, G-75: by the rules of AI movement, with the target's space in the place of a goal token. */
export function startPursuit(t: Rim, hunter: Seat): void {
  const targets = targetsOf(t, hunter)
  if (targets.length === 0) return
  const { target, because } = chooseTarget(t, targets)
  if (hasListener(t)) emitAdded(t, { type: 'aiTarget', seat: hunter, does: 'pursues', target, because })
  startAiMoveTo(t, hunter, target.space)
}
