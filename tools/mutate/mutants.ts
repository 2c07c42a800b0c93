/** Makes small changes of code. Most of them break what the code does. */
import type { Expression, Node } from 'oxc-parser'
import { lineOf, type Place, type Span } from './places.ts'
import { type Branch, parses, treeOf } from './tree.ts'

export interface Mutant extends Span {
  readonly line: number
  /** The text that replaces the code from start to end. */
  readonly becomes: string
}

const swapped: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
}

const swappedMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
}

const booleanOperators = new Set(['<', '<=', '>', '>=', '===', '!==', 'in', 'instanceof'])
const booleanMethods = new Set(['some', 'every', 'includes', 'has', 'startsWith', 'endsWith', 'test'])
const listMethods = new Set(['filter', 'map', 'flatMap', 'toSorted', 'slice', 'concat'])
const droppable = new Set([
  'ExpressionStatement',
  'ForOfStatement',
  'ForStatement',
  'WhileStatement',
  'ThrowStatement',
  'ContinueStatement',
])

/** A change of a node: of its whole text, or of a part of it. */
type Change = readonly [at: Span, becomes: string]

/** Every mutant of a piece of code that can still be parsed. */
export function mutantsIn(path: string, text: string, place: Place): Mutant[] {
  const { branches } = treeOf(path, text)
  const within = branches.filter(
    ({ node }) => isWithin(node, place) && !place.without.some((other) => isWithin(node, other)),
  )
  const changes = [
    ...within.filter((branch) => isRowAt(branch, place)).map(({ node }) => withoutElement(node, text)),
    ...within.flatMap((branch) => changesOf(branch, text)),
  ]
  const all = changes.length > 0 ? changes : within.flatMap((branch) => lastResorts(branch, text))
  const mutants = all.map(([{ start, end }, becomes]) => ({ start, end, becomes, line: lineOf(text, start) }))
  return mutants
    .filter(
      (each, index) =>
        mutants.findIndex(
          ({ start, end, becomes }) => start === each.start && end === each.end && becomes === each.becomes,
        ) === index,
    )
    .filter((mutant) => parses(path, mutated(text, mutant)))
}

export function mutated(text: string, { start, end, becomes }: Mutant): string {
  return text.slice(0, start) + becomes + text.slice(end)
}

/** The change in a line: "`a < b` becomes `a <= b`". */
export function inWords(text: string, { start, end, becomes }: Mutant): string {
  const short = (code: string) => {
    const line = code.replaceAll(/\s+/g, ' ').trim()
    return line.length > 70 ? `${line.slice(0, 69)}…` : line
  }
  const was = short(text.slice(start, end))
  return becomes.trim() === '' || becomes === ';'
    ? `\`${was}\` is left out`
    : `\`${was}\` becomes \`${short(becomes)}\``
}

function isWithin({ start, end }: Span, outer: Span): boolean {
  return outer.start <= start && end <= outer.end
}

/** Whether the place is exactly one row of a list. */
function isRowAt({ node, field }: Branch, place: Place): boolean {
  return field === 'elements' && node.start === place.start && node.end === place.end
}

/** Whether a node is the id of a rule. Removing an id from a list of rules does not change what the code does. */
function isRule(node: Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'string' && /^[A-Z]{2}-[A-Z]+-\d+$/.test(node.value)
}

function changesOf(branch: Branch, text: string): Change[] {
  const { node } = branch
  const code = ({ start, end }: Span) => text.slice(start, end)
  const dropped: Change[] = droppable.has(node.type) && !isDirective(node) ? [[node, ';']] : []
  switch (node.type) {
    case 'IfStatement':
      return [
        [node.test, `!(${code(node.test)})`],
        ...(node.alternate === null ? [[node, ';'] as const] : []),
      ]
    case 'ConditionalExpression':
      return [[node.test, `!(${code(node.test)})`]]
    case 'ReturnStatement':
      return node.argument === null ? [[node, ';']] : replaced(node.argument, text)
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : replaced(node.body as Expression, text)
    case 'LogicalExpression':
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return [...operatorSwapped(node, text), ...dropped]
    case 'UnaryExpression':
      return node.operator === '!' ? [[node, code(node.argument)]] : []
    case 'CallExpression':
      return methodSwapped(node)
    case 'ArrayExpression':
      return node.elements.flatMap((element) =>
        element === null || isRule(element) ? [] : [withoutElement(element, text)],
      )
    case 'Literal':
      return literalChanged(branch)
    default:
      return dropped
  }
}

/** Changes for code in which nothing else can be changed: names in a table, and the values of constants. */
function lastResorts({ node, parent, field }: Branch, text: string): Change[] {
  if (node.type === 'VariableDeclarator' && node.init !== null && node.init.type !== 'ObjectExpression')
    return [[node.init, 'undefined']]
  if (node.type === 'Property' && node.value.type === 'Identifier') return [withoutElement(node, text)]
  const isName = field === 'key' || field === 'source' || parent?.node.type.startsWith('TS')
  if (node.type === 'Literal' && typeof node.value === 'string' && !isName)
    return [[node, `'${node.value}-changed'`]]
  return []
}

function isDirective(node: Node): boolean {
  return node.type === 'ExpressionStatement' && 'directive' in node && typeof node.directive === 'string'
}

/** Replaces a returned value by its opposite, by an empty list, or by nothing. */
function replaced(returned: Expression, text: string): Change[] {
  // `literalChanged` changes numbers and booleans.
  if (returned.type === 'Literal') return typeof returned.value === 'string' ? [[returned, 'null']] : []
  if (isBoolean(returned)) return [[returned, `!(${text.slice(returned.start, returned.end)})`]]
  if (returned.type === 'ConditionalExpression') return []
  if (returned.type === 'ArrayExpression') return returned.elements.length > 0 ? [[returned, '[]']] : []
  return [[returned, listMethods.has(methodOf(returned)) ? '[]' : 'undefined']]
}

function isBoolean(node: Expression): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '!'
  if (node.type === 'BinaryExpression') return booleanOperators.has(node.operator)
  if (node.type === 'LogicalExpression') return node.operator !== '??'
  return booleanMethods.has(methodOf(node))
}

function methodOf(node: Expression): string {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return ''
  return node.callee.property.type === 'Identifier' ? node.callee.property.name : ''
}

function operatorSwapped(
  node: Extract<Node, { type: 'LogicalExpression' | 'BinaryExpression' | 'AssignmentExpression' }>,
  text: string,
): Change[] {
  const other = swapped[node.operator]
  const isText = [node.left, node.right].some(
    (side) => side.type === 'TemplateLiteral' || (side.type === 'Literal' && typeof side.value === 'string'),
  )
  if (other === undefined || (isText && /^[+]/.test(node.operator))) return []
  const between = { start: node.left.end, end: node.right.start }
  const at = between.start + text.slice(between.start, between.end).indexOf(node.operator)
  return [[{ start: at, end: at + node.operator.length }, other]]
}

function methodSwapped(node: Extract<Node, { type: 'CallExpression' }>): Change[] {
  const other = swappedMethods[methodOf(node)]
  if (other === undefined || node.callee.type !== 'MemberExpression') return []
  return [[node.callee.property, other]]
}

/** Removes a row of a list, with the comma after it. */
function withoutElement(element: Span, text: string): Change {
  const comma = /^\s*,/.exec(text.slice(element.end))?.[0] ?? ''
  return [{ start: element.start, end: element.end + comma.length }, '']
}

function literalChanged({ node, field, parent }: Branch): Change[] {
  if (node.type !== 'Literal' || (field === 'key' && parent?.node.type === 'Property')) return []
  if (typeof node.value === 'boolean') return [[node, String(!node.value)]]
  return typeof node.value === 'number' ? [[node, String(node.value + 1)]] : []
}
