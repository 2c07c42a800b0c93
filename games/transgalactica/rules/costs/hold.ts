import { at, numberAt, type Seat } from '@kantyna/kernel'
import { type Cause, goods, type Source, sources } from '../../content/names.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'

/** A seat's hold (GC-PNL-15) and its points. The supply and the hold are unlimited (GC-ORG-74). */

export function holdOf(t: PublicGalaxy, seat: Seat): readonly number[] {
  return at(t.hold, seat)
}

export function has(t: Galaxy, seat: Seat, good: number): number {
  return numberAt(at(t.hold, seat), good)
}

/** Energy, raw material and aliens together. */
export function resourcesOf(t: PublicGalaxy, seat: Seat): number {
  const hold = at(t.hold, seat)
  return numberAt(hold, 0) + numberAt(hold, 1) + numberAt(hold, 2)
}

export function gain(
  t: Galaxy,
  seat: Seat,
  good: number,
  amount: number,
  from: Cause,
  source: number | null = null,
): void {
  if (amount === 0) return
  const hold = at(t.hold, seat)
  hold[good] = numberAt(hold, good) + amount
  emitEvent(t, { type: 'gained', seat, good, amount, from, source })
}

/** Pays an amount of each of `goods`. `what` names the purpose; words/log has text for it. */
export function pay(t: Galaxy, seat: Seat, paid: readonly number[], what: string): void {
  const hold = at(t.hold, seat)
  let total = 0
  for (let good = 0; good < goods.length; good++) {
    const amount = numberAt(paid, good)
    hold[good] = numberAt(hold, good) - amount
    total += amount
  }
  if (total > 0) emitEvent(t, { type: 'paid', seat, goods: paid, what })
}

export function score(t: Galaxy, seat: Seat, source: Source, points: number, by: number | null = null): void {
  if (points === 0) return
  const ledger = at(t.ledger, seat)
  const index = sources.indexOf(source)
  ledger[index] = numberAt(ledger, index) + points
  emitEvent(t, { type: 'scored', seat, points, for: source, source: by })
}

/**
 * The source under which points from an effect are counted. Actions of the panel have no source of their own and count
 * as tracks.
 */
export function sourceOf(from: Cause): Source {
  return from === 'action' ? 'tracks' : from
}

export function pointsOf(t: PublicGalaxy, seat: Seat): number {
  const ledger = at(t.ledger, seat)
  let total = 0
  for (let index = 0; index < ledger.length; index++) total += numberAt(ledger, index)
  return total
}
