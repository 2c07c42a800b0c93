import { at, numberAt, type Seat, type Value, value } from '@kantyna/kernel'
import { MILITARY, POLITICS, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { isAbility } from '../abilities/abilities.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { hasLasting } from '../technologies/technologies.ts'

/**
 * What a level is used for. Only the marker counts for stacks, track income and clean-up. Effects that raise a level
 * count for some purposes only (GC-ORG-36, GC-ORG-37, GC-ORG-95, GC-ABL-06).
 */
export type Purpose = 'requirement' | 'cards' | 'missions' | 'tokens' | 'scoring'

export interface LevelSubject {
  readonly seat: Seat
  readonly track: number
  readonly purpose: Purpose
}

/** GC-LVL-01: the space of the marker; on the trade track, the number of unlocked spaces (GC-PNL-08). */
export function marker(t: PublicGalaxy, seat: Seat, track: number): number {
  return numberAt(at(t.levels, seat), track)
}

/** GC-ORG-36: temporary levels count for requirements only. */
function temporary(t: PublicGalaxy, seat: Seat, track: number, purpose: Purpose): number {
  if (purpose !== 'requirement') return 0
  if (track === MILITARY) return numberAt(t.raisedMilitary, seat)
  return track === TRADE ? numberAt(t.raisedTrade, seat) : 0
}

/** TC209 raises the levels of technology and politics (GC-TCH-10, GC-ORG-95). */
function byCard(t: PublicGalaxy, seat: Seat, track: number): number {
  return (track === TECHNOLOGY || track === POLITICS) && hasLasting(t, seat, 'higherLevels') ? 1 : 0
}

/** GC-ABL-06. */
function byDiplomat(t: PublicGalaxy, seat: Seat, track: number, purpose: Purpose): number {
  return track === POLITICS && purpose === 'missions' && isAbility(t, seat, 'diplomat') ? 1 : 0
}

/** A level with its parts, for explaining it. The rules use `levelOf`, which gives the same number. */
export const level: Value<Galaxy, LevelSubject> = {
  ...value<Galaxy, LevelSubject>('level', [
    (t, { seat, track }, add) => add(marker(t, seat, track), 'marker'),
    (t, { seat, track, purpose }, add) => add(temporary(t, seat, track, purpose), 'temporary'),
    (t, { seat, track }, add) => add(byCard(t, seat, track), 'higherLevels'),
    (t, { seat, track, purpose }, add) => add(byDiplomat(t, seat, track, purpose), 'diplomat'),
  ]),
  of: (t, { seat, track, purpose }) => levelOf(t, seat, track, purpose),
}

/** Written out as one sum, because rules call it very often. */
export function levelOf(t: PublicGalaxy, seat: Seat, track: number, purpose: Purpose): number {
  return (
    marker(t, seat, track) +
    temporary(t, seat, track, purpose) +
    byCard(t, seat, track) +
    byDiplomat(t, seat, track, purpose)
  )
}
