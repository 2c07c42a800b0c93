import { englishClause, listed } from '../clauses.ts'
import type { Mood } from '../language.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import { anyLegal, carryOutPl, clausesOf, reportLine, runPart } from './parts.ts'

/** An effect that carries out only the first part that would change something. */
export interface First<T extends Trees> extends CombinatorNode {
  readonly op: 'first'
  readonly of: readonly T['effect'][]
}

interface FirstWords {
  first(clauses: readonly string[], mood: Mood): string
}

export const first: Combinator<First<AnyTrees>, FirstWords> = {
  fields: { of: 'effects' },
  legal: (t, { of }, context, kit) => anyLegal(t, of, context, kit),
  hint(t, { of }, context, { language }) {
    const part = of.find((candidate) => language.legal(t, candidate, context) === null)
    return part === undefined ? 0 : language.hint(t, part, context)
  },
  step(t, { of }, frame, kit) {
    if (frame.next > 0) return 'end'
    for (const part of of) {
      const refusal = kit.language.legal(t, part, frame.context)
      reportLine(t, frame.next++, refusal, frame.context)
      if (refusal !== null) continue
      runPart(t, frame, part, kit)
      return 'step'
    }
    return 'end'
  },
  words: {
    en: {
      first: (clauses, mood) =>
        `${englishClause(mood, 'do')} only the first of these that has an effect: ${listed(clauses, '; ', '; or ')}`,
    },
    pl: {
      first: (clauses, mood) =>
        `${carryOutPl[mood]} tylko pierwszy z tych efektów, który coś zmieni: ${listed(clauses, '; ', '; ')}`,
    },
  },
  clause: ({ of }, mood, say, words) => words.first(clausesOf(of, mood, say), mood),
}
