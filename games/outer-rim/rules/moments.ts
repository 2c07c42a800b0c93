import type { Text } from '@kantyna/kernel'
import { type Moment, moments, type UsableAbility } from '../content/card.ts'
import type { Box } from '../content/index.ts'

const bits = Object.fromEntries(moments.map((moment, index) => [moment, 1 << index]))

/** Moments as bits: most cards have nothing for most moments, and that has to be seen at a glance. */
export const bitOfMoment = bits as Readonly<Record<Moment, number>> // one for each moment

/** All moments at which an ability may be used. */
export function bitsOf({ when, also = [] }: UsableAbility): number {
  return [when, ...also].reduce((all, moment) => all | bitOfMoment[moment], 0)
}

const added = new Map<Moment, Text>()

/** Makes the moments of a box known, once. */
export function openMoments(box: Box): void {
  for (const { moment, words } of box.moments ?? []) {
    if (added.has(moment)) continue
    bits[moment] = 1 << (moments.length + added.size)
    added.set(moment, words)
  }
}

/** The moments of boxes that were opened. */
export function addedMoments(): Moment[] {
  return [...added.keys()]
}

/** What an ability for a moment of another box begins with. */
export function wordsOfMoment(moment: Moment): Text {
  return added.get(moment) ?? nothingSaid
}

const nothingSaid: Text = { pl: '', en: '' }
