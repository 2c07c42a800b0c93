import { drawBelow } from '../chance/chance.ts'
import { anyAnswerTo } from './answers.ts'
import { type Decision, PASS } from './decision.ts'
import type { Position } from './position.ts'

/**
 * How an automa answers a question if no rule says otherwise: it declines if it may, and otherwise draws its answer from
 * the given stream of chance. For questions without parts.
 */
export function abstainOrDraw(stream: string): (t: Position, decision: Decision) => readonly number[] {
  return (t, decision) => {
    const { options, min } = decision
    if (options.includes(PASS)) return [PASS]
    if (options.length > 0 && options.length === min) return options
    return anyAnswerTo(t, {}, decision, (limit) => drawBelow(t, stream, limit))
  }
}
