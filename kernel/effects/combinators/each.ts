import { englishClause, listed } from '../clauses.ts'
import type { Mood } from '../language.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import {
  anyLegal,
  carryOutPl,
  clausesOf,
  hintsOf,
  reportLine,
  runPart,
  sumOf,
  takeNextPart,
} from './parts.ts'

/**
 * An effect that carries out every part that would change something when its turn comes. Events report the outcome of
 * each line.
 */
export interface Each<T extends Trees> extends CombinatorNode {
  readonly op: 'each'
  readonly of: readonly T['effect'][]
}

interface EachWords {
  each(clauses: readonly string[], mood: Mood): string
}

export const each: Combinator<Each<AnyTrees>, EachWords> = {
  fields: { of: 'effects' },
  legal: (t, { of }, context, kit) => anyLegal(t, of, context, kit),
  hint: (t, { of }, context, kit) => sumOf(hintsOf(t, of, context, kit)),
  step(t, { of }, frame, kit) {
    const part = takeNextPart(frame, of, kit)
    if (part === undefined) return 'end'
    const refusal = kit.language.legal(t, part, frame.context)
    reportLine(t, frame.next - 1, refusal, frame.context)
    if (refusal === null) runPart(t, frame, part, kit)
    else frame.returned = null
    return 'step'
  },
  words: {
    en: {
      each: (clauses, mood) =>
        `${englishClause(mood, 'do')} each of these that has an effect: ${listed(clauses, '; ', '; and ')}`,
    },
    pl: {
      each: (clauses, mood) =>
        `${carryOutPl[mood]} każdy z tych efektów, który coś zmieni: ${listed(clauses, '; ', '; ')}`,
    },
  },
  clause: ({ of }, mood, say, words) => words.each(clausesOf(of, mood, say), mood),
}
