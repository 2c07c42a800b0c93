import { plural } from '../../words/plural.ts'
import type { Mood } from '../language.ts'
import type { AmountIn, AnyTrees, Combinator, CombinatorNode, Trees } from './combinator.ts'
import { nothingToDo } from './parts.ts'

/** A part that the seat may repeat while it can be done, a limited number of times. */
export interface UpTo<T extends Trees> extends CombinatorNode {
  readonly op: 'upTo'
  readonly times: AmountIn<T>
  readonly do: T['effect']
}

interface UpToWords {
  upTo(times: string, infinitive: string, mood: Mood): string
  /** "Twice", "3 times". */
  times(count: number): string
}

export const upTo: Combinator<UpTo<AnyTrees>, UpToWords> = {
  fields: { times: 'amount', do: 'effect' },
  legal: (t, node, context, { language }) =>
    language.amount(t, node.times, context) > 0 ? language.legal(t, node.do, context) : nothingToDo,
  hint: (t, node, context, { language }) =>
    Math.max(0, language.hint(t, node.do, context)) * language.amount(t, node.times, context),
  step: (t, { times }, { next, context }, { language }) =>
    next < language.amount(t, times, context) ? 'ask' : 'end',
  menu: (node) => ({ of: [node.do], isOptional: true, by: null }),
  words: {
    en: {
      upTo: (times, infinitive, mood) =>
        mood === 'infinitive' ? `${infinitive}, up to ${times}` : `up to ${times}, you may ${infinitive}`,
      times: (count) => ['never', 'once', 'twice'][count] ?? `${count} times`,
    },
    pl: {
      upTo: (times, infinitive, mood) =>
        mood === 'infinitive'
          ? `maksymalnie ${times} ${infinitive}`
          : `maksymalnie ${times} możesz ${infinitive}`,
      times: (count) =>
        count === 1
          ? 'raz'
          : `${count} ${plural('pl', count, { one: 'raz', few: 'razy', many: 'razy', other: 'raza' })}`,
    },
  },
  clause: (node, mood, say, words) =>
    words.upTo(say.amount(node.times, words.times), say.clause(node.do, 'infinitive'), mood),
}
