/** Finds where a source cites rules, and the code that each citation is about. */
import { citationsIn } from '../../cli/rule-citations.ts'
import { type Branch, type Tree, treeOf } from './tree.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

export interface Place extends Span {
  /** The line of the citation. */
  readonly line: number
  /** The parts of the code that are about other rules only. */
  readonly without: readonly Span[]
}

const anyRule = /\b[A-Z]{2}-[A-Z]+-\d{2,}/

/** The code that each citation of a rule is about, each piece of code once. */
export function placesIn(path: string, text: string, rule: string): Place[] {
  const tree = treeOf(path, text)
  const lines = new Set(citationsIn(text, rule).map(({ line }) => line))
  const commented = tree.comments
    .filter(({ value }) => anyRule.test(value))
    .map((comment) => ({ span: belowComment(tree, text, comment), lines: linesOf(text, comment) }))
  const written = tree.branches
    .filter(({ node }) => node.type === 'Literal' && typeof node.value === 'string')
    .map((branch) => ({ branch, line: lineOf(text, branch.node.start) }))
    .filter(({ line, branch }) => lines.has(line) && citationsIn(sliceOf(text, branch.node), rule).length > 0)
    .map(({ line, branch }) => ({ span: aroundLiteral(branch), line }))
  const isCited = (of: readonly number[]) => of.find((line) => lines.has(line))
  const others = commented.filter((each) => isCited(each.lines) === undefined).map(({ span }) => span)
  const found = [
    ...commented.map(({ span, lines: own }) => ({ span, line: isCited(own) })),
    ...written,
  ].flatMap(({ span, line }) =>
    span === null || line === undefined
      ? []
      : [
          {
            ...span,
            line,
            without: others.filter((other) => other !== null && isInside(other, span)) as Span[],
          },
        ],
  )
  return found.filter(
    (each, index) => found.findIndex(({ start, end }) => start === each.start && end === each.end) === index,
  )
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function linesOf(text: string, { start, end }: Span): number[] {
  const first = lineOf(text, start)
  return Array.from({ length: lineOf(text, end) - first + 1 }, (_, more) => first + more)
}

function sliceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}

function isInside(inner: Span, outer: Span): boolean {
  const isSame = inner.start === outer.start && inner.end === outer.end
  return !isSame && outer.start <= inner.start && inner.end <= outer.end
}

/** The code that a comment is about: its own line if the comment ends a line, otherwise the code that follows. */
function belowComment({ branches }: Tree, text: string, comment: Span): Span | null {
  const lineStart = text.lastIndexOf('\n', comment.start - 1) + 1
  const endsALine = text.slice(lineStart, comment.start).trim() !== ''
  const around = branches.findLast(({ node }) => node.start < comment.start && comment.end < node.end)
  const [from, to] = endsALine ? [lineStart, comment.start] : [comment.end, around?.node.end ?? text.length]
  const within = branches.filter(
    ({ node }) => node.type !== 'Program' && from <= node.start && node.start < to,
  )
  const first = Math.min(...within.map(({ node }) => node.start))
  // Outer nodes come before inner ones.
  const below = within.find(({ node }) => node.start === first)
  if (below === undefined) return around === undefined ? null : spanOf(around)
  // A comment at the head of a file is about the whole file.
  return below.node.type === 'ImportDeclaration' ? { start: 0, end: text.length } : spanOf(below)
}

/** The span of a node. A name in a chain of calls gets the span of its call. */
function spanOf({ node, parent, field }: Branch): Span {
  const call = parent?.parent
  const isInChain = parent?.node.type === 'MemberExpression' && field === 'property'
  return isInChain && call?.node.type === 'CallExpression'
    ? { start: node.start, end: call.node.end }
    : { start: node.start, end: node.end }
}

/** The code that a rule in a string is about: the statement, or the row of a table, that contains the string. */
function aroundLiteral(literal: Branch): Span {
  // `rules: ['AB-ONE-01']` is about the object that it is in.
  if (literal.field === 'elements') return literal.parent?.parent?.parent?.node ?? literal.node
  for (let at = literal.parent; at !== null; at = at.parent) if (isStep(at)) return guardOf(at).node
  return literal.node
}

/** Whether a node is a statement, a row of a list, or a field whose value is not just a literal. */
function isStep({ node, parent, field }: Branch): boolean {
  if (field === 'body') return parent?.node.type === 'BlockStatement' || parent?.node.type === 'Program'
  if (field === 'consequent' || field === 'alternate') return node.type.endsWith('Statement')
  if (field === 'properties') return node.type === 'Property' && node.value.type !== 'Literal'
  return field === 'elements'
}

/** The `if` that contains only this statement: a refusal means nothing without its condition. */
function guardOf(at: Branch): Branch {
  const block = at.parent
  const isAlone = block?.node.type === 'BlockStatement' && block.node.body.length === 1
  const outer = isAlone ? block.parent : block
  return outer?.node.type === 'IfStatement' ? outer : at
}
