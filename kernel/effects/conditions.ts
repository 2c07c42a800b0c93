import { type Refusal, refusalOfAll } from '../play/decision.ts'
import { assert, Fault } from '../play/fault.ts'
import type { Position } from '../play/position.ts'
import type { Lang } from '../words/words.ts'
import type { AnyWhen, Condition, EffectContext, Language, Measure, Printer } from './language.ts'
import type { CombinatorWords } from './printer.ts'
import type { CardTable } from './table.ts'

/** How conditions are joined by and, or, not; and what numbers are called. */

type Joined =
  | { readonly is: 'and' | 'or'; readonly of: readonly AnyWhen[] }
  | { readonly is: 'not'; readonly that: AnyWhen }

/** Not all of them: each must fail where any would do, and one where all are needed. */
function opposite({ is, of }: Joined & { readonly is: 'and' | 'or' }): Joined {
  return { is: is === 'and' ? 'or' : 'and', of: of.map((that) => ({ is: 'not', that }) as AnyWhen) }
}

const isJoined = (when: AnyWhen): when is Joined => when.is === 'and' || when.is === 'or' || when.is === 'not'

export function conditionRules<P extends Position, C extends EffectContext>(
  conditions: { readonly [is: string]: Condition<P, C, never> },
  language: Language<P, C>,
  words: Readonly<Record<Lang, CombinatorWords>>,
) {
  for (const is of Object.keys(conditions))
    assert(!isJoined({ is }), `a condition cannot be called ${is}: the kernel joins conditions with it`)
  // The tree's type ties each condition to its definition, which a lookup by name cannot express.
  const byName = new Map(Object.entries(conditions)) as unknown as ReadonlyMap<
    string,
    Condition<P, C, AnyWhen>
  >

  const conditionOf = (when: AnyWhen): Condition<P, C, AnyWhen> => {
    const found = byName.get(when.is)
    if (found === undefined) throw new Fault(`no condition ${when.is}`)
    return found
  }

  const holds = (t: P, when: AnyWhen, context: C): Refusal | null => {
    if (!isJoined(when)) return conditionOf(when).legal(t, when, context, language)
    switch (when.is) {
      case 'and': {
        for (const part of when.of) {
          const refusal = holds(t, part, context)
          if (refusal !== null) return refusal
        }
        return null
      }
      case 'or': {
        const refusals: Refusal[] = []
        for (const part of when.of) {
          const refusal = holds(t, part, context)
          if (refusal === null) return null
          refusals.push(refusal)
        }
        return refusalOfAll(refusals)
      }
      case 'not':
        return fails(t, when.that, context)
    }
  }

  /** Why a condition holds that must not; null where it does not. */
  const fails = (t: P, when: AnyWhen, context: C): Refusal | null => {
    if (isJoined(when)) {
      if (when.is === 'not') return holds(t, when.that, context)
      return holds(t, opposite(when), context)
    }
    const condition = conditionOf(when)
    if (condition.legal(t, when, context, language) !== null) return null
    return condition.refuse?.(t, when, context) ?? { rule: '', reason: 'conditionHolds' }
  }

  const clause = (when: AnyWhen, lang: Lang, say: Printer): string => {
    if (!isJoined(when)) return conditionOf(when).words[lang](when, say)
    if (when.is !== 'not') {
      const hasJoined = when.of.some((part) => isJoined(part) && part.is !== 'not')
      const said = when.of.map((part) => clause(part, lang, say))
      return words[lang][when.is](said, hasJoined)
    }
    if (isJoined(when.that)) {
      return clause(when.that.is === 'not' ? when.that.that : opposite(when.that), lang, say)
    }
    const { negated } = conditionOf(when.that)
    if (negated === undefined) throw new Fault(`${when.that.is} does not say how it is negated`)
    return negated[lang](when.that, say)
  }

  /** A condition that is looked up once: rules ask far more often than people. */
  const checker = (when: AnyWhen): Checker<P, C> => {
    if (isJoined(when))
      return when.is === 'and' ? allOf(when.of.map(checker)) : (t, context) => holds(t, when, context)
    const condition = conditionOf(when)
    return (t, context) => condition.legal(t, when, context, language)
  }

  return { holds, clause, checker }
}

type Checker<P, C> = (t: P, context: C) => Refusal | null

function allOf<P, C>(checks: readonly Checker<P, C>[]): Checker<P, C> {
  return (t, context) => {
    for (let index = 0; index < checks.length; index++) {
      const refusal = (checks[index] as Checker<P, C>)(t, context) // inside the list
      if (refusal !== null) return refusal
    }
    return null
  }
}

/** What an earlier part came to, as a number: a count, or how many pieces it was about. */
export function boundNumber({ bound }: EffectContext, name: string): number {
  const value = bound?.[name]
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.length : 0
}

/** Says an amount of something that can be counted: "3 credits", "1 credit for each success". */
export function amountWords<P extends Position, C extends EffectContext>(
  lang: Lang,
  say: () => Printer,
  table: CardTable<P, C>,
  measures: ReadonlyMap<string, Measure<P, C, object>>,
  words: CombinatorWords,
): Printer['amount'] {
  return (amount, counted) => {
    if (typeof amount === 'number') return counted(amount)
    if ('usually' in amount) {
      const { usually, then, when } = amount
      return words.amountIf(counted(usually), counted(then), say().when(when))
    }
    const forEach =
      'bound' in amount
        ? table.counts?.[amount.bound]?.[lang]
        : measures.get(amount.per)?.words[lang](amount, say())
    if (forEach === undefined) throw new Fault('an amount goes by something that has no words')
    return `${counted(amount.times ?? 1)} ${forEach}`
  }
}
