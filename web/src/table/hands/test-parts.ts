import type { PresentedPart, Thing } from '@kantyna/kernel'

/** A part of an answer for tests: a choice of several cards. */
export function someOf(...things: readonly Thing[]): PresentedPart {
  return {
    name: 'commit',
    shape: 'some',
    min: 1,
    max: things.length,
    options: things.map((thing) => ({ id: thing, touches: [thing] })),
    total: null,
  }
}
