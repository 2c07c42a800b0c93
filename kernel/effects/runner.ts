import { ask, type DecisionKind, PASS, picked, type Refusal } from '../play/decision.ts'
import { at, Fault } from '../play/fault.ts'
import type { Frame, Position } from '../play/position.ts'
import { call, done, type Routine, routine } from '../play/routine.ts'
import type { Lang } from '../words/words.ts'
import type { Condition, ConditionNode, Effect, EffectContext, Operation } from './language.ts'
import { joints, sentence } from './printer.ts'

type AnyOperation<P extends Position, C extends EffectContext> = Operation<P, C, never>
type AnyCondition<P extends Position, C extends EffectContext> = Condition<P, C, never>

/** An effect that waits for its parts, or for somebody's choice. */
interface EffectFrame<Node, C> extends Frame {
  readonly effect: Node
  readonly context: C
  next: number
}

/** What a game gets from the kernel for its card language. */
export interface Effects<P extends Position, C extends EffectContext, Node, When> {
  legal(t: P, effect: Node, context: C): Refusal | null
  run(t: P, effect: Node, context: C): void
  /** Why a card with this condition and effect cannot be played; its words are looked up once, not each time. */
  checker(when: When, effect: Node): (t: P, context: C) => Refusal | null
  hint(t: P, effect: Node, context: C): number
  /** The effect as a clause, to be built into a longer sentence. */
  clause(effect: Node, lang: Lang): string
  whenClause(when: When, lang: Lang): string
  /** The effect as a sentence: what the card says. */
  text(effect: Node, lang: Lang): string
  readonly routines: readonly Routine<P>[]
  readonly decisions: readonly DecisionKind<P>[]
}

/** Builds the runner and the printer for a game's operations and conditions. */
export function effectLanguage<P extends Position, C extends EffectContext>() {
  return <
    Operations extends { readonly [op: string]: AnyOperation<P, C> },
    Conditions extends { readonly [is: string]: AnyCondition<P, C> },
  >(
    operations: Operations,
    conditions: Conditions,
  ): Effects<P, C, Effect<Operations, Conditions>, ConditionNode<Conditions>> => {
    type Node = Effect<Operations, Conditions>
    type When = ConditionNode<Conditions>
    type Waiting = EffectFrame<Node, C>

    const operationsByName = new Map<string, unknown>(Object.entries(operations))
    const conditionsByName = new Map<string, unknown>(Object.entries(conditions))
    // The tree's type ties each node to its definition, which a lookup by name cannot express.
    const operationOf = (node: Node): Operation<P, C, Node> =>
      known(operationsByName, node.op) as Operation<P, C, never> as Operation<P, C, Node>
    const conditionOf = (node: When): Condition<P, C, When> =>
      known(conditionsByName, node.is) as Condition<P, C, never> as Condition<P, C, When>
    type Joined = Exclude<Node, { readonly op: keyof Operations & string }>
    const isJoined = (node: Node): node is Node & Joined => !operationsByName.has(node.op)

    const holds = (t: P, when: When, context: C) => conditionOf(when).legal(t, when, context)

    const legal = (t: P, node: Node, context: C): Refusal | null => {
      if (!isJoined(node)) return operationOf(node).legal(t, node, context)
      const joined = asJoined<Node, When>(node)
      switch (joined.op) {
        case 'all':
        case 'choose':
          return leastRefusal(joined.of.map((part) => legal(t, part, context)))
        case 'may':
          return legal(t, joined.do, context)
        case 'if': {
          const refusal = holds(t, joined.when, context)
          if (refusal === null) return legal(t, joined.then, context)
          return joined.else === undefined ? refusal : legal(t, joined.else, context)
        }
      }
    }

    const run = (t: P, node: Node, context: C): void => {
      if (!isJoined(node)) operationOf(node).run(t, node, context)
      else call<Waiting>(t, { routine: 'effect', stage: 0, effect: node, context, next: 0 })
    }

    const hint = (t: P, node: Node, context: C): number => {
      if (!isJoined(node)) return operationOf(node).hint(t, node, context)
      const joined = asJoined<Node, When>(node)
      switch (joined.op) {
        case 'all':
          return joined.of.reduce((sum, part) => sum + hint(t, part, context), 0)
        case 'choose':
          return Math.max(...joined.of.map((part) => hint(t, part, context)))
        case 'may':
          return Math.max(0, hint(t, joined.do, context))
        case 'if':
          if (holds(t, joined.when, context) === null) return hint(t, joined.then, context)
          return joined.else === undefined ? 0 : hint(t, joined.else, context)
      }
    }

    const whenClause = (when: When, lang: Lang) => conditionOf(when).words[lang](when)

    const clause = (node: Node, lang: Lang): string => {
      if (!isJoined(node)) return operationOf(node).words[lang](node)
      const joined = asJoined<Node, When>(node)
      switch (joined.op) {
        case 'all':
        case 'choose':
          return joints[lang][joined.op](joined.of.map((part) => clause(part, lang)))
        case 'may':
          return joints[lang].may(clause(joined.do, lang))
        case 'if':
          return joints[lang].when(
            whenClause(joined.when, lang),
            clause(joined.then, lang),
            joined.else === undefined ? null : clause(joined.else, lang),
          )
      }
    }

    const waiting = (t: P) => at(t.stack, t.stack.length - 1) as Waiting // only an effect asks this kind of question

    const chooseEffect: DecisionKind<P> = {
      name: 'chooseEffect',
      shape: 'one',
      rules: [],
      list(t) {
        const { effect, context } = waiting(t)
        const joined = asJoined<Node, When>(effect)
        if (joined.op === 'may') return legal(t, joined.do, context) === null ? [0, PASS] : []
        if (joined.op !== 'choose') return []
        return joined.of
          .map((_, index) => index)
          .filter((index) => legal(t, at(joined.of, index), context) === null)
      },
      option: (_, __, code) => ({ id: `effect-${code}`, touches: [], facts: { index: code } }),
    }

    const effectRoutine = routine<P, Waiting>('effect')(['effect', 'context', 'next'], {
      begin(t, frame) {
        const { effect, context } = frame
        const joined = asJoined<Node, When>(effect)
        switch (joined.op) {
          case 'all': {
            const part = joined.of[frame.next++]
            if (part === undefined) return 'end'
            if (legal(t, part, context) === null) run(t, part, context)
            return 'begin'
          }
          case 'if': {
            const branch = holds(t, joined.when, context) === null ? joined.then : joined.else
            if (branch !== undefined) run(t, branch, context)
            return 'end'
          }
          default:
            return ask(t, chooseEffect, context.seat) ? 'chosen' : 'end'
        }
      },
      chosen(t, { effect, context }) {
        const joined = asJoined<Node, When>(effect)
        const code = picked(t)
        if (code === PASS) return
        if (joined.op === 'may') run(t, joined.do, context)
        else if (joined.op === 'choose') run(t, at(joined.of, code), context)
      },
      end: () => done,
    })

    const checker = (when: When, node: Node) => {
      const condition = conditionOf(when)
      if (isJoined(node)) {
        return (t: P, context: C) => condition.legal(t, when, context) ?? legal(t, node, context)
      }
      const operation = operationOf(node)
      return (t: P, context: C) => condition.legal(t, when, context) ?? operation.legal(t, node, context)
    }

    return {
      legal,
      run,
      checker,
      hint,
      clause,
      whenClause,
      text: (node, lang) => sentence(clause(node, lang)),
      routines: [effectRoutine],
      decisions: [chooseEffect],
    }
  }
}

type JoinedNode<Node, When> =
  | { readonly op: 'all' | 'choose'; readonly of: readonly Node[] }
  | { readonly op: 'may'; readonly do: Node }
  | { readonly op: 'if'; readonly when: When; readonly then: Node; readonly else?: Node }

/** Generic unions do not narrow by `op`; the four joints are told apart by name here. */
function asJoined<Node, When>(node: unknown): JoinedNode<Node, When> {
  return node as JoinedNode<Node, When>
}

/** Something can be done as long as one part can. */
function leastRefusal(refusals: readonly (Refusal | null)[]): Refusal | null {
  return refusals.includes(null) ? null : (refusals[0] ?? null)
}

function known(definitions: ReadonlyMap<string, unknown>, name: string): unknown {
  const definition = definitions.get(name)
  if (definition === undefined) throw new Fault(`no operation or condition ${name}`)
  return definition
}
