import { Fault } from '../play/fault.ts'
import type { Position } from '../play/position.ts'
import type { Lang } from '../words/words.ts'
import type { CombinatorPrinter } from './combinators/combinator.ts'
import { combinators, combinatorWords, type CombinatorWords as OwnWords } from './combinators/combinators.ts'
import { type ConditionWords, conditionWords, isJoined, opposite } from './conditions.ts'
import type { AnyAmount, AnyNode, AnyWhen, EffectContext, Mood, Printer } from './language.ts'
import type { CardTable } from './table.ts'
import { known, type Vocabulary } from './vocabulary.ts'

/**
 * How the kernel joins clauses, in one language. The clauses are already in the right mood. Words that add a verb get the
 * mood as an argument.
 */
export interface CombinatorWords extends OwnWords, ConditionWords {
  /** An amount, and another one that replaces it if a condition holds. */
  amountIf(usually: string, then: string, condition: string): string
}

const amountIf: Readonly<Record<Lang, CombinatorWords['amountIf']>> = {
  en: (usually, then, condition) => `${usually} (${then} if ${condition})`,
  pl: (usually, then, condition) => `${usually} (${then}, jeśli ${condition})`,
}

/** Prints effects, conditions and amounts in each language, with the words of the kernel and of the game. */
export function printers<P extends Position, C extends EffectContext>(
  vocabulary: Vocabulary<P, C>,
  table: CardTable<P, C>,
): Readonly<Record<Lang, Printer>> {
  return { pl: printerIn('pl', vocabulary, table), en: printerIn('en', vocabulary, table) }
}

function printerIn<P extends Position, C extends EffectContext>(
  lang: Lang,
  { operations, conditions, measures }: Vocabulary<P, C>,
  table: CardTable<P, C>,
): Printer {
  let joined: CombinatorWords | null = null
  const words = () => {
    joined ??= combinatorWordsIn(lang, table)
    return joined
  }

  const say: CombinatorPrinter = {
    clause(node: AnyNode, mood: Mood = 'imperative') {
      const operation = operations.get(node.op)
      if (operation !== undefined) return operation.words[lang](node, mood, say)
      return known(combinators, node.op).clause(node, mood, say, words())
    },
    when(when: AnyWhen) {
      if (!isJoined(when)) return known(conditions, when.is).words[lang](when, say)
      if (when.is !== 'not') {
        const hasJoined = when.of.some((part) => isJoined(part) && part.is !== 'not')
        return words()[when.is](when.of.map(say.when), hasJoined)
      }
      const { that } = when
      if (isJoined(that)) return say.when(that.is === 'not' ? that.that : opposite(that))
      const { negated } = known(conditions, that.is)
      if (negated === undefined) throw new Fault(`${that.is} has no words for its negation`)
      return negated[lang](that, say)
    },
    name: (of) => table.names?.(of)?.[lang] ?? table.roles?.[of]?.name[lang] ?? of,
    amount(amount: AnyAmount, counted) {
      if (typeof amount === 'number') return counted(amount)
      if ('usually' in amount) {
        const { usually, then, when } = amount
        return words().amountIf(counted(usually), counted(then), say.when(when))
      }
      const forEach =
        'bound' in amount
          ? table.counts?.[amount.bound]?.[lang]
          : known(measures, amount.per).words[lang](amount, say)
      if (forEach === undefined)
        throw new Fault('an amount depends on something that the game has no words for')
      return `${counted(amount.times ?? 1)} ${forEach}`
    },
    scope: (routine) => table.scopes?.[routine]?.[lang] ?? routine,
    end: (what) => table.ends?.[what]?.words[lang] ?? what,
  }
  return say
}

function combinatorWordsIn<P extends Position, C extends EffectContext>(
  lang: Lang,
  table: CardTable<P, C>,
): CombinatorWords {
  const script = table.scripts?.words?.[lang]
  return {
    ...combinatorWords[lang],
    ...conditionWords[lang],
    amountIf: amountIf[lang],
    ...table.combinators?.()[lang],
    ...(script !== undefined && { script }),
  }
}
