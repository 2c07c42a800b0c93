import { englishClause, listed } from '../clauses.ts'
import type { Mood } from '../language.ts'
import type { AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import { anyLegal, clausesOf, hintsOf } from './parts.ts'

/** An effect that carries out one of the parts that can be done; `by` names the role that chooses it. */
export interface Choose<T extends Trees> extends CombinatorNode {
  readonly op: 'choose'
  readonly by?: string
  readonly of: readonly T['effect'][]
}

interface ChooseWords {
  /** Without a chooser, the clauses are orders to the reader. With a chooser, they say what then happens. */
  choose(clauses: readonly string[], chooser: string | null, mood: Mood): string
}

export const choose: Combinator<Choose<AnyTrees>, ChooseWords> = {
  fields: { of: 'effects', by: 'text?' },
  legal: (t, { of }, context, kit) => anyLegal(t, of, context, kit),
  hint(t, { of, by }, context, kit) {
    const hints = hintsOf(t, of, context, kit)
    // Another player will choose the part that serves the seat least.
    return by === undefined ? Math.max(...hints) : Math.min(...hints)
  },
  step: (_, __, frame) => (frame.next === 0 ? 'ask' : 'end'),
  menu: ({ of, by = null }) => ({ of, isOptional: false, by }),
  words: {
    en: {
      choose: (clauses, chooser, mood) =>
        `${chooser === null ? englishClause(mood, 'choose one') : `${chooser} chooses one`}: ${listed(clauses, '; ', '; or ')}`,
    },
    pl: {
      choose(clauses, chooser, mood) {
        const chosen = { imperative: 'wybierz', infinitive: 'wybrać', indicative: 'wybierasz' }[mood]
        return `${chooser === null ? chosen : `${chooser} wybiera`} jedno: ${listed(clauses, ', ', ' albo ')}`
      },
    },
  },
  clause: ({ of, by }, mood, say, words) =>
    by === undefined
      ? words.choose(clausesOf(of, mood, say), null, mood)
      : words.choose(clausesOf(of, 'indicative', say), say.name(by), mood),
}
