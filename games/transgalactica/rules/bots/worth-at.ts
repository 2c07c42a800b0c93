import { Fault } from '@kantyna/kernel'

/**
 * Reads a list of worths. Separate from `numberAt`, because V8 is faster if one function reads lists of fractions and
 * another reads lists of whole numbers.
 */
export function worthAt(worths: readonly number[], index: number): number {
  const worth = worths[index]
  if (worth === undefined) throw new Fault(`no worth at index ${index} of ${worths.length}`)
  return worth
}
