import { keepTogether } from './keep-together.ts'

/**
 * The properties of an element with its text as it is displayed. Only displayed text changes: labels, titles and values
 * are other properties and stay as they are.
 */
export function drawn(props: object): object {
  if (!('children' in props)) return props
  const { children } = props
  const kept = withTextKept(children)
  return kept === children ? props : { ...props, children: kept }
}

/** Children may be nested lists. Children without text stay the same objects. */
function withTextKept(children: unknown): unknown {
  if (typeof children === 'string') return keepTogether(children)
  if (!Array.isArray(children)) return children
  const kept = children.map(withTextKept)
  return kept.every((child, index) => child === children[index]) ? children : kept
}
