import {
  ask,
  at,
  decisionKind,
  done,
  type Frame,
  numberAt,
  type Option,
  picked,
  remove,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { missions } from '../../content/missions.ts'
import { type Cause, POLITICS } from '../../content/names.ts'
import { LOG_SPACES } from '../../content/panel.ts'
import { CARDS_A_LEVEL } from '../../content/round-track.ts'
import { missionAccess } from '../../content/tracks.ts'
import type { Mission } from '../../content/types.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { levelOfMission, missionIndex } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { hasLasting, triggerCards } from '../technologies/technologies.ts'
import { levelOf } from '../tracks/levels.ts'

/** The two rows of missions, and taking from them: GC-POL-02 to GC-POL-04. */

export function missionOf(piece: number): Mission {
  return at(missions, missionIndex(piece))
}

/** GC-PNL-18: two missions that are not yet completed; three with TC107. */
export function logSize(t: PublicGalaxy, seat: Seat): number {
  return LOG_SPACES + (hasLasting(t, seat, 'thirdMission') ? 1 : 0)
}

/** GC-POL-02, GC-ORG-12: a mission's place in its row says which politics level opens it. */
export function accessibleMissions(t: Galaxy, seat: Seat): number[] {
  const level = levelOf(t, seat, POLITICS, 'missions')
  const found: number[] = []
  for (let row = 0; row < t.missionRows.length; row++) {
    const cards = at(t.missionRows, row)
    const needed = at(missionAccess, row)
    for (let place = 0; place < cards.length; place++)
      if (numberAt(needed, place) <= level) found.push(numberAt(cards, place))
  }
  return found
}

const logFull: GalaxyRefusal = { rule: 'GC-ORG-16', reason: 'logFull' }
const nothingToTake: GalaxyRefusal = { rule: 'GC-POL-02', reason: 'nothingToTake' }

/** Why the seat cannot take a mission, now or after advancing a number of spaces. */
export function takeRefusal(t: PublicGalaxy, seat: Seat, spaces = 0): GalaxyRefusal | null {
  if (at(t.log, seat).length >= logSize(t, seat)) return logFull
  const level = levelOf(t, seat, POLITICS, 'missions') + spaces
  for (let row = 0; row < t.missionRows.length; row++)
    if (at(t.missionRows, row).length > 0 && numberAt(at(missionAccess, row), 0) <= level) return null
  return nothingToTake
}

interface TakingFrame extends Frame {
  readonly seat: Seat
  readonly from: Cause
}

/**
 * Asks which accessible mission to take, takes it, and refills its row. It is the last part of an action (GC-POL-04) or
 * of an effect (GC-ORG-100).
 */
export function takeMissionFrame(seat: Seat, from: Cause): TakingFrame {
  return { routine: 'takingMission', stage: 0, seat, from }
}

export function missionOption(mission: number): Option {
  return { id: missionOf(mission).id, touches: [`mission:${mission}`], facts: { mission } }
}

export const takeMissionKind = decisionKind<Galaxy>({
  name: 'takeMission',
  shape: 'one',
  rules: ['GC-POL-02', 'GC-POL-03'],
  isOpen: true,
  list: accessibleMissions,
  option: (_, __, mission) => missionOption(mission),
  blocked(t, seat) {
    const has = levelOf(t, seat, POLITICS, 'missions')
    return t.missionRows.flatMap((row, level) =>
      row.flatMap((mission, place) => {
        const needs = numberAt(at(missionAccess, level), place)
        if (needs <= has) return []
        const refusal = { rule: 'GC-ORG-12', reason: 'levelTooLow', facts: { track: 'politics', has, needs } }
        return [{ ...missionOption(mission), refusal }]
      }),
    )
  },
})

export const takingMission = routine<Galaxy, TakingFrame>('takingMission')('shown', {
  ask(t, { seat }) {
    if (takeRefusal(t, seat) !== null) return done
    const [only, other] = accessibleMissions(t, seat)
    if (only !== undefined && other === undefined) {
      takeMission(t, seat, only)
      return 'refill'
    }
    ask(t, takeMissionKind, seat)
  },
  take(t, { seat }) {
    takeMission(t, seat, picked(t))
  },
  refill(t) {
    refillRows(t)
  },
})

/** GC-POL-03: moves a mission to a free space of the log. No seat is asked anything before the row is refilled. */
function takeMission(t: Galaxy, seat: Seat, mission: number): void {
  remove(at(t.missionRows, levelOfMission(mission)), mission)
  at(t.log, seat).push(mission)
  emitEvent(t, { type: 'tookMission', seat, mission })
  triggerCards(t, seat, 'tookMission')
}

/**
 * GC-POL-04: refills each row from the deck of its level and sorts it by number. An empty deck refills nothing
 * (GC-ORG-17).
 */
export function refillRows(t: Galaxy): void {
  for (let level = 0; level < t.missionRows.length; level++) {
    const row = at(t.missionRows, level)
    const deck = at(t.missionDecks, level)
    let isChanged = false
    while (row.length < CARDS_A_LEVEL) {
      const mission = deck.pop()
      if (mission === undefined) break
      row.push(mission)
      isChanged = true
      emitEvent(t, { type: 'turnedUpMission', mission })
    }
    // Pieces are numbered in the order of the cards' numbers (GC-ORG-13).
    if (isChanged) row.sort((a, b) => a - b)
  }
}
