import { unknownWord } from '../words/unknown-word.ts'
import type { FieldKind } from './combinators/combinator.ts'
import { combinators } from './combinators/combinators.ts'
import type { ArgsOf } from './language.ts'
import {
  eitherShape,
  type FieldShapes,
  fieldsShape,
  isMapping,
  lazyShape,
  listShape,
  optional,
  type Shape,
  textShape,
  trueShape,
  wholeShape,
} from './shapes.ts'
import type { ConditionNode, Effect } from './tree.ts'

/** The shapes of the fields of each operation, condition and measure. The compiler reports missing ones. */
export interface VocabularyShapes<Operations, Conditions, Measures> {
  readonly operations: { readonly [Op in keyof Operations]: FieldShapes<ArgsOf<Operations[Op]>> }
  readonly conditions: { readonly [Is in keyof Conditions]: FieldShapes<ArgsOf<Conditions[Is]>> }
  readonly measures?: { readonly [Name in keyof Measures]: FieldShapes<ArgsOf<Measures[Name]>> }
}

/** Shapes of whole trees: the kernel's combinators, and the game's own words inside. */
export interface TreeShapes<Operations, Conditions> {
  readonly effect: Shape<Effect<Operations, Conditions>>
  readonly when: Shape<ConditionNode<Conditions>>
  // The type of an amount depends on the measures of the game.
  // biome-ignore lint/suspicious/noExplicitAny: any amount that the game's words take.
  readonly amount: Shape<any>
}

type AnyFields = { readonly [name: string]: Shape<unknown> }

/** The vocabulary is a function because its words contain trees themselves. It is called when a card is checked. */
export function treeShapes<Operations, Conditions, Measures = object>(
  vocabulary: (
    trees: TreeShapes<Operations, Conditions>,
  ) => VocabularyShapes<Operations, Conditions, Measures>,
): TreeShapes<Operations, Conditions> {
  let known: { readonly [word: string]: { readonly [name: string]: AnyFields } } | null = null
  const words = () => {
    known ??= vocabulary(trees) as unknown as {
      readonly [word: string]: { readonly [name: string]: AnyFields }
    } // by their names
    return known
  }
  const effect: Shape<Effect<Operations, Conditions>> = lazyShape('an effect', () =>
    tagged(
      'op',
      'operation',
      { ...combinatorFields(effect, when, amount), ...words()['operations'] },
      {
        as: optional(textShape),
      },
    ),
  )
  const when: Shape<ConditionNode<Conditions>> = lazyShape('a condition', () =>
    tagged('is', 'condition', { ...conditionCombinators(when), ...words()['conditions'] }),
  )
  const amount: Shape<unknown> = lazyShape('a number or an amount', () => {
    const times = { times: optional(wholeShape) }
    const measure = tagged('per', 'measure', words()['measures'] ?? {}, times)
    const bound = fieldsShape<{ bound: string; times?: number }>({ bound: textShape, ...times })
    const usual = fieldsShape<object>({ usually: wholeShape, when, then: wholeShape } as FieldShapes<object>)
    return eitherShape(wholeShape, bound, usual, measure)
  })
  const trees: TreeShapes<Operations, Conditions> = { effect, when, amount }
  return trees
}

/** An object with one field that names its kind, and the fields of that kind. */
function tagged(
  tag: string,
  what: string,
  kinds: { readonly [name: string]: AnyFields },
  always: AnyFields = {},
): Shape<never> {
  return {
    description: `an object with ${tag}`,
    check(data) {
      if (!isMapping(data)) return { path: [], what: `should be an object with ${tag}` }
      const { [tag]: kind, ...rest } = data
      if (kind === undefined) return { path: [tag], what: 'is missing' }
      const fields = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
      if (fields === undefined)
        return { path: [tag], what: unknownWord(what, String(kind), Object.keys(kinds)) }
      return fieldsShape<object>({ ...fields, ...always } as FieldShapes<object>).check(rest)
    },
  }
}

function combinatorFields(
  effect: Shape<unknown>,
  condition: Shape<unknown>,
  amount: Shape<unknown>,
): { readonly [name: string]: AnyFields } {
  const shapes = {
    effect,
    effects: listShape(effect),
    condition,
    amount,
    whole: wholeShape,
    text: textShape,
    true: trueShape,
  }
  const shapeOf = (kind: FieldKind): Shape<unknown> =>
    kind.endsWith('?')
      ? optional(shapes[kind.slice(0, -1) as keyof typeof shapes]) // without the question mark
      : shapes[kind as keyof typeof shapes]
  return Object.fromEntries(
    Array.from(combinators, ([op, { fields }]) => [
      op,
      Object.fromEntries(Object.entries<FieldKind>(fields).map(([field, kind]) => [field, shapeOf(kind)])),
    ]),
  )
}

function conditionCombinators(when: Shape<unknown>): { readonly [name: string]: AnyFields } {
  return { and: { of: listShape(when) }, or: { of: listShape(when) }, not: { that: when } }
}
