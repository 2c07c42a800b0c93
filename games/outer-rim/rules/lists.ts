import { remove } from '@kantyna/kernel'

/** Puts an element before all others. Cards go under decks very often, and `unshift` is much slower for short lists. */
export function putFirst(list: number[], element: number): void {
  list.push(element)
  for (let index = list.length - 1; index > 0; index--) list[index] = list[index - 1] as number // the index is in range
  list[0] = element
}

/** A copy with one more element, for lists that are replaced and never changed. */
export function withElement(list: readonly number[], element: number): readonly number[] {
  const longer = list.slice()
  longer.push(element)
  return longer
}

/** A copy without one of the elements. */
export function withoutElement(list: readonly number[], element: number): readonly number[] {
  const shorter = list.slice()
  remove(shorter, element)
  return shorter
}

/** Whether two lists have the same elements in the same order. */
export function areEqual(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
