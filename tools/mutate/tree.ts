/** The syntax tree of a source as a flat list, each node with its parent. */
import { type Comment, type Node, parseSync } from 'oxc-parser'

export interface Branch {
  readonly node: Node
  readonly parent: Branch | null
  /** The field of the parent that contains the node, or the list with the node. */
  readonly field: string
}

export interface Tree {
  /** Every node except those inside types. Outer nodes come before inner ones. */
  readonly branches: readonly Branch[]
  readonly comments: readonly Comment[]
}

/** Expressions that only add a type to another expression. */
const typeWrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

export function treeOf(path: string, text: string): Tree {
  const { program, comments } = parseSync(path, text)
  const branches: Branch[] = []
  const add = (value: unknown, parent: Branch | null, field: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) add(each, parent, field)
    } else if (isNode(value)) {
      const branch = { node: value, parent, field }
      // The outer node of a type is kept, so that a comment above the type is matched to it.
      branches.push(branch)
      if (value.type.startsWith('TS') && !typeWrappers.has(value.type)) return
      for (const [key, inner] of Object.entries(value)) add(inner, branch, key)
    }
  }
  add(program, null, '')
  return { branches, comments }
}

export function parses(path: string, text: string): boolean {
  return parseSync(path, text).errors.length === 0
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
