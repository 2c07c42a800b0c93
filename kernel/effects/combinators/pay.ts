import type { Refusal } from '../../play/decision.ts'
import type { Position } from '../../play/position.ts'
import { listed } from '../clauses.ts'
import type { AnyNode, EffectContext } from '../language.ts'
import type { All } from './all.ts'
import type { AnyTrees, Combinator, CombinatorNode, Kit, Trees } from './combinator.ts'
import { bind, clausesOf, refusalInTurn, runPart } from './parts.ts'

/** A cost that is paid completely to do another thing. If it cannot be paid, nothing happens. */
export interface Pay<T extends Trees> extends CombinatorNode {
  readonly op: 'pay'
  readonly cost: T['effect']
  readonly for: T['effect']
  /** The cost pays for every part together; it cannot be paid if one of them cannot be done. */
  readonly isForAll?: true
}

interface PayWords {
  pay(cost: string, infinitive: string): string
  /** Several costs that are paid together. */
  together(clauses: readonly string[]): string
}

export const pay: Combinator<Pay<AnyTrees>, PayWords> = {
  fields: { cost: 'effect', for: 'effect', isForAll: 'true?' },
  legal: (t, node, context, kit) =>
    kit.language.whole(t, node.cost, context) ??
    (node.isForAll === true ? allLegal(t, node.for, context, kit) : null) ??
    (kit.table.mayPayForNothing === true ? null : kit.language.legal(t, node.for, context)),
  whole: (t, node, context, kit) => refusalInTurn(t, [node.cost, node.for], context, kit),
  hint: (t, node, context, { language }) =>
    language.hint(t, node.cost, context) + language.hint(t, node.for, context),
  step(t, node, frame, kit) {
    if (frame.next === 0) {
      if (kit.language.whole(t, node.cost, frame.context) !== null) return 'end'
      frame.next++
      runPart(t, frame, node.cost, kit)
      return 'step'
    }
    if (frame.next === 1) bind(frame, node.cost, kit)
    if (frame.next++ > 1 || kit.language.legal(t, node.for, frame.context) !== null) return 'end'
    runPart(t, frame, node.for, kit)
    return 'step'
  },
  words: {
    en: {
      pay: (cost, infinitive) => `${cost} to ${infinitive}`,
      together: (clauses) => listed(clauses, ', ', ' and '),
    },
    pl: {
      pay: (cost, infinitive) => `${cost}, aby ${infinitive}`,
      together: (clauses) => listed(clauses, ', ', ' i '),
    },
  },
  clause(node, mood, say, words) {
    const cost = node.cost as All<AnyTrees> // `op` is checked below
    const paid = cost.op === 'all' ? words.together(clausesOf(cost.of, mood, say)) : say.clause(cost, mood)
    return words.pay(paid, say.clause(node.for, 'infinitive'))
  },
}

/** Null if every part can be done now; otherwise the first reason. */
function allLegal(t: Position, node: AnyNode, context: EffectContext, kit: Kit): Refusal | null {
  const list = node as All<AnyTrees> // `op` is checked below
  if (list.op !== 'all') return kit.language.legal(t, node, context)
  for (const part of list.of) {
    const refusal = allLegal(t, part, context, kit)
    if (refusal !== null) return refusal
  }
  return null
}
