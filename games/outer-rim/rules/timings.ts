import type { Text } from '@kantyna/kernel'
import { type Timing, timings, type UsableAbility } from '../content/card.ts'
import type { Box } from '../content/index.ts'

const bits = Object.fromEntries(timings.map((timing, index) => [timing, 1 << index]))

/** Timings as bits: most cards have nothing for most timings, and that has to be seen at a glance. */
export const bitOfTiming = bits as Readonly<Record<Timing, number>> // one for each timing

/** All timings at which an ability may be used. */
export function bitsOf({ when, also = [] }: UsableAbility): number {
  return [when, ...also].reduce((all, timing) => all | bitOfTiming[timing], 0)
}

const added = new Map<Timing, Text>()

/** Makes the timings of a box known, once. */
export function openTimings(box: Box): void {
  for (const { timing, words } of box.timings ?? []) {
    if (added.has(timing)) continue
    bits[timing] = 1 << (timings.length + added.size)
    added.set(timing, words)
  }
}

/** The timings of boxes that were opened. */
export function addedTimings(): Timing[] {
  return [...added.keys()]
}

/** What an ability for a timing of another box begins with. */
export function wordsOfTiming(timing: Timing): Text {
  return added.get(timing) ?? nothingSaid
}

const nothingSaid: Text = { pl: '', en: '' }
