import { type Refusal, refusalOfAll } from '../play/decision.ts'
import { assert } from '../play/fault.ts'
import type { Position } from '../play/position.ts'
import type { Lang } from '../words/words.ts'
import { listed } from './clauses.ts'
import type { AnyWhen, EffectContext, Language } from './language.ts'
import { known, type Vocabulary } from './vocabulary.ts'

/** How conditions are joined in one language. */
export interface ConditionWords {
  /** `hasJoined`: some parts are joined conditions themselves, so the words separate them more clearly. */
  and(conditions: readonly string[], hasJoined: boolean): string
  or(conditions: readonly string[], hasJoined: boolean): string
}

export const conditionWords: Readonly<Record<Lang, ConditionWords>> = {
  en: {
    and: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', and ' : ' and '),
    or: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', or ' : ' or '),
  },
  pl: {
    and: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', a przy tym ' : ' i '),
    or: (conditions, hasJoined) => listed(conditions, ', ', hasJoined ? ', albo ' : ' lub '),
  },
}

type Joined =
  | { readonly is: 'and' | 'or'; readonly of: readonly AnyWhen[] }
  | { readonly is: 'not'; readonly that: AnyWhen }

/** The negation of a joined condition, by De Morgan: "and" becomes "or" of the negated parts, and vice versa. */
export function opposite({ is, of }: Joined & { readonly is: 'and' | 'or' }): Joined {
  return { is: is === 'and' ? 'or' : 'and', of: of.map((that) => ({ is: 'not', that }) as AnyWhen) }
}

export const isJoined = (when: AnyWhen): when is Joined =>
  when.is === 'and' || when.is === 'or' || when.is === 'not'

export function assertNotJoined(is: string): void {
  assert(!isJoined({ is }), `a condition cannot be called ${is}: the kernel joins conditions with it`)
}

export function conditionRules<P extends Position, C extends EffectContext>(
  { conditions }: Vocabulary<P, C>,
  language: Language<P, C>,
) {
  const holds = (t: P, when: AnyWhen, context: C): Refusal | null => {
    if (!isJoined(when)) return known(conditions, when.is).legal(t, when, context, language)
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
        return refusalIfHolds(t, when.that, context)
    }
  }

  /** The refusal if a condition holds that must not; null if it does not hold. */
  const refusalIfHolds = (t: P, when: AnyWhen, context: C): Refusal | null => {
    if (isJoined(when)) {
      if (when.is === 'not') return holds(t, when.that, context)
      return holds(t, opposite(when), context)
    }
    const condition = known(conditions, when.is)
    if (condition.legal(t, when, context, language) !== null) return null
    return condition.refuse?.(t, when, context) ?? { rule: '', reason: 'conditionHolds' }
  }

  /** Looks a condition up once, because rules check it millions of times. */
  const checker = (when: AnyWhen): Checker<P, C> => {
    if (isJoined(when))
      return when.is === 'and' ? allOf(when.of.map(checker)) : (t, context) => holds(t, when, context)
    const condition = known(conditions, when.is)
    return (t, context) => condition.legal(t, when, context, language)
  }

  return { holds, checker }
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
