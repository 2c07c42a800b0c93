import { at, call, done, type Frame, numberAt, remove, routine, type Seat } from '@kantyna/kernel'
import { MILITARY, POLITICS } from '../../content/names.ts'
import { abilityIds } from '../../content/types.ts'
import { ownerOf } from '../abilities/abilities.ts'
import { FIRST_ABILITY } from '../abilities/sources.ts'
import { LIEUTENANT_HOME, mobilise } from '../costs/workers.ts'
import type { Galaxy } from '../galaxy.ts'
import { vanguardFrame } from '../map/outposts.ts'
import { HUB, isAdvanced } from '../pieces.ts'
import { advance, unlockTrade } from '../tracks/tracks.ts'

/** GC-ORG-80: what ability tiles do at setup, in player order. */
interface AbilitySetupFrame extends Frame {
  readonly order: readonly Seat[]
  index: number
}

export const abilitySetup = routine<Galaxy, AbilitySetupFrame>('abilitySetup')('shown', {
  next(t, frame) {
    const seat = frame.order[frame.index++]
    if (seat === undefined) return done
    setUp(t, seat)
    return 'next'
  },
})

export function abilitySetupFrame(t: Galaxy): AbilitySetupFrame {
  return { routine: 'abilitySetup', stage: 0, order: t.priority, index: 0 }
}

function setUp(t: Galaxy, seat: Seat): void {
  const tile = numberAt(t.abilities, seat)
  const by = { from: 'abilities', source: FIRST_ABILITY + tile } as const
  switch (abilityIds[tile]) {
    case 'lieutenant':
      // GC-ABL-01, GC-CMP-04, GC-ORG-81: the crew member that it replaces leaves the game.
      t.crew[seat] = numberAt(t.crew, seat) - 1
      t.crewGone[seat] = numberAt(t.crewGone, seat) + 1
      t.lieutenant[seat] = LIEUTENANT_HOME
      return
    case 'diplomat':
      advance(t, seat, POLITICS, by) // GC-ABL-05
      return
    case 'merchantHouse':
      // GC-ABL-10, GC-ORG-106: two spaces, in addition to those of wealth cards. The fleet token pays nothing yet
      // (GC-ORG-85).
      unlockTrade(t, seat, { pays: false })
      unlockTrade(t, seat, { pays: false })
      return
    case 'warCorrespondent':
      advance(t, seat, MILITARY, by) // GC-ABL-13
      return
    case 'vanguard':
      mobilise(t, seat) // GC-ABL-16
      call(t, vanguardFrame(seat)) // GC-ABL-17
      return
    case 'secondShip':
      t.ships[seat] = [...at(t.ships, seat), HUB] // GC-ABL-19, GC-CMP-03
      return
    default:
      return
  }
}

const RESERVE_BASIC = 3
const RESERVE_ADVANCED = 2

/** GC-ABL-08: drawn from the tokens left over after everything was placed. They were shuffled at setup. */
export function drawReserve(t: Galaxy): void {
  const owner = ownerOf(t, 'reserveLocker')
  if (owner === null) return
  const basic = t.tokenBox.filter((token) => !isAdvanced(token)).slice(0, RESERVE_BASIC)
  const advanced = t.tokenBox.filter(isAdvanced).slice(0, RESERVE_ADVANCED)
  for (const token of [...basic, ...advanced]) {
    remove(t.tokenBox, token)
    at(t.reserve, owner).push(token)
  }
}
