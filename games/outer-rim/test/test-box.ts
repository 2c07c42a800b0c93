import { afterAll } from 'vitest'
import type { Box } from '../content/index.ts'
import { closeSections } from '../rules/encounters/section-key.ts'
import { closeBox } from '../rules/map/map.ts'

/** Unfinished Business has the first bit, and the third box of the tests has the second. */
const TAKEN = 2

let made = 0

/**
 * A box of one test file. Its bit is free in this process, its cards have names only while it is shown (`showingTables`),
 * and its spaces and sections are forgotten at the end of the file. So it cannot disturb other tests.
 */
export function testBox(contents: Omit<Box, 'bit' | 'block' | 'isHandMade'>): Box {
  const box = { ...contents, bit: 1 << (TAKEN + made), isHandMade: true }
  made++
  if ('spaces' in contents || 'contactPlaces' in contents || 'sections' in contents)
    afterAll(() => {
      closeSections(box)
      closeBox(box)
    })
  return box
}
