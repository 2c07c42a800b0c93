import { at, type BlockedOption, numberAt, type Option, type Seat, type StandingMove } from '@kantyna/kernel'
import { ALIEN, CREDITS, ENERGY, goods, RAW, resources } from '../../content/names.ts'
import { exchangeFollowRefusal } from '../actions/owed-follow.ts'
import { has } from '../costs/hold.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { isFreeFor } from './open.ts'

const noCredits: GalaxyRefusal = { rule: 'GC-PNL-16', reason: 'noCredits' }
const noAliens: GalaxyRefusal = { rule: 'GC-PNL-17', reason: 'noAliensForCredits' }

function goodOption(good: number): Option {
  const name = at(goods, good)
  return { id: name, touches: [`good:${name}`], facts: { good: name } }
}

function exchangeRefusal(t: Galaxy, seat: Seat, good: number): GalaxyRefusal | null {
  if (good === ALIEN) return noAliens
  return has(t, seat, CREDITS) === 0 ? noCredits : exchangeFollowRefusal(t, seat, good)
}

/** GC-PNL-16: exchanges a credit for an energy or a raw material, never for an alien (GC-PNL-17). */
export const exchange: StandingMove<Galaxy> = {
  name: 'exchange',
  shape: 'one',
  rules: ['GC-PNL-16', 'GC-PNL-17'],
  isOpen: true,
  list(t, seat) {
    if (has(t, seat, CREDITS) === 0 || !isFreeFor(t, seat)) return []
    return [ENERGY, RAW].filter((good) => exchangeFollowRefusal(t, seat, good) === null)
  },
  option: (_, __, good) => goodOption(good),
  blocked(t, seat) {
    if (!isFreeFor(t, seat)) return []
    return [...resources.keys()].flatMap((good): BlockedOption[] => {
      const refusal = exchangeRefusal(t, seat, good)
      return refusal === null ? [] : [{ ...goodOption(good), refusal }]
    })
  },
  take(t, seat, picks) {
    const good = numberAt(picks, 0)
    const hold = at(t.hold, seat)
    hold[CREDITS] = numberAt(hold, CREDITS) - 1
    hold[good] = numberAt(hold, good) + 1
    emitEvent(t, { type: 'exchanged', seat, good })
  },
}
