import type { HowChosen, TableEntry } from '@kantyna/kernel'

/** Which choices were not made by hand, as a short text to be kept with the table: the record does not tell it. */
export function writeHow(history: readonly TableEntry[]): string {
  return history
    .flatMap(({ index, choice }) => {
      const how = choice?.how ?? 'hand'
      return how === 'hand' ? [] : [`${index + 1}${how === 'only' ? 'o' : 'p'}`]
    })
    .join(' ')
}

/** How the choice of an entry came about. */
export function readHow(text: unknown): (index: number) => HowChosen {
  const known = new Map<number, HowChosen>()
  if (typeof text === 'string')
    for (const [, at, how] of text.matchAll(/(\d+)([op])/g))
      known.set(Number(at) - 1, how === 'o' ? 'only' : 'passing')
  return (index) => known.get(index) ?? 'hand'
}
