import { Fault } from '../play/fault.ts'
import type { Position } from '../play/position.ts'
import type { AnyNode, AnyWhen, Condition, EffectContext, Measure, Operation } from './language.ts'

/** The words of a game's card language, by name. A tree's type ties each node to its word, which a lookup cannot express. */
export interface Vocabulary<P extends Position, C extends EffectContext> {
  readonly operations: ReadonlyMap<string, Operation<P, C, AnyNode>>
  readonly conditions: ReadonlyMap<string, Condition<P, C, AnyWhen>>
  readonly measures: ReadonlyMap<string, Measure<P, C, object>>
}

export function known<T>(definitions: ReadonlyMap<string, T>, name: string): T {
  const definition = definitions.get(name)
  if (definition === undefined) throw new Fault(`no operation, condition or measure ${name}`)
  return definition
}
