import type { Position } from '../../play/position.ts'
import type { AnyNode, EffectContext, Mood } from '../language.ts'
import type { AnyTrees, Combinator, CombinatorNode, Kit, Trees } from './combinator.ts'
import { reportSkipped, runPart } from './parts.ts'

export interface If<T extends Trees> extends CombinatorNode {
  readonly op: 'if'
  readonly when: T['when']
  readonly then: T['effect']
  readonly else?: T['effect']
}

interface IfWords {
  when(condition: string, then: string, otherwise: string | null, mood: Mood): string
}

/** The combinator `if`, which is a reserved word. */
export const ifElse: Combinator<If<AnyTrees>, IfWords> = {
  fields: { when: 'condition', then: 'effect', else: 'effect?' },
  legal(t, node, context, { language }) {
    const refusal = language.holds(t, node.when, context)
    if (refusal === null) return language.legal(t, node.then, context)
    return node.else === undefined ? refusal : language.legal(t, node.else, context)
  },
  whole(t, node, context, { language }) {
    const refusal = language.holds(t, node.when, context)
    if (refusal === null) return language.whole(t, node.then, context)
    return node.else === undefined ? refusal : language.whole(t, node.else, context)
  },
  hint(t, node, context, kit) {
    const branch = branchOf(t, node, context, kit)
    return branch === undefined ? 0 : kit.language.hint(t, branch, context)
  },
  step(t, node, frame, kit) {
    const { context } = frame
    const branch = frame.next++ === 0 ? branchOf(t, node, context, kit) : undefined
    if (branch === undefined) return 'end'
    const refusal = kit.language.legal(t, branch, context)
    if (refusal !== null) {
      reportSkipped(kit.table, t, refusal, context)
      return 'end'
    }
    runPart(t, frame, branch, kit)
    return 'step'
  },
  words: {
    en: {
      when(condition, then, otherwise, mood) {
        if (mood !== 'infinitive')
          return `if ${condition}, ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`
        return `${then} if ${condition}${otherwise === null ? '' : `, or ${otherwise} otherwise`}`
      },
    },
    pl: {
      when(condition, then, otherwise, mood) {
        if (mood !== 'infinitive')
          return `jeśli ${condition}, ${then}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`
        return `${then}, jeśli ${condition}${otherwise === null ? '' : `, a w przeciwnym razie ${otherwise}`}`
      },
    },
  },
  clause: (node, mood, say, words) =>
    words.when(
      say.when(node.when),
      say.clause(node.then, mood),
      node.else === undefined ? null : say.clause(node.else, mood),
      mood,
    ),
}

function branchOf(
  t: Position,
  node: If<AnyTrees>,
  context: EffectContext,
  { language }: Kit,
): AnyNode | undefined {
  return language.holds(t, node.when, context) === null ? node.then : node.else
}
