import { at, numberAt, type StandingMove } from '@kantyna/kernel'
import { CREDITS, ENERGY, goods, RAW } from '../../content/names.ts'
import { tell } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { has } from '../hold.ts'
import { isFreeFor } from './open.ts'

/** GC-PNL-16: a credit for an energy or a raw material; never for an alien (GC-PNL-17). */
export const exchange: StandingMove<Galaxy> = {
  name: 'exchange',
  shape: 'one',
  rules: ['GC-PNL-16', 'GC-PNL-17'],
  isOpen: true,
  list: (t, seat) => (has(t, seat, CREDITS) > 0 && isFreeFor(t, seat) ? [ENERGY, RAW] : []),
  option: (_, __, good) => ({
    id: at(goods, good),
    touches: [`good:${at(goods, good)}`],
    facts: { good: at(goods, good) },
  }),
  take(t, seat, picks) {
    const good = numberAt(picks, 0)
    const hold = at(t.hold, seat)
    hold[CREDITS] = numberAt(hold, CREDITS) - 1
    hold[good] = numberAt(hold, good) + 1
    tell(t, { type: 'exchanged', seat, good })
  },
}
