/** The syntax tree of a source as a flat list, each node with where it stands. */
import { type Comment, type Node, parseSync } from 'oxc-parser'

export interface Branch {
  readonly node: Node
  readonly parent: Branch | null
  /** The field of the parent that holds it, or holds the list that it is in. */
  readonly field: string
}

export interface Tree {
  /** Every node but those of types, outer ones before inner ones. */
  readonly branches: readonly Branch[]
  readonly comments: readonly Comment[]
}

/** Expressions that only carry a type along. */
const carriers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

export function treeOf(path: string, text: string): Tree {
  const { program, comments } = parseSync(path, text)
  const branches: Branch[] = []
  const add = (value: unknown, parent: Branch | null, field: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) add(each, parent, field)
    } else if (isNode(value)) {
      const branch = { node: value, parent, field }
      // The name of a type is kept, so that a comment above one is known to stand on a type.
      branches.push(branch)
      if (value.type.startsWith('TS') && !carriers.has(value.type)) return
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
