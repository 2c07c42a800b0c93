import { Fault } from '../play/fault.ts'
import type { Position } from '../play/position.ts'
import { call } from '../play/routine.ts'
import { inCombinator } from './combinators/all.ts'
import type { Kit } from './combinators/combinator.ts'
import { type AnyDefinition, combinators } from './combinators/combinators.ts'
import { reportSkipped } from './combinators/parts.ts'
import { conditionRules } from './conditions.ts'
import { type EffectFrame, effectFrame, type PickFrame } from './frames.ts'
import type { AnyNode, EffectContext, Language } from './language.ts'
import type { CardTable } from './table.ts'
import { known, type Vocabulary } from './vocabulary.ts'

/** A language, with the parts that only the kernel's routines need. */
export interface OwnLanguage<P extends Position, C extends EffectContext> {
  readonly language: Language<P, C>
  readonly kit: Kit
  readonly conditions: ReturnType<typeof conditionRules<P, C>>
}

/** Checks and runs the effects of a game. */
export function languageOf<P extends Position, C extends EffectContext>(
  vocabulary: Vocabulary<P, C>,
  table: CardTable<P, C>,
): OwnLanguage<P, C> {
  const { operations, measures } = vocabulary

  const language: Language<P, C> = {
    legal(t, node, context) {
      const operation = operations.get(node.op)
      return operation === undefined
        ? definitionOf(node).legal(t, node, context, kit)
        : operation.legal(t, node, context, language)
    },
    whole(t, node, context) {
      const operation = operations.get(node.op)
      if (operation === undefined) {
        const combinator = definitionOf(node)
        return combinator.whole === undefined
          ? combinator.legal(t, node, context, kit)
          : combinator.whole(t, node, context, kit)
      }
      return operation.whole === undefined
        ? operation.legal(t, node, context, language)
        : operation.whole(t, node, context, language)
    },
    run(t, node, context) {
      const operation = operations.get(node.op)
      if (operation === undefined) {
        const combinator = definitionOf(node)
        if (combinator.begin !== undefined) combinator.begin(t, node, context, kit)
        else call<EffectFrame<C>>(t, effectFrame(node, context))
        return
      }
      if (operation.picks === undefined || operation.picks.isWanted?.(node) === false)
        return operation.run(t, node, context, language, NO_PIECES)
      if (context.isSecret === true && t.stack[t.stack.length - 1]?.routine !== 'effect') {
        // A guess can start an effect again, but not the picking of its pieces.
        call<EffectFrame<C>>(t, effectFrame(inCombinator(node), context))
        return
      }
      call<PickFrame<C>>(t, { routine: 'pick', stage: 0, effect: node, context })
    },
    attempt(t, node, context) {
      const refusal = language.legal(t, node, context)
      if (refusal === null) language.run(t, node, context)
      else reportSkipped(table, t, refusal, context)
    },
    offer(t, choice, context) {
      const may = { op: 'may', do: choice }
      call<EffectFrame<C>>(t, { ...effectFrame(may, context), routine: 'offerChoice' })
    },
    hint(t, node, context) {
      const operation = operations.get(node.op)
      return operation === undefined
        ? definitionOf(node).hint(t, node, context, kit)
        : operation.hint(t, node, context, language)
    },
    holds: (t, when, context) => conditions.holds(t, when, context),
    amount(t, amount, context) {
      if (typeof amount === 'number') return amount
      if ('bound' in amount) return boundNumber(context, amount.bound) * (amount.times ?? 1)
      if ('per' in amount) return known(measures, amount.per).of(t, amount, context) * (amount.times ?? 1)
      return language.holds(t, amount.when, context) === null ? amount.then : amount.usually
    },
    seatOf(t, role, context) {
      const bound = context.bound?.[role]
      if (typeof bound === 'number') return bound
      const named = table.roles?.[role]
      if (named === undefined) throw new Fault(`no role ${role}`)
      return named.seat(t, context)
    },
  }
  const conditions = conditionRules(vocabulary, language)

  // Combinators do not know the game: they pass its positions and contexts back to it unchanged.
  const kit = {
    language,
    table,
    resultLiesIn: (part: AnyNode) => operations.get(part.op)?.resultLiesIn,
    step(t: P, frame: EffectFrame<C>) {
      const { step } = definitionOf(frame.effect)
      if (step === undefined) throw new Fault(`${frame.effect.op} has a frame of its own`)
      return step(t, frame.effect, frame, kit)
    },
  } as unknown as Kit

  return { language, kit, conditions }
}

function definitionOf(node: AnyNode): AnyDefinition {
  return known(combinators, node.op)
}

/** The result of an earlier part as a number: a count, or how many pieces it concerned. */
function boundNumber({ bound }: EffectContext, name: string): number {
  const value = bound?.[name]
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.length : 0
}

const NO_PIECES: readonly number[] = []
