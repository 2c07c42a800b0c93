import * as baseConditions from '../../outer-rim/rules/effects/conditions.ts'
import * as baseOperations from '../../outer-rim/rules/effects/operations.ts'

/** For tests of content: the nodes of effect and condition trees. */
export type TreeNode = { readonly [key: string]: unknown }

/** Every object inside plain data. */
export function nodesIn(value: unknown): readonly TreeNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return Array.isArray(value) ? inside : [value as TreeNode, ...inside] // an object that is not a list
}

export const operationsIn = (value: unknown, op: string): readonly TreeNode[] =>
  nodesIn(value).filter((node) => node['op'] === op)

/** The names of the kernel's combinators. */
export const combinators = [
  'after',
  'all',
  'and',
  'anyOrder',
  'choose',
  'each',
  'end',
  'first',
  'happensTo',
  'if',
  'may',
  'not',
  'or',
  'pay',
  'script',
  'section',
  'upTo',
]
const baseWords = new Set([...Object.keys(baseOperations), ...Object.keys(baseConditions), ...combinators])

/** Whether a tree uses only operations and conditions of the base game. */
export function isInBaseWords(value: unknown): boolean {
  const words = nodesIn(value).flatMap((node) => [node['op'], node['is']])
  return words.every((word) => typeof word !== 'string' || baseWords.has(word))
}

/** Whether a printed sentence shows signs of a fault. */
export function isBrokenText(text: string): boolean {
  return (
    text.length < 5 ||
    !/[.:]$|\.”$/.test(text) ||
    /undefined|null|NaN|\[object| {2}|\.\.|, ,|: \.|[a-z][A-Z][a-z]/.test(text.replace('JumpMaster', ''))
  )
}
