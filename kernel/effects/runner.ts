import {
  ask,
  askListed,
  type DecisionKind,
  decisionKind,
  PASS,
  picked,
  type Refusal,
} from '../play/decision.ts'
import { at, Fault } from '../play/fault.ts'
import type { Plain, Position, Seat } from '../play/position.ts'
import { call, done, type Routine, result, routine } from '../play/routine.ts'
import type { Lang } from '../words/words.ts'
import {
  assertNoCombinator,
  combinatorClause,
  combinatorRules,
  inCombinator,
  passOver,
  scriptsOf,
} from './combinators.ts'
import { amountWords, boundNumber, conditionRules } from './conditions.ts'
import {
  assertOwnerOnly,
  causedBy,
  type EffectFrame,
  effectFrame,
  mustAskEvenIfForced,
  type PickFrame,
  type ScriptFrame,
} from './frames.ts'
import type {
  AnyCombinator,
  AnyNode,
  Condition,
  ConditionNode,
  Effect,
  EffectContext,
  Language,
  Measure,
  Mood,
  Operation,
  Printer,
} from './language.ts'
import { pickingRules } from './picking.ts'
import { type CombinatorWords, combinatorWords, sentence } from './printer.ts'
import { effectLocals, scriptLocals } from './seen.ts'
import type { CardTable } from './table.ts'

type AnyOperation<P extends Position, C extends EffectContext> = Operation<P, C, never>
type AnyCondition<P extends Position, C extends EffectContext> = Condition<P, C, never>
type AnyMeasure<P extends Position, C extends EffectContext> = Measure<P, C, never>

/** What a game gets from the kernel for its card language: the same as operations get, for the game's own trees. */
export interface Effects<P extends Position, C extends EffectContext, Node, When>
  extends Omit<Language<P, C>, 'legal' | 'whole' | 'run' | 'attempt' | 'hint' | 'holds'> {
  legal(t: P, effect: Node, context: C): Refusal | null
  whole(t: P, effect: Node, context: C): Refusal | null
  run(t: P, effect: Node, context: C): Plain | void
  attempt(t: P, effect: Node, context: C): void
  hint(t: P, effect: Node, context: C): number
  holds(t: P, when: When, context: C): Refusal | null
  /** Why a card with this condition and effect cannot be played; its words are looked up once, not each time. */
  checker(when: When, effect: Node): (t: P, context: C) => Refusal | null
  /** The same for one of them alone. */
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

/** Builds the runner and the printer for a game's operations, conditions and measures. */
export function effectLanguage<P extends Position, C extends EffectContext>() {
  return <
    Operations extends { readonly [op: string]: AnyOperation<P, C> },
    Conditions extends { readonly [is: string]: AnyCondition<P, C> },
    Measures extends { readonly [per: string]: AnyMeasure<P, C> } = Record<string, never>,
  >(
    operations: Operations,
    conditions: Conditions,
    table: CardTable<P, C> = {},
    measures?: Measures,
  ): Effects<P, C, Effect<Operations, Conditions>, ConditionNode<Conditions>> => {
    type Node = Effect<Operations, Conditions>
    type When = ConditionNode<Conditions>

    for (const name of Object.keys(operations)) assertNoCombinator(name)
    // The tree's type ties each node to its definition, which a lookup by name cannot express.
    const operationsByName = new Map(Object.entries(operations)) as unknown as ReadonlyMap<
      string,
      Operation<P, C, AnyNode>
    >
    const measuresByName = new Map(Object.entries(measures ?? {})) as unknown as ReadonlyMap<
      string,
      Measure<P, C, object>
    >

    const language: Language<P, C> = {
      legal(t, node, context) {
        const operation = operationsByName.get(node.op)
        return operation === undefined
          ? combinators.legal(t, node as AnyCombinator, context)
          : operation.legal(t, node, context, language)
      },
      whole(t, node, context) {
        const operation = operationsByName.get(node.op)
        if (operation === undefined) return combinators.whole(t, node as AnyCombinator, context)
        return operation.whole === undefined
          ? operation.legal(t, node, context, language)
          : operation.whole(t, node, context, language)
      },
      run(t, node, context) {
        const operation = operationsByName.get(node.op)
        if (operation === undefined) return beginCombinator(t, node as AnyCombinator, context)
        if (operation.picks === undefined || operation.picks.isWanted?.(node) === false)
          return operation.run(t, node, context, language, NO_PIECES)
        if (context.isSecret === true && t.stack[t.stack.length - 1]?.routine !== 'effect') {
          // A guess can begin an effect anew, not the picking of its pieces.
          call<EffectFrame<C>>(t, effectFrame(inCombinator(node), context))
          return
        }
        call<PickFrame<C>>(t, { routine: 'pick', stage: 0, effect: node, context })
      },
      attempt(t, node, context) {
        const refusal = language.legal(t, node, context)
        if (refusal === null) language.run(t, node, context)
        else passOver(table, t, refusal, context)
      },
      offer(t, choice, context) {
        const may: AnyCombinator = { op: 'may', do: choice }
        call<EffectFrame<C>>(t, { ...effectFrame(may, context), routine: 'offerChoice' })
      },
      hint(t, node, context) {
        const operation = operationsByName.get(node.op)
        return operation === undefined
          ? combinators.hint(t, node as AnyCombinator, context)
          : operation.hint(t, node, context, language)
      },
      holds: (t, when, context) => conditionsOf.holds(t, when, context),
      amount(t, amount, context) {
        if (typeof amount === 'number') return amount
        if ('bound' in amount) return boundNumber(context, amount.bound) * (amount.times ?? 1)
        if ('per' in amount) {
          const measure = known(measuresByName, amount.per)
          return measure.of(t, amount, context) * (amount.times ?? 1)
        }
        return language.holds(t, amount.when, context) === null ? amount.then : amount.usually
      },
      seatOf(t, role, context) {
        const bound = context.bound?.[role]
        if (typeof bound === 'number') return bound
        return roleOf(role).seat(t, context)
      },
    }

    const words: Readonly<Record<Lang, CombinatorWords>> = {
      pl: { ...combinatorWords.pl, ...table.combinators?.pl },
      en: { ...combinatorWords.en, ...table.combinators?.en },
    }
    const conditionsOf = conditionRules(conditions, language, words)
    const combinators = combinatorRules(
      language,
      table,
      (part) => operationsByName.get(part.op)?.resultLiesIn,
    )

    const roleOf = (role: string) => {
      const found = table.roles?.[role]
      if (found === undefined) throw new Fault(`no role ${role}`)
      return found
    }

    const beginCombinator = (t: P, combinator: AnyCombinator, context: C): void => {
      if (combinator.op !== 'script') {
        call<EffectFrame<C>>(t, effectFrame(combinator, context))
        return
      }
      const piece = scriptsOf(table).open(t, combinator.number, context)
      if (piece !== null)
        call<ScriptFrame<C>>(t, {
          routine: 'script',
          stage: 0,
          piece,
          context: causedBy(context, piece),
        })
    }

    const waiting = (t: P) => at(t.stack, t.stack.length - 1) as EffectFrame<C> // only an effect asks this

    /** What the waiting effect lets somebody choose from; a choice that one may make is one question, not two. */
    const menuOf = ({ effect }: EffectFrame<C>): Menu => {
      const combinator = effect as AnyCombinator // only combinators wait in frames
      switch (combinator.op) {
        case 'choose':
          return { of: combinator.of, isOptional: false, by: combinator.by ?? null }
        case 'upTo':
          return { of: [combinator.do], isOptional: true, by: null }
        case 'may': {
          const inner = combinator.do as AnyCombinator
          if (inner.op === 'choose' && inner.by === undefined) {
            return { of: inner.of, isOptional: true, by: null }
          }
          return { of: [combinator.do], isOptional: true, by: null }
        }
        default:
          throw new Fault(`nothing to choose in ${combinator.op}`)
      }
    }

    const menuCodes = (t: P, frame: EffectFrame<C>): number[] => {
      const { of, isOptional } = menuOf(frame)
      const codes: number[] = []
      for (let index = 0; index < of.length; index++) {
        if (language.legal(t, at(of, index), frame.context) === null) codes.push(index)
      }
      if (isOptional && codes.length > 0) codes.push(PASS)
      return codes
    }

    const chooseEffect: DecisionKind<P> = decisionKind<P>({
      name: 'chooseEffect',
      shape: 'one',
      rules: [],
      list: (t) => menuCodes(t, waiting(t)),
      option(t, _, code) {
        const frame = waiting(t)
        const { of, by } = menuOf(frame)
        // A tree is plain data: words are made from it where they are wanted.
        const effect = at(of, code) as unknown as Plain
        return { id: `effect-${code}`, touches: [], facts: { effect, by, combinator: frame.effect.op } }
      },
      blocked(t, seat) {
        const frame = waiting(t)
        if (table.mayOpen?.(t, seat) !== true) return []
        const { of } = menuOf(frame)
        return of.flatMap((part, code) => {
          const refusal = language.legal(t, part, frame.context)
          return refusal === null ? [] : [{ ...chooseEffect.option(t, seat, code), refusal }]
        })
      },
      source: (t) => table.source?.(waiting(t).context) ?? null,
      byRule: table.byRule,
    })

    /** Tells why parts of a menu are closed that nobody is asked about. */
    const passOverClosed = (t: P, frame: EffectFrame<C>): void => {
      if (t.out === null || table.passedOver === undefined) return
      for (const part of menuOf(frame).of) {
        const refusal = language.legal(t, part, frame.context)
        if (refusal !== null) passOver(table, t, refusal, frame.context)
      }
    }

    const choosing = (t: P, frame: EffectFrame<C>): Seat => {
      const { by } = menuOf(frame)
      if (by === null) return frame.context.seat
      const seat = language.seatOf(t, by, frame.context)
      assertOwnerOnly(frame.context, seat)
      return seat
    }

    const beginChosen = (t: P, frame: EffectFrame<C>, code: number): void => {
      frame.next++
      frame.begun |= 1 << code
      combinators.runPart(t, frame, at(menuOf(frame).of, code))
    }

    const effectRoutine = routine<P, EffectFrame<C>>('effect')(effectLocals(table), {
      step(t, frame) {
        if (frame.next > 0 && table.afterPart?.(t) === true) return 'step'
        const step = combinators.step(t, frame)
        return step === 'ask' ? 'askForChoice' : step
      },
      askForChoice(t, frame) {
        const codes = menuCodes(t, frame)
        const [only] = codes
        if (only === undefined) {
          passOverClosed(t, frame)
          return 'end'
        }
        const seat = choosing(t, frame)
        // Where only one thing can be done, nobody is asked, unless something may change that.
        const isAsked = mustAskEvenIfForced(t, frame.context) || table.mayOpen?.(t, seat) === true
        if (codes.length === 1 && only !== PASS && !isAsked) {
          passOverClosed(t, frame)
          beginChosen(t, frame, only)
          return 'step'
        }
        askListed(t, chooseEffect, seat, codes)
      },
      takeChoice(t, frame) {
        const code = picked(t)
        if (code === PASS) return 'end'
        beginChosen(t, frame, code)
        return 'step'
      },
      end: (_, { returned }) => (returned === null ? done : result(returned)),
    })

    const offerRoutine = routine<P, EffectFrame<C>>('offerChoice')(effectLocals(table), {
      ask(t, { context }) {
        if (!ask(t, chooseEffect, context.seat)) return result(PASS)
      },
      take: (t) => result(picked(t)),
    })

    const picking = pickingRules(operationsByName, table, language)

    const scriptRoutine = routine<P, ScriptFrame<C>>('script')(
      scriptLocals,
      {
        read(t, frame) {
          const { piece, context } = frame
          const section = scriptsOf(table).section(piece, null)
          if (language.legal(t, section, context) !== null) return
          const value = language.run(t, section, context)
          if (value !== undefined) frame.returned = value
        },
        close(t, { piece, returned = null }) {
          scriptsOf(table).close(t, piece)
          return result(returned)
        },
      },
      (t, { piece }) => scriptsOf(table).close(t, piece),
    )

    const printers: Readonly<Record<Lang, Printer>> = { pl: printer('pl'), en: printer('en') }

    function printer(lang: Lang): Printer {
      const say: Printer = {
        clause(node, mood = 'order') {
          const operation = operationsByName.get(node.op)
          if (operation !== undefined) return operation.words[lang](node, mood, say)
          return combinatorClause(node as AnyCombinator, mood, say, words[lang], said)
        },
        when: (when) => conditionsOf.clause(when, lang, say),
        name: (of) => table.names?.[of]?.[lang] ?? table.roles?.[of]?.name[lang] ?? of,
        amount: amountWords(lang, () => say, table, measuresByName, words[lang]),
      }
      const said = {
        role: (role: string) => say.name(role),
        scope: (scope: string) => table.scopes?.[scope]?.[lang] ?? scope,
        script: table.scripts?.words?.[lang] ?? words[lang].script,
        end: (what: string) => table.ends?.[what]?.words[lang] ?? what,
      }
      return say
    }

    const effectChecker = (node: Node): ((t: P, context: C) => Refusal | null) => {
      const operation = operationsByName.get(node.op)
      return operation === undefined
        ? (t, context) => combinators.legal(t, node as AnyCombinator, context)
        : (t, context) => operation.legal(t, node, context, language)
    }

    const checker = (when: When, node: Node) => {
      const operation = operationsByName.get(node.op)
      const check = conditionsOf.checker(when)
      if (operation === undefined)
        return (t: P, context: C) => check(t, context) ?? language.legal(t, node, context)
      return (t: P, context: C) => check(t, context) ?? operation.legal(t, node, context, language)
    }

    const clause = (node: AnyNode, lang: Lang, mood: Mood = 'order') => printers[lang].clause(node, mood)

    return {
      ...language,
      checker,
      conditionChecker: conditionsOf.checker,
      effectChecker,
      clause,
      whenClause: (when, lang) => printers[lang].when(when),
      text: (node, lang) => sentence(clause(node, lang)),
      routines: [
        effectRoutine,
        offerRoutine,
        ...(picking.kinds.length > 0 ? [picking.routine] : []),
        ...(table.scripts === undefined ? [] : [scriptRoutine]),
      ],
      decisions: [chooseEffect, ...picking.kinds],
    }
  }
}

/** What somebody may choose from. */
interface Menu {
  readonly of: readonly AnyNode[]
  readonly isOptional: boolean
  /** The role that chooses; null where it is the seat that it happens to. */
  readonly by: string | null
}

const NO_PIECES: readonly number[] = []

function known<T>(definitions: ReadonlyMap<string, T>, name: string): T {
  const definition = definitions.get(name)
  if (definition === undefined) throw new Fault(`no operation, condition or measure ${name}`)
  return definition
}
