import type { Text } from '@kantyna/kernel'
import { type Timing, timings, type UsableAbility } from '../../content/card.ts'
import type { Box } from '../../content/index.ts'

/** How many timings have a bit to themselves: from then on, they share. */
const BITS = 31

const bits = Object.fromEntries(timings.map((timing, index) => [timing, 1 << index]))

/** Timings as bits: most cards have nothing for most timings, and that has to be seen at a glance. */
export const bitOfTiming = bits as Readonly<Record<Timing, number>> // one for each timing

let isAnyShared = false

/** All timings at which an ability may be used. */
export function bitsOf({ when, also = [] }: UsableAbility): number {
  return [when, ...also].reduce((all, timing) => all | bitOfTiming[timing], 0)
}

/** Whether an ability, with its timings as bits, may be used at one. */
export function isUsedAt(
  { timings, ability }: { readonly timings: number; readonly ability: UsableAbility },
  timing: Timing,
): boolean {
  if ((timings & bitOfTiming[timing]) === 0) return false
  return !isAnyShared || ability.when === timing || ability.also?.includes(timing) === true
}

const added = new Map<Timing, Text>()

/** Makes the timings of a box known, once. */
export function openTimings(box: Box): void {
  for (const { timing, words } of box.timings ?? []) {
    if (added.has(timing)) continue
    const index = timings.length + added.size
    bits[timing] = 1 << (index % BITS)
    if (index >= BITS) isAnyShared = true
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
