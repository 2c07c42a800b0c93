import type { BoxNames } from '../content/box-names.ts'
import { allTables } from '../rules/tables.ts'

/** The name of a thing in the box that adds it; undefined if no box does. */
export function namedByBox<Words>(look: (names: BoxNames) => Words | undefined): Words | undefined {
  for (const { names } of allTables().boxes) {
    const wording = names === undefined ? undefined : look(names)
    if (wording !== undefined) return wording
  }
  return undefined
}

/** The words of all boxes for something, one after the other. */
export function wordsOfBoxes<Words>(look: (names: BoxNames) => readonly Words[] | undefined): Words[] {
  return allTables().boxes.flatMap(({ names }) => (names === undefined ? [] : (look(names) ?? [])))
}
