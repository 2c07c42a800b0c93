import { at, type Seat, value } from '@kantyna/kernel'
import { MILITARY, POLITICS, TECHNOLOGY, TRADE } from '../content/names.ts'
import { isAbility } from './abilities.ts'
import type { Galaxy } from './galaxy.ts'
import { hasLasting } from './technologies.ts'

/**
 * What a level is asked for. A marker alone counts for stacks, track income and clean-up; what raises a level counts for
 * some purposes only (GC-ORG-36, GC-ORG-37, GC-ORG-95, GC-ABL-06).
 */
export type Purpose = 'requirement' | 'cards' | 'missions' | 'tokens' | 'scoring'

export interface LevelSubject {
  readonly seat: Seat
  readonly track: number
  readonly purpose: Purpose
}

/** GC-LVL-01: the space of the marker; of the trade track, the spaces unlocked (GC-PNL-08). */
export function marker(t: Galaxy, seat: Seat, track: number): number {
  return at(at(t.levels, seat), track)
}

export const level = value<Galaxy, LevelSubject>('level', [
  (t, { seat, track }, add) => add(marker(t, seat, track), 'marker'),
  (t, { seat, track, purpose }, add) => {
    // GC-ORG-36: temporary levels count for requirements only.
    if (purpose !== 'requirement') return
    if (track === MILITARY) add(at(t.raisedMilitary, seat), 'temporary')
    if (track === TRADE) add(at(t.raisedTrade, seat), 'temporary')
  },
  (t, { seat, track }, add) => {
    // GC-TCH-10, GC-ORG-95.
    if ((track === TECHNOLOGY || track === POLITICS) && hasLasting(t, seat, 'higherLevels'))
      add(1, 'higherLevels')
  },
  (t, { seat, track, purpose }, add) => {
    // GC-ABL-06.
    if (track === POLITICS && purpose === 'missions' && isAbility(t, seat, 'diplomat')) add(1, 'diplomat')
  },
])

export function levelOf(t: Galaxy, seat: Seat, track: number, purpose: Purpose): number {
  return level.of(t, { seat, track, purpose })
}
