import { at, numberAt, type Seat } from '@kantyna/kernel'
import { technologies } from '../../content/technologies.ts'
import type { Timing } from '../../content/types.ts'
import { runEffect } from '../effects/run.ts'
import type { Galaxy } from '../galaxy.ts'
import { waitingFor } from '../technologies/technologies.ts'
import { FIRST_TECHNOLOGY } from './sources.ts'

/**
 * Tells marked cards that a moment has come (GC-TCH-02). Effects that only add something run at once; effects that ask
 * a question wait on the stack. Costs nothing if no card waits for the moment. For the moments of an action, `marked`
 * limits this to the cards that were marked before it.
 */
export function triggerCards(t: Galaxy, seat: Seat, moment: Timing, marked = numberAt(t.marked, seat)): void {
  const waiting = waitingFor(t, seat, moment) & marked
  if (waiting !== 0) useCards(t, seat, moment, waiting)
}

function useCards(t: Galaxy, seat: Seat, moment: Timing, waiting: number): void {
  for (let technology = 0; technology < technologies.length; technology++) {
    if ((waiting & (1 << technology)) === 0) continue
    for (const each of at(technologies, technology).when ?? []) {
      if (each.moment !== moment) continue
      runEffect(t, each.effect, { seat, source: FIRST_TECHNOLOGY + technology, from: 'technologies' })
    }
  }
}
