import { numberAt, type Seat } from '@kantyna/kernel'
import { PRIORITY_SPACES } from '../../content/round-track.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { outpostCount } from '../map/outposts.ts'

/** GC-ORG-65: the segment that a space of the priority track belongs to, from 1. */
export function segmentOf(space: number): number {
  return Math.floor(space / PRIORITY_SPACES) + 1
}

/**
 * GC-PRI-01: moves the markers, from the last player to the first. Then the order of the next round is read
 * (GC-PRI-06).
 */
export function updatePriority(t: Galaxy): void {
  for (let place = t.priority.length - 1; place >= 0; place--) moveMarker(t, numberAt(t.priority, place))
  t.priority = inOrderOfSpaces(t)
}

function inOrderOfSpaces({ priority, prioritySpaces }: Galaxy): Seat[] {
  const order = priority.slice()
  for (let index = 1; index < order.length; index++) {
    const seat = numberAt(order, index)
    let place = index
    for (
      ;
      place > 0 && numberAt(prioritySpaces, numberAt(order, place - 1)) > numberAt(prioritySpaces, seat);
      place--
    )
      order[place] = numberAt(order, place - 1)
    order[place] = seat
  }
  return order
}

function moveMarker(t: Galaxy, seat: Seat): void {
  // GC-PRI-02: one segment further for each empty outpost space.
  const segment = outpostCount(t, seat)
  if (segmentOf(numberAt(t.prioritySpaces, seat)) === segment) return // GC-PRI-03
  // GC-PRI-04, GC-PRI-05, GC-ORG-66: the marker goes to the right of the rightmost marker there, even if spaces before
  // it are free.
  let space = (segment - 1) * PRIORITY_SPACES
  for (const taken of t.prioritySpaces) if (segmentOf(taken) === segment && taken >= space) space = taken + 1
  t.prioritySpaces[seat] = space
  emitEvent(t, { type: 'priorityMoved', seat, space })
}
