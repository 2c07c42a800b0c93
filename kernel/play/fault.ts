/** A bug in our code, never a player's mistake: it stops one table and keeps its record readable. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Fault(what)
}

/** The element at an index that must be in the list; a fault if it is not. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index]
  return element === undefined ? nothingAt(list, index) : element
}

/**
 * Like `at`, for lists of numbers, which rules read far more often. It is faster because it only ever sees one type of list.
 */
export function numberAt(list: readonly number[], index: number): number {
  const element = list[index]
  return element === undefined ? nothingAt(list, index) : element
}

/** A separate function, so that `at` is small enough for V8 to inline. */
function nothingAt(list: readonly unknown[], index: number): never {
  throw new Fault(`nothing at index ${index} of ${list.length}`)
}

/** Removes and returns the last element of a list that must not be empty. */
export function takeLast<T>(list: T[]): T {
  const element = list.pop()
  if (element === undefined) throw new Fault('took from an empty pile')
  return element
}

/** Removes an element that must be in the list; the others keep their order. */
export function remove<T>(list: T[], element: T): void {
  const index = list.indexOf(element)
  if (index < 0) throw new Fault(`${String(element)} is not in the list`)
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as T // inside the list
  list.pop()
}
