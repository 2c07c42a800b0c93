import { describe, expect, test } from 'vitest'
import {
  type Condition,
  type EffectContext,
  fieldsShape,
  listShape,
  type Measure,
  type Operation,
  optional,
  type Position,
  treeShapes,
  wholeShape,
  wordShape,
} from '../index.ts'

/** Shapes of cards: a problem says what is wrong and where. */

interface Operations {
  readonly gain: Operation<Position, EffectContext, { readonly coins: number; readonly of?: 'gold' | 'tin' }>
  readonly test: Operation<Position, EffectContext, { readonly skills: readonly ('tech' | 'luck')[] }>
}
interface Conditions {
  readonly rich: Condition<Position, EffectContext, { readonly atLeast: number }>
}
interface Measures {
  readonly ship: Measure<Position, EffectContext, object>
}

const { effect } = treeShapes<Operations, Conditions, Measures>(({ amount }) => ({
  operations: {
    gain: { coins: amount, of: optional(wordShape('metal', ['gold', 'tin'])) },
    test: { skills: listShape(wordShape('skill', ['tech', 'luck'])) },
  },
  conditions: { rich: { atLeast: wholeShape } },
  measures: { ship: {} },
}))

function problemOf(data: unknown): string | null {
  const problem = effect.check(data)
  return problem === null ? null : `${problem.path.join('.')} ${problem.what}`
}

const gain = { op: 'gain', coins: 1 }

describe('a tree is accepted', () => {
  test.each([
    ['an operation', gain],
    ['an operation with optional fields', { ...gain, of: 'tin', as: 'pay' }],
    ['an operation with a list', { op: 'test', skills: ['tech', 'luck'] }],
    ['a combinator', { op: 'choose', by: 'opponent', of: [gain, { op: 'may', do: gain }] }],
    ['a condition', { op: 'if', when: { is: 'not', that: { is: 'rich', atLeast: 3 } }, then: gain }],
    ['a bound amount', { op: 'gain', coins: { bound: 'pay', times: 2 } }],
    [
      'an amount with a condition',
      { op: 'gain', coins: { usually: 1, when: { is: 'rich', atLeast: 2 }, then: 3 } },
    ],
    ['an amount for each', { op: 'gain', coins: { per: 'ship', times: 2 } }],
  ])('%s', (_, data) => {
    expect(problemOf(data)).toBeNull()
  })
})

describe('a tree is refused', () => {
  test.each([
    [
      'an unknown operation',
      { op: 'gian', coins: 1 },
      'op there is no operation called gian; did you mean gain?',
    ],
    ['a missing operation', { coins: 1 }, 'op is missing'],
    ['a text instead of an object', 'gain', ' should be an object with op'],
    ['a missing field', { op: 'gain' }, 'coins is missing'],
    ['an extra field', { ...gain, metal: 'tin' }, ' has nothing called metal; there are: coins, of, as'],
    ['a misspelt field', { ...gain, ass: 'pay' }, ' has nothing called ass; did you mean as?'],
    [
      'a wrong type',
      { op: 'gain', coins: 'three' },
      'coins should be a whole number or an object or an object or an object with per',
    ],
    ['a wrong word', { ...gain, of: 'lead' }, 'of there is no metal called lead; there are: gold, tin'],
    [
      'a wrong word in a list',
      { op: 'test', skills: ['tech', 'lukc'] },
      'skills.1 there is no skill called lukc; did you mean luck?',
    ],
    ['no list', { op: 'all', of: gain }, 'of should be a list'],
    [
      'a deeply nested problem',
      { op: 'all', of: [gain, { op: 'may', do: { op: 'gain' } }] },
      'of.1.do.coins is missing',
    ],
    [
      'an unknown condition',
      { op: 'if', when: { is: 'rihc', atLeast: 1 }, then: gain },
      'when.is there is no condition called rihc; did you mean rich?',
    ],
    [
      'an unknown measure',
      { op: 'gain', coins: { per: 'shop' } },
      'coins.per there is no measure called shop; did you mean ship?',
    ],
    ['a name that any object has', { op: 'constructor' }, 'op there is no operation called constructor'],
  ])('%s', (_, data, problem) => {
    expect(problemOf(data)).toContain(problem)
  })
})

test('if none of several forms fits, the problem is that of the nearest', () => {
  const shape = fieldsShape<{ readonly cost: number; readonly text?: string }>({
    cost: wholeShape,
    text: optional(wordShape('text', ['a'])),
  })
  expect(shape.check({ cost: 1.5 })).toEqual({ path: ['cost'], what: 'should be a whole number' })
  expect(shape.check([])).toEqual({ path: [], what: 'should be an object' })
})
