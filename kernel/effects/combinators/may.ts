import type { Mood } from '../language.ts'
import type { Choose } from './choose.ts'
import type { AnyTrees, Combinator, CombinatorNode, Menu, Trees } from './combinator.ts'

/** A part that the seat may leave out. */
export interface May<T extends Trees> extends CombinatorNode {
  readonly op: 'may'
  readonly do: T['effect']
}

interface MayWords {
  may(infinitive: string, mood: Mood): string
}

export const may: Combinator<May<AnyTrees>, MayWords> = {
  fields: { do: 'effect' },
  legal: (t, node, context, { language }) => language.legal(t, node.do, context),
  hint: (t, node, context, { language }) => Math.max(0, language.hint(t, node.do, context)),
  step: (_, __, frame) => (frame.next === 0 ? 'ask' : 'end'),
  menu(node): Menu {
    const inner = node.do as Choose<AnyTrees> // `op` is checked below
    // Whether to choose and what to choose is one question.
    const isOneQuestion = inner.op === 'choose' && inner.by === undefined
    return { of: isOneQuestion ? inner.of : [inner], isOptional: true, by: null }
  },
  words: {
    en: {
      may: (infinitive, mood) =>
        mood === 'infinitive' ? `${infinitive} if you like` : `you may ${infinitive}`,
    },
    pl: {
      may: (infinitive, mood) =>
        mood === 'infinitive' ? `${infinitive}, jeśli chcesz` : `możesz ${infinitive}`,
    },
  },
  clause: (node, mood, say, words) => words.may(say.clause(node.do, 'infinitive'), mood),
}
