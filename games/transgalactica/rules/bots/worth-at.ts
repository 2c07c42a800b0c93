import { Fault } from '@kantyna/kernel'

/** What a table of worths says. Apart from `numberAt`: lists of fractions and of whole numbers are read faster apart. */
export function worthAt(worths: readonly number[], index: number): number {
  const worth = worths[index]
  if (worth === undefined) throw new Fault(`no worth at index ${index} of ${worths.length}`)
  return worth
}
