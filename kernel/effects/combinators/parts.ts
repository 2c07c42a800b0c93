import { type Refusal, refusalOfAll } from '../../play/decision.ts'
import { emit } from '../../play/event.ts'
import type { Position, Seat } from '../../play/position.ts'
import type { EffectFrame } from '../frames.ts'
import type { AnyNode, EffectContext, Mood } from '../language.ts'
import type { CardTable } from '../table.ts'
import type { CombinatorPrinter, Kit } from './combinator.ts'

/** Helpers that several combinators share. */

export const nothingToDo: Refusal = { rule: '', reason: 'nothingToDo' }

/** Null if at least one part can be done; otherwise the reasons of all. */
export function anyLegal(
  t: Position,
  parts: readonly AnyNode[],
  context: EffectContext,
  { language }: Kit,
): Refusal | null {
  let first: Refusal | null = null
  let others: Refusal[] | null = null
  for (let index = 0; index < parts.length; index++) {
    const refusal = language.legal(t, parts[index] as AnyNode, context) // inside the list
    if (refusal === null) return null
    if (first === null) first = refusal
    else if (others === null) others = [refusal]
    else others.push(refusal)
  }
  if (first === null) return nothingToDo
  return others === null ? first : refusalOfAll([first, ...others])
}

/** Why not all parts can be done one after the other: an earlier part may use up what a later one needs. */
export function refusalInTurn(
  t: Position,
  parts: readonly AnyNode[],
  context: EffectContext,
  kit: Kit,
): Refusal | null {
  const { language, table } = kit
  const [only] = parts
  if (only !== undefined && parts.length === 1) return language.whole(t, only, context)
  const trial = table.copy?.(t) ?? null
  for (const part of parts) {
    const refusal = language.whole(trial ?? t, part, context)
    if (refusal !== null) return refusal
    // The trial ends at a question: nobody can be asked on a copy.
    if (trial !== null && !tryOut(trial, part, context, kit)) return null
  }
  return null
}

/** Carries out a part on a copy until a question would be asked; returns whether the whole part was carried out. */
function tryOut(trial: Position, part: AnyNode, context: EffectContext, kit: Kit): boolean {
  const { stack } = trial
  const depth = stack.length
  kit.language.run(trial, part, context)
  while (stack.length > depth) {
    const top = stack[stack.length - 1] as EffectFrame // the routine is checked below
    if (top.routine !== 'effect') return false
    const next = kit.step(trial, top)
    if (next === 'ask' || trial.jump !== null) return false
    if (next === 'end') stack.pop()
  }
  return true
}

/** Runs a part and stores its result in the frame. */
export function runPart(t: Position, frame: EffectFrame, part: AnyNode, { language }: Kit): void {
  const depth = t.stack.length
  frame.returned = null
  const value = language.run(t, part, frame.context)
  if (t.stack.length === depth) frame.returned = value ?? null
}

/** Binds the result of the previous part of a list and returns the next part; undefined at the end. */
export function takeNextPart(frame: EffectFrame, parts: readonly AnyNode[], kit: Kit): AnyNode | undefined {
  if (frame.next > 0) bind(frame, parts[frame.next - 1], kit)
  return parts[frame.next++]
}

/** Binds the result of a part that was just carried out to its name, if it has one. */
export function bind(
  frame: EffectFrame,
  part: (AnyNode & { readonly as?: string }) | undefined,
  kit: Kit,
): void {
  if (part?.as === undefined) return
  const { context } = frame
  const bound = { ...context.bound, [part.as]: frame.returned }
  const field = kit.resultLiesIn(part)
  frame.context =
    field === undefined
      ? { ...context, bound }
      : { ...context, bound, unseen: { ...context.unseen, [part.as]: field } }
}

/** The seat of a role; null if a part that has not been carried out yet will bind it. */
export function seatIfKnown(
  t: Position,
  role: string,
  context: EffectContext,
  { language, table }: Kit,
): Seat | null {
  return typeof context.bound?.[role] === 'number' || table.roles?.[role] !== undefined
    ? language.seatOf(t, role, context)
    : null
}

/** Reports why a part was skipped without a question. The effect of a face-down card stays secret. */
export function reportSkipped<P extends Position, C extends EffectContext>(
  table: CardTable<P, C>,
  t: P,
  refusal: Refusal,
  context: C,
): void {
  if (t.out !== null && context.isSecret !== true) table.passedOver?.(t, refusal, context)
}

/** Which line of a list is carried out, or why it is skipped. */
export interface LineEvent {
  readonly type: 'line'
  readonly line: number
  readonly refusal: Refusal | null
  readonly source: number | null
}

/** The effect of a face-down card stays secret. */
export function reportLine(t: Position, line: number, refusal: Refusal | null, context: EffectContext): void {
  if (t.out === null || context.isSecret === true) return
  emit<LineEvent>(t, { type: 'line', line, refusal, source: context.source ?? null })
}

export function clausesOf(parts: readonly AnyNode[], mood: Mood, say: CombinatorPrinter): string[] {
  return parts.map((part) => say.clause(part, mood))
}

export function hintsOf(
  t: Position,
  parts: readonly AnyNode[],
  context: EffectContext,
  { language }: Kit,
): number[] {
  return parts.map((part) => language.hint(t, part, context))
}

export const sumOf = (hints: readonly number[]): number => hints.reduce((sum, worth) => sum + worth, 0)

/** "Carry out" in Polish. */
export const carryOutPl: Readonly<Record<Mood, string>> = {
  imperative: 'wykonaj',
  infinitive: 'wykonać',
  indicative: 'wykonujesz',
}
