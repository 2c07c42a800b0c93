import { defer } from '../../play/scope.ts'
import { effectFrame } from '../frames.ts'
import type { Mood } from '../language.ts'
import { inCombinator } from './all.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'

/** A part that waits until the nearest procedure of that name is over. */
export interface After<T extends Trees> extends CombinatorNode {
  readonly op: 'after'
  readonly scope: string
  readonly do: T['effect']
}

interface AfterWords {
  /** `when` is complete: "after this combat". */
  after(when: string, clause: string, mood: Mood): string
}

export const after: Combinator<After<AnyTrees>, AfterWords> = {
  fields: { scope: 'text', do: 'effect' },
  legal: (t, node, context, { language }) => language.legal(t, node.do, context),
  hint: (t, node, context, { language }) => language.hint(t, node.do, context),
  step(t, node, { context }) {
    defer(t, node.scope, effectFrame(inCombinator(node.do), context))
    return 'end'
  },
  words: {
    en: {
      after: (when, clause, mood) => (mood === 'infinitive' ? `${clause} ${when}` : `${when}, ${clause}`),
    },
    pl: { after: (when, clause) => `${when} ${clause}` },
  },
  clause: (node, mood, say, words) => words.after(say.scope(node.scope), say.clause(node.do, mood), mood),
}
