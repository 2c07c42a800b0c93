import type { GameEvent } from '../play/event.ts'
import type { Plain } from '../play/position.ts'

/** The names of the facts of each type of event. */
export type EventFacts = { readonly [type: string]: readonly string[] }

/** Every type of event with every fact that it can have. The compiler rejects missing and unknown facts. */
export type FactTable<E extends GameEvent> = {
  readonly [Type in E['type']]: {
    readonly [Fact in FactOf<E, Type>]: true
  } & { readonly secret?: true }
}

/** The names of the facts of a type of event. Several types may share an interface. */
type FactOf<E extends GameEvent, Type> = E extends unknown
  ? Type extends E['type']
    ? Exclude<keyof E, 'type' | 'secret'>
    : never
  : never

export function factNames(table: Readonly<Record<string, object>>): EventFacts {
  return Object.fromEntries(Object.entries(table).map(([type, facts]) => [type, Object.keys(facts)]))
}

/** Turns the numbers in a fact into names, by the name of the fact. */
type Names = { readonly [fact: string]: (value: number) => Plain }

/**
 * An event in the words of scenarios. `one` names a single number in a fact, `each` names every number in a list. Secret
 * facts are translated in the same way.
 */
export function eventInWords(event: GameEvent, one: Names, each: Names): { readonly [fact: string]: Plain } {
  // Events are plain data, whatever their types promise.
  return inWords(event as unknown as { readonly [fact: string]: Plain }, one, each)
}

function inWords(
  facts: { readonly [fact: string]: Plain },
  one: Names,
  each: Names,
): { [fact: string]: Plain } {
  const named = ([fact, value]: [string, Plain]): [string, Plain] => {
    if (isList(value)) return [fact, value.map((element) => nameOf(each[fact], element))]
    const isNested = value !== null && typeof value === 'object'
    return [fact, isNested ? inWords(value, one, each) : nameOf(one[fact], value)]
  }
  return Object.fromEntries(Object.entries(facts).map(named))
}

function nameOf(name: Names[string] | undefined, value: Plain): Plain {
  return name !== undefined && typeof value === 'number' ? name(value) : value
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}
