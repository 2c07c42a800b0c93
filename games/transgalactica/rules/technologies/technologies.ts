import { at, numberAt, type Seat } from '@kantyna/kernel'
import { onStandIn } from '../../content/stand-ins.ts'
import { technologies } from '../../content/technologies.ts'
import type { Lasting, Timing } from '../../content/types.ts'
import { FIRST_TECHNOLOGY } from '../abilities/sources.ts'
import { runEffect } from '../effects/run.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'

/** What marked technology cards change and react to, computed once from the content. Rules ask with bits. */

let lastingBits: Partial<Record<Lasting, number>> = {}
let timingBits: Partial<Record<Timing, number>> = {}

function readCards(): void {
  lastingBits = {}
  timingBits = {}
  for (const [index, { lasting = [], oncePerRound, when = [] }] of technologies.entries()) {
    const names = typeof oncePerRound === 'string' ? [...lasting, oncePerRound] : lasting
    for (const name of names) lastingBits[name] = (lastingBits[name] ?? 0) | (1 << index)
    for (const { moment } of when) timingBits[moment] = (timingBits[moment] ?? 0) | (1 << index)
  }
}

readCards()
onStandIn(technologies, readCards)

export function hasMarked(t: PublicGalaxy, seat: Seat, technology: number): boolean {
  return (numberAt(t.marked, seat) & (1 << technology)) !== 0
}

/**
 * Whether a marked card gives the seat this lasting change (GC-TCH-02). Once-a-round cards count until their marker is
 * flipped.
 */
export function hasLasting(t: PublicGalaxy, seat: Seat, lasting: Lasting): boolean {
  const open = numberAt(t.marked, seat) & ~numberAt(t.flipped, seat)
  // Most seats have few cards, and this is asked very often.
  return open !== 0 && (open & (lastingBits[lasting] ?? 0)) !== 0
}

/** The card that gives a lasting change. Callers flip its marker or name it as a source. */
export function technologyWith(lasting: Lasting): number {
  return 31 - Math.clz32(lastingBits[lasting] ?? 0)
}

/** The marked cards of a seat that react to a moment, as bits. */
export function waitingFor(t: Galaxy, seat: Seat, moment: Timing): number {
  const marked = numberAt(t.marked, seat)
  return marked === 0 ? 0 : marked & (timingBits[moment] ?? 0)
}

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
