import { type Refusal, refusalOfAll } from '../play/decision.ts'
import { emit } from '../play/event.ts'
import { assert, at, Fault } from '../play/fault.ts'
import type { Position, Seat } from '../play/position.ts'
import { continueAt, defer, endRoutine, scopeOf } from '../play/scope.ts'
import { assertOwnerOnly, type EffectFrame, effectFrame, type ScriptFrame } from './frames.ts'
import type { AnyCombinator, AnyNode, EffectContext, Language, Mood, Printer } from './language.ts'
import type { CombinatorWords } from './printer.ts'
import type { CardTable } from './table.ts'

/** What an effect does next: another step, a question to its seat, or nothing more. */
export type Step = 'step' | 'ask' | 'end'

/** What the kernel's own operations are made of: how each is checked, carried out, said and judged. */
export interface CombinatorRules<P extends Position, C extends EffectContext> {
  legal(t: P, combinator: AnyCombinator, context: C): Refusal | null
  whole(t: P, combinator: AnyCombinator, context: C): Refusal | null
  hint(t: P, combinator: AnyCombinator, context: C): number
  step(t: P, frame: EffectFrame<C>): Step
  /** Runs a part on behalf of the frame, which keeps what it comes to. */
  runPart(t: P, frame: EffectFrame<C>, part: AnyNode): void
}

export function combinatorRules<P extends Position, C extends EffectContext>(
  language: Language<P, C>,
  table: CardTable<P, C>,
  resultLiesIn: (part: AnyNode) => string | undefined,
): CombinatorRules<P, C> {
  const { legal, whole, hint } = language

  /** Null where one part at least can be done; else the reasons of all. */
  const anyLegal = (t: P, parts: readonly AnyNode[], context: C): Refusal | null => {
    let first: Refusal | null = null
    let others: Refusal[] | null = null
    for (let index = 0; index < parts.length; index++) {
      const refusal = legal(t, parts[index] as AnyNode, context) // inside the list
      if (refusal === null) return null
      if (first === null) first = refusal
      else if (others === null) others = [refusal]
      else others.push(refusal)
    }
    if (first === null) return nothingToDo
    return others === null ? first : refusalOfAll([first, ...others])
  }

  /** Null where every part can be done as things stand; else the first reason. */
  const allLegal = (t: P, node: AnyNode, context: C): Refusal | null => {
    const combinator = node as AnyCombinator // or an operation, which is no `all`
    if (combinator.op !== 'all') return legal(t, node, context)
    for (const part of combinator.of) {
      const refusal = allLegal(t, part, context)
      if (refusal !== null) return refusal
    }
    return null
  }

  /** Null where the seat is bound by a part that has not been carried out yet. */
  const seatIfKnown = (t: P, role: string, context: C): Seat | null =>
    typeof context.bound?.[role] === 'number' || table.roles?.[role] !== undefined
      ? language.seatOf(t, role, context)
      : null

  const branchOf = (t: P, combinator: AnyCombinator & { op: 'if' }, context: C): AnyNode | undefined =>
    language.holds(t, combinator.when, context) === null ? combinator.then : combinator.else

  /** Whether all parts can be done one after the other: what one uses up the next one lacks. */
  const wholeInTurn = (t: P, parts: readonly AnyNode[], context: C): Refusal | null => {
    const [only] = parts
    if (only !== undefined && parts.length === 1) return whole(t, only, context)
    const trial = table.copy?.(t) ?? null
    for (const part of parts) {
      const refusal = whole(trial ?? t, part, context)
      if (refusal !== null) return refusal
      // What asks somebody cannot be tried any further.
      if (trial !== null && !tryOut(trial, part, context)) return null
    }
    return null
  }

  /** Carries a part out on a copy as far as combinators alone go; tells whether that was all of it. */
  const tryOut = (trial: P, part: AnyNode, context: C): boolean => {
    const { stack } = trial
    const depth = stack.length
    language.run(trial, part, context)
    while (stack.length > depth) {
      const top = stack[stack.length - 1] as EffectFrame<C> // by its routine's name, below
      if (top.routine !== 'effect') return false
      const next = step(trial, top)
      if (next === 'ask' || trial.jump !== null) return false
      if (next === 'end') stack.pop()
    }
    return true
  }

  const runPart = (t: P, frame: EffectFrame<C>, part: AnyNode): void => {
    const depth = t.stack.length
    frame.returned = null
    const value = language.run(t, part, frame.context)
    if (t.stack.length === depth) frame.returned = value ?? null
  }

  /** What the part before came to gets its name. */
  const bind = (frame: EffectFrame<C>, part: (AnyNode & { readonly as?: string }) | undefined): void => {
    if (part?.as === undefined) return
    const { context } = frame
    const bound = { ...context.bound, [part.as]: frame.returned }
    const field = resultLiesIn(part)
    frame.context =
      field === undefined
        ? { ...context, bound }
        : { ...context, bound, unseen: { ...context.unseen, [part.as]: field } }
  }

  const runNext = (t: P, frame: EffectFrame<C>, parts: readonly AnyNode[], isTold: boolean): Step => {
    if (frame.next > 0) bind(frame, parts[frame.next - 1])
    const part = parts[frame.next++]
    if (part === undefined) return 'end'
    const refusal = legal(t, part, frame.context)
    if (isTold && t.out !== null) tellLine(t, frame, refusal)
    if (refusal === null) runPart(t, frame, part)
    else {
      frame.returned = null
      if (!isTold) passOver(table, t, refusal, frame.context)
    }
    return 'step'
  }

  function step(t: P, frame: EffectFrame<C>): Step {
    const combinator = frame.effect as AnyCombinator // only combinators get a frame
    const { context } = frame
    switch (combinator.op) {
      case 'all':
        return runNext(t, frame, combinator.of, false)
      case 'each':
        return runNext(t, frame, combinator.of, true)
      case 'first': {
        if (frame.next > 0) return 'end'
        for (; frame.next < combinator.of.length; frame.next++) {
          const part = at(combinator.of, frame.next)
          const refusal = legal(t, part, context)
          if (t.out !== null) tellLine(t, { ...frame, next: frame.next + 1 }, refusal)
          if (refusal !== null) continue
          frame.next++
          runPart(t, frame, part)
          return 'step'
        }
        return 'end'
      }
      case 'pay': {
        if (frame.next === 0) {
          // Without the whole cost nothing follows.
          if (whole(t, combinator.cost, context) !== null) return 'end'
          frame.next++
          runPart(t, frame, combinator.cost)
          return 'step'
        }
        if (frame.next === 1) bind(frame, combinator.cost)
        if (frame.next++ > 1 || legal(t, combinator.for, frame.context) !== null) return 'end'
        runPart(t, frame, combinator.for)
        return 'step'
      }
      case 'if': {
        const branch = frame.next++ === 0 ? branchOf(t, combinator, context) : undefined
        if (branch === undefined) return 'end'
        const refusal = legal(t, branch, context)
        if (refusal !== null) {
          passOver(table, t, refusal, context)
          return 'end'
        }
        runPart(t, frame, branch)
        return 'step'
      }
      case 'choose':
      case 'may':
        return frame.next === 0 ? 'ask' : 'end'
      case 'upTo':
        return frame.next < language.amount(t, combinator.times, context) ? 'ask' : 'end'
      case 'after':
        defer(t, combinator.scope, effectFrame(inCombinator(combinator.do), context))
        return 'end'
      case 'happensTo': {
        if (frame.next++ > 0) return 'end'
        const seat = language.seatOf(t, combinator.who, context)
        assertOwnerOnly(context, seat)
        frame.context = { ...context, seat }
        if (legal(t, combinator.do, frame.context) === null) runPart(t, frame, combinator.do)
        return 'step'
      }
      case 'section': {
        if (frame.next++ > 0) return 'end'
        const { piece } = scopeOf(t, 'script') as ScriptFrame<C> // a routine's frame is of its own making
        const scripts = scriptsOf(table)
        scripts.turnTo?.(t, piece, combinator.label, context)
        const section = scripts.section(piece, combinator.label)
        if (legal(t, section, context) === null) runPart(t, frame, section)
        return 'step'
      }
      case 'end': {
        const end = table.ends?.[combinator.what]
        if (end === undefined) throw new Fault(`nothing called ${combinator.what} can end`)
        if (end.stage === undefined) endRoutine(t, end.routine, end.result ?? null)
        else continueAt(t, end.routine, end.stage)
        return 'end'
      }
      case 'script':
        throw new Fault('a script has a frame of its own')
    }
  }

  return {
    runPart,

    legal(t, combinator, context) {
      switch (combinator.op) {
        case 'all':
        case 'choose':
        case 'first':
        case 'each':
          return anyLegal(t, combinator.of, context)
        case 'may':
        case 'after':
          return legal(t, combinator.do, context)
        case 'upTo':
          return language.amount(t, combinator.times, context) > 0
            ? legal(t, combinator.do, context)
            : nothingToDo
        case 'pay':
          return (
            whole(t, combinator.cost, context) ??
            (combinator.isForAll === true ? allLegal(t, combinator.for, context) : null) ??
            (table.mayPayForNothing === true ? null : legal(t, combinator.for, context))
          )
        case 'if': {
          const refusal = language.holds(t, combinator.when, context)
          if (refusal === null) return legal(t, combinator.then, context)
          return combinator.else === undefined ? refusal : legal(t, combinator.else, context)
        }
        case 'happensTo': {
          const seat = seatIfKnown(t, combinator.who, context)
          return seat === null ? null : legal(t, combinator.do, { ...context, seat })
        }
        case 'script':
        case 'section':
        case 'end':
          return null
      }
    },

    whole(t, combinator, context) {
      switch (combinator.op) {
        case 'all':
          return wholeInTurn(t, combinator.of, context)
        case 'pay':
          return wholeInTurn(t, [combinator.cost, combinator.for], context)
        case 'happensTo': {
          const seat = seatIfKnown(t, combinator.who, context)
          return seat === null ? null : whole(t, combinator.do, { ...context, seat })
        }
        case 'if': {
          const branch = branchOf(t, combinator, context)
          return branch === undefined
            ? language.holds(t, combinator.when, context)
            : whole(t, branch, context)
        }
        default:
          return this.legal(t, combinator, context)
      }
    },

    hint(t, combinator, context) {
      const each = (parts: readonly AnyNode[]) => parts.map((part) => hint(t, part, context))
      switch (combinator.op) {
        case 'all':
        case 'each':
          return each(combinator.of).reduce((sum, worth) => sum + worth, 0)
        case 'choose':
          // What somebody else chooses will be what serves the seat least.
          return combinator.by === undefined
            ? Math.max(...each(combinator.of))
            : Math.min(...each(combinator.of))
        case 'first': {
          const first = combinator.of.find((part) => legal(t, part, context) === null)
          return first === undefined ? 0 : hint(t, first, context)
        }
        case 'may':
          return Math.max(0, hint(t, combinator.do, context))
        case 'after':
          return hint(t, combinator.do, context)
        case 'upTo':
          return Math.max(0, hint(t, combinator.do, context)) * language.amount(t, combinator.times, context)
        case 'pay':
          return hint(t, combinator.cost, context) + hint(t, combinator.for, context)
        case 'if': {
          const branch = branchOf(t, combinator, context)
          return branch === undefined ? 0 : hint(t, branch, context)
        }
        case 'happensTo': {
          const seat = seatIfKnown(t, combinator.who, context)
          if (seat === null) return 0
          const worth = hint(t, combinator.do, { ...context, seat })
          return seat === context.seat ? worth : -worth
        }
        case 'script':
        case 'section':
        case 'end':
          return 0
      }
    },

    step,
  }
}

/** Every combinator there is: the compiler asks for those that are missing. */
const COMBINATORS: Readonly<Record<AnyCombinator['op'], true>> = {
  all: true,
  choose: true,
  may: true,
  pay: true,
  if: true,
  upTo: true,
  first: true,
  each: true,
  after: true,
  happensTo: true,
  script: true,
  section: true,
  end: true,
}

/** An operation of the same name would silently take a combinator's place in every tree. */
export function assertNoCombinator(operation: string): void {
  assert(
    !Object.hasOwn(COMBINATORS, operation),
    `an operation cannot be called ${operation}: that is a combinator of the kernel`,
  )
}

const nothingToDo: Refusal = { rule: '', reason: 'nothingToDo' }

/** Only combinators wait in frames: a single operation is put into one. */
export function inCombinator(effect: AnyNode): AnyNode {
  const all: AnyCombinator = { op: 'all', of: [effect] }
  return all
}

export function scriptsOf<P extends Position, C extends EffectContext>(table: CardTable<P, C>) {
  if (table.scripts === undefined) throw new Fault('this game has no scripts')
  return table.scripts
}

/** Which line of a list is carried out, or why it is passed over. */
export interface LineEvent {
  readonly type: 'line'
  readonly line: number
  readonly refusal: Refusal | null
  readonly source: number | null
}

/** Tells why something that nobody was asked about was not done; of a card that is used face down nobody is told. */
export function passOver<P extends Position, C extends EffectContext>(
  table: CardTable<P, C>,
  t: P,
  refusal: Refusal,
  context: C,
): void {
  if (t.out !== null && context.isSecret !== true) table.passedOver?.(t, refusal, context)
}

function tellLine<C extends EffectContext>(
  t: Position,
  frame: EffectFrame<C>,
  refusal: Refusal | null,
): void {
  // Of a card that is used face down nobody is told what it does.
  if (frame.context.isSecret === true) return
  emit<LineEvent>(t, { type: 'line', line: frame.next - 1, refusal, source: frame.context.source ?? null })
}

/** Says a combinator, with its parts in the mood that their place wants. */
export function combinatorClause(
  combinator: AnyCombinator,
  mood: Mood,
  say: Printer,
  words: CombinatorWords,
  said: {
    role(role: string): string
    scope(routine: string): string
    script(number: number, mood: Mood): string
    end(what: string): string
  },
): string {
  const clauses = (parts: readonly AnyNode[], how: Mood) => parts.map((part) => say.clause(part, how))
  switch (combinator.op) {
    case 'all':
      return words.all(
        combinator.of.map((part) => ({
          clause: say.clause(part, mood),
          isConditional: part.op === 'if' && mood !== 'aim',
          isTimed: part.op === 'after',
        })),
      )
    case 'choose':
      return combinator.by === undefined
        ? words.choose(clauses(combinator.of, mood), null, mood)
        : words.choose(clauses(combinator.of, 'fact'), said.role(combinator.by), mood)
    case 'may':
      return words.may(say.clause(combinator.do, 'aim'), mood)
    case 'pay': {
      const cost = combinator.cost as AnyCombinator // or an operation, which is no `all`
      const paid = cost.op === 'all' ? words.together(clauses(cost.of, mood)) : say.clause(cost, mood)
      return words.pay(paid, say.clause(combinator.for, 'aim'))
    }
    case 'if':
      return words.when(
        say.when(combinator.when),
        say.clause(combinator.then, mood),
        combinator.else === undefined ? null : say.clause(combinator.else, mood),
        mood,
      )
    case 'upTo':
      return words.upTo(say.amount(combinator.times, words.times), say.clause(combinator.do, 'aim'), mood)
    case 'first':
      return words.first(clauses(combinator.of, mood), mood)
    case 'each':
      return words.each(clauses(combinator.of, mood), mood)
    case 'after':
      return words.after(said.scope(combinator.scope), say.clause(combinator.do, mood), mood)
    case 'happensTo': {
      const part = { order: say.clause(combinator.do, 'order'), aim: say.clause(combinator.do, 'aim') }
      return words.happensTo(said.role(combinator.who), part, mood)
    }
    case 'script':
      return said.script(combinator.number, mood)
    case 'section':
      return words.section(say.name(combinator.label), mood)
    case 'end':
      return said.end(combinator.what)
  }
}
