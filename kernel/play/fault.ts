/** A mistake of ours, never of a player: it stops one table and keeps its record readable. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Fault(what)
}

/** The element that must be there: the one place where an index is trusted. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index]
  return element === undefined ? nothingAt(list, index) : element
}

/**
 * The same for lists of numbers, which rules read far more often: one sort of list alone is read there, which is faster.
 */
export function numberAt(list: readonly number[], index: number): number {
  const element = list[index]
  return element === undefined ? nothingAt(list, index) : element
}

/** Apart, so that `at` stays small enough to be inlined wherever it is called. */
function nothingAt(list: readonly unknown[], index: number): never {
  throw new Fault(`nothing at index ${index} of ${list.length}`)
}

/** The last element taken off a pile that must not be empty. */
export function takeLast<T>(list: T[]): T {
  const element = list.pop()
  if (element === undefined) throw new Fault('took from an empty pile')
  return element
}

/** Removes one element that must be there; the order of the others is kept. */
export function remove<T>(list: T[], element: T): void {
  const index = list.indexOf(element)
  if (index < 0) throw new Fault(`${String(element)} is not in the list`)
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as T // inside the list
  list.pop()
}
