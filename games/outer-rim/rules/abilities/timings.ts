import type { Text } from '@kantyna/kernel'
import { type Timing, timings, type UsableAbility } from '../../content/card.ts'
import type { Box } from '../../content/index.ts'

/** The number of timings with a bit of their own. Later ones share bits. */
const BITS = 31

const bits = Object.fromEntries(timings.map((timing, index) => [timing, 1 << index]))

/** Timings as bits, so that a card without an ability for a timing is skipped quickly. */
export const bitOfTiming = bits as Readonly<Record<Timing, number>> // it has a key for each timing

let isAnyBitShared = false

/** All timings at which an ability may be used. */
export function bitsOf({ when, also = [] }: UsableAbility): number {
  return [when, ...also].reduce((all, timing) => all | bitOfTiming[timing], 0)
}

/** Whether an ability, with its timings as bits, may be used at a timing. */
export function isUsedAt(
  { timings, ability }: { readonly timings: number; readonly ability: UsableAbility },
  timing: Timing,
): boolean {
  if ((timings & bitOfTiming[timing]) === 0) return false
  return !isAnyBitShared || ability.when === timing || ability.also?.includes(timing) === true
}

const added = new Map<Timing, Text>()

/** Registers the timings of a box, once. */
export function registerTimings(box: Box): void {
  for (const { timing, words } of box.timings ?? []) {
    if (added.has(timing)) continue
    const index = timings.length + added.size
    bits[timing] = 1 << (index % BITS)
    if (index >= BITS) isAnyBitShared = true
    added.set(timing, words)
  }
}

/** The timings of boxes that were registered. */
export function addedTimings(): Timing[] {
  return [...added.keys()]
}

/** The words that begin the text of an ability whose timing another box added. */
export function wordsOfTiming(timing: Timing): Text {
  return added.get(timing) ?? noWords
}

const noWords: Text = { pl: '', en: '' }
