import type { Touching } from '@kantyna/ui'

const NOTHING: Touching['lit'] = new Set()

/**
 * How a board answers to the hand while it shows what was before a scene: nothing on it can be chosen, for what is asked
 * is asked about the present. Touching what could be chosen shows the present, and does nothing else.
 */
export function touchingPast(touching: Touching, showPresent: () => void): Touching {
  return {
    ...touching,
    lit: NOTHING,
    onTouch: (thing) => (touching.lit.has(thing) ? showPresent() : touching.onTouch(thing)),
    onLift: () => false,
    onDropOn: () => undefined,
  }
}
