import type { DecisionKind, Refusal } from '../play/decision.ts'
import type { Plain, Position } from '../play/position.ts'
import type { Routine } from '../play/routine.ts'
import type { Lang } from '../words/words.ts'
import { sentence } from './clauses.ts'
import { assertNotCombinator } from './combinators/combinators.ts'
import { assertNotJoined } from './conditions.ts'
import type { Condition, EffectContext, Language, Measure, Mood, Operation } from './language.ts'
import { languageOf } from './own-language.ts'
import { pickingRules } from './picking.ts'
import { printers } from './printer.ts'
import { effectRoutines } from './routines.ts'
import type { CardTable } from './table.ts'
import type { ConditionNode, Effect } from './tree.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A game's card language: like `Language`, but typed with the trees of the game, and with texts and routines. */
export interface Effects<P extends Position, C extends EffectContext, Node, When>
  extends Omit<Language<P, C>, 'legal' | 'whole' | 'run' | 'attempt' | 'hint' | 'holds'> {
  legal(t: P, effect: Node, context: C): Refusal | null
  whole(t: P, effect: Node, context: C): Refusal | null
  run(t: P, effect: Node, context: C): Plain | void
  attempt(t: P, effect: Node, context: C): void
  hint(t: P, effect: Node, context: C): number
  holds(t: P, when: When, context: C): Refusal | null
  /** Makes a check whether a card with this condition and effect can be played. It looks up their definitions only once. */
  checker(when: When, effect: Node): (t: P, context: C) => Refusal | null
  /** The same check for only a condition or only an effect. */
  conditionChecker(when: When): (t: P, context: C) => Refusal | null
  effectChecker(effect: Node): (t: P, context: C) => Refusal | null
  /** The effect as a clause, to be built into a longer sentence. */
  clause(effect: Node, lang: Lang, mood?: Mood): string
  whenClause(when: When, lang: Lang): string
  /** The effect as a sentence: what the card says. */
  text(effect: Node, lang: Lang): string
  readonly routines: readonly Routine<P>[]
  readonly decisions: readonly DecisionKind<P>[]
}

/** Builds the card language of a game from its operations, conditions and measures. */
export function effectLanguage<P extends Position, C extends EffectContext>() {
  return <
    Operations extends { readonly [op: string]: Operation<P, C, never> },
    Conditions extends { readonly [is: string]: Condition<P, C, never> },
    Measures extends { readonly [per: string]: Measure<P, C, never> } = Record<string, never>,
  >(
    operations: Operations,
    conditions: Conditions,
    table: CardTable<P, C> = {},
    measures?: Measures,
  ): Effects<P, C, Effect<Operations, Conditions>, ConditionNode<Conditions>> => {
    type Node = Effect<Operations, Conditions>
    type When = ConditionNode<Conditions>

    const vocabulary = vocabularyOf<P, C>(operations, conditions, measures ?? {})
    const own = languageOf(vocabulary, table)
    const { language } = own
    const conditionChecker = own.conditions.checker
    const { chooseEffect, routines } = effectRoutines(own, table)
    const picking = pickingRules(vocabulary.operations, table, language)
    const say = printers(vocabulary, table)

    const effectChecker = (node: Node) => {
      const operation = vocabulary.operations.get(node.op)
      if (operation === undefined) return (t: P, context: C) => language.legal(t, node, context)
      return (t: P, context: C) => operation.legal(t, node, context, language)
    }

    return {
      ...language,
      checker(when: When, node: Node) {
        const holds = conditionChecker(when)
        const isLegal = effectChecker(node)
        return (t, context) => holds(t, context) ?? isLegal(t, context)
      },
      conditionChecker,
      effectChecker,
      clause: (node, lang, mood = 'imperative') => say[lang].clause(node, mood),
      whenClause: (when, lang) => say[lang].when(when),
      text: (node, lang) => sentence(say[lang].clause(node)),
      routines: [...routines, ...(picking.kinds.length > 0 ? [picking.routine] : [])],
      decisions: [chooseEffect, ...picking.kinds],
    }
  }
}

function vocabularyOf<P extends Position, C extends EffectContext>(
  operations: { readonly [op: string]: Operation<P, C, never> },
  conditions: { readonly [is: string]: Condition<P, C, never> },
  measures: { readonly [per: string]: Measure<P, C, never> },
): Vocabulary<P, C> {
  for (const name of Object.keys(operations)) assertNotCombinator(name)
  for (const name of Object.keys(conditions)) assertNotJoined(name)
  return {
    operations: byName(operations) as Vocabulary<P, C>['operations'],
    conditions: byName(conditions) as Vocabulary<P, C>['conditions'],
    measures: byName(measures) as Vocabulary<P, C>['measures'],
  }
}

const byName = (definitions: object): unknown => new Map(Object.entries(definitions))
