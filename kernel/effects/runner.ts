import {
  ask,
  type DecisionKind,
  decisionKind,
  PASS,
  picked,
  type Refusal,
  type Thing,
} from '../play/decision.ts'
import { at, Fault } from '../play/fault.ts'
import type { Frame, Plain, Position, Seat } from '../play/position.ts'
import { call, done, type Routine, routine } from '../play/routine.ts'
import type { Lang } from '../words/words.ts'
import type { Condition, ConditionNode, Effect, EffectContext, Mood, Operation } from './language.ts'
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
  clause(effect: Node, lang: Lang, mood?: Mood): string
  whenClause(when: When, lang: Lang): string
  /** The effect as a sentence: what the card says. */
  text(effect: Node, lang: Lang): string
  readonly routines: readonly Routine<P>[]
  readonly decisions: readonly DecisionKind<P>[]
}

/** What the kernel has to know of a game's cards besides their trees. */
export interface CardTable<P extends Position, C extends EffectContext> {
  /** Who is meant by a chooser's name, and what texts call them. */
  readonly choosers?: {
    readonly [by: string]: { seat(t: P, context: C): Seat; readonly name: Readonly<Record<Lang, string>> }
  }
  /** The card that asks. */
  source?(context: C): Thing
}

/** Builds the runner and the printer for a game's operations and conditions. */
export function effectLanguage<P extends Position, C extends EffectContext>() {
  return <
    Operations extends { readonly [op: string]: AnyOperation<P, C> },
    Conditions extends { readonly [is: string]: AnyCondition<P, C> },
  >(
    operations: Operations,
    conditions: Conditions,
    table: CardTable<P, C> = {},
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
      const joined = asJoined<Node, When>(node)
      switch (joined.op) {
        case 'all':
        case 'choose': {
          // Something can be done as long as one part can.
          let first: Refusal | null = null
          for (const part of joined.of) {
            const refusal = legal(t, part, context)
            if (refusal === null) return null
            first ??= refusal
          }
          return first
        }
        case 'may':
          return legal(t, joined.do, context)
        case 'pay':
          return legal(t, joined.cost, context)
        case 'if': {
          const refusal = holds(t, joined.when, context)
          if (refusal === null) return legal(t, joined.then, context)
          return joined.else === undefined ? refusal : legal(t, joined.else, context)
        }
        default:
          return operationOf(node).legal(t, node, context)
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
        case 'choose': {
          // What somebody else chooses will be what serves the seat least.
          const chosen = joined.by === undefined ? Math.max : Math.min
          return chosen(...joined.of.map((part) => hint(t, part, context)))
        }
        case 'may':
          return Math.max(0, hint(t, joined.do, context))
        case 'pay':
          return hint(t, joined.cost, context) + hint(t, joined.for, context)
        case 'if':
          if (holds(t, joined.when, context) === null) return hint(t, joined.then, context)
          return joined.else === undefined ? 0 : hint(t, joined.else, context)
      }
    }

    const whenClause = (when: When, lang: Lang) => conditionOf(when).words[lang](when)

    const clause = (node: Node, lang: Lang, mood: Mood = 'order'): string => {
      if (!isJoined(node)) return operationOf(node).words[lang](node, mood)
      const joined = asJoined<Node, When>(node)
      const joint = joints[lang]
      switch (joined.op) {
        case 'all':
          return joint.all(
            joined.of.map((part) => ({ clause: clause(part, lang, mood), isConditional: part.op === 'if' })),
          )
        case 'choose': {
          const chooser = joined.by === undefined ? null : chooserOf(joined.by)
          const parts = joined.of.map((part) => clause(part, lang, chooser === null ? mood : 'fact'))
          return joint.choose(parts, chooser === null ? null : chooser.name[lang])
        }
        case 'may':
          return joint.may(clause(joined.do, lang, 'aim'))
        case 'pay':
          return joint.pay(clause(joined.cost, lang, mood), clause(joined.for, lang, 'aim'))
        case 'if':
          return joint.when(
            whenClause(joined.when, lang),
            clause(joined.then, lang, mood),
            joined.else === undefined ? null : clause(joined.else, lang, mood),
          )
      }
    }

    const chooserOf = (by: string) => {
      const chooser = table.choosers?.[by]
      if (chooser === undefined) throw new Fault(`no chooser ${by}`)
      return chooser
    }

    const waiting = (t: P) => at(t.stack, t.stack.length - 1) as Waiting // only an effect asks this kind of question

    /** What the waiting effect lets somebody choose from; a choice that one may make is one question, not two. */
    const menuOf = (
      effect: Node,
    ): { readonly of: readonly Node[]; readonly optional: boolean; readonly by?: string } => {
      const joined = asJoined<Node, When>(effect)
      if (joined.op === 'choose') return { ...joined, optional: false }
      if (joined.op !== 'may') throw new Fault(`nothing to choose in ${joined.op}`)
      const inner = asJoined<Node, When>(joined.do)
      if (inner.op === 'choose' && inner.by === undefined) return { of: inner.of, optional: true }
      return { of: [joined.do], optional: true }
    }

    const chooseEffect = decisionKind<P>({
      name: 'chooseEffect',
      shape: 'one',
      rules: [],
      list(t) {
        const { effect, context } = waiting(t)
        const { of, optional } = menuOf(effect)
        const codes: number[] = []
        for (let index = 0; index < of.length; index++)
          if (legal(t, at(of, index), context) === null) codes.push(index)
        if (optional && codes.length > 0) codes.push(PASS)
        return codes
      },
      option(t, _, code) {
        const { of, by = null } = menuOf(waiting(t).effect)
        // A tree is plain data: words are made from it where they are wanted.
        const effect = at(of, code) as unknown as Plain
        return { id: `effect-${code}`, touches: [], facts: { effect, by } }
      },
      source: (t) => table.source?.(waiting(t).context) ?? null,
    })

    const effectRoutine = routine<P, Waiting>('effect')(['effect', 'context', 'next'], {
      begin(t, frame) {
        const { effect, context } = frame
        const joined = asJoined<Node, When>(effect)
        switch (joined.op) {
          case 'all': {
            // A part may go by what those before it came to, and by nothing older than the effect.
            if (frame.next === 0) t.result = null
            const part = joined.of[frame.next++]
            if (part === undefined) return 'end'
            if (legal(t, part, context) === null) run(t, part, context)
            return 'begin'
          }
          case 'if': {
            const branch = holds(t, joined.when, context) === null ? joined.then : joined.else
            if (branch !== undefined && legal(t, branch, context) === null) run(t, branch, context)
            return 'end'
          }
          case 'pay': {
            const part = frame.next++ === 0 ? joined.cost : joined.for
            // Without the cost nothing follows.
            if (legal(t, part, context) !== null) return 'end'
            run(t, part, context)
            return frame.next === 2 ? 'end' : 'begin'
          }
          default: {
            const { by } = menuOf(effect)
            const seat = by === undefined ? context.seat : chooserOf(by).seat(t, context)
            return ask(t, chooseEffect, seat) ? 'chosen' : 'end'
          }
        }
      },
      chosen(t, { effect, context }) {
        const code = picked(t)
        if (code !== PASS) run(t, at(menuOf(effect).of, code), context)
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
  | { readonly op: 'all'; readonly of: readonly Node[] }
  | { readonly op: 'choose'; readonly of: readonly Node[]; readonly by?: string }
  | { readonly op: 'pay'; readonly cost: Node; readonly for: Node }
  | { readonly op: 'may'; readonly do: Node }
  | { readonly op: 'if'; readonly when: When; readonly then: Node; readonly else?: Node }

/** Generic unions do not narrow by `op`; the five joints are told apart by name here. */
function asJoined<Node, When>(node: unknown): JoinedNode<Node, When> {
  return node as JoinedNode<Node, When>
}

function known(definitions: ReadonlyMap<string, unknown>, name: string): unknown {
  const definition = definitions.get(name)
  if (definition === undefined) throw new Fault(`no operation or condition ${name}`)
  return definition
}
