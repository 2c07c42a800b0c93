import {
  again,
  ask,
  at,
  call,
  decisionKind,
  type Frame,
  numberAt,
  picked,
  result,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { miningTokens } from '../../content/mining-tokens.ts'
import { PRODUCTION } from '../../content/names.ts'
import { miningSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { NIGHTMARE, planets } from '../../content/planets.ts'
import { tokenStacks, trackEnds } from '../../content/tracks.ts'
import { isAbility } from '../abilities/abilities.ts'
import { FIRST_PLANET } from '../abilities/sources.ts'
import { effectRefusal, runEffect } from '../effects/run.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import { pause } from '../free-actions/pause.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { isMiningPlanet, spacesOf } from '../map/outposts.ts'
import { FIRST_MINING, FIRST_PIRATE } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { marker } from '../tracks/levels.ts'
import { addToMiningTrack } from '../tracks/settling.ts'
import { tokenLimit } from '../tracks/tracks.ts'

/** The mining track, mining planets and the Technological Nightmare: the rewards of mining actions. */

/** GC-PNL-03, GC-PNL-05: how many spaces of the mining track pay at the seat's politics level. */
export function openMiningSpaces(t: PublicGalaxy, seat: Seat): number {
  const level = tokenLimit(t, seat)
  let open = 0
  while (open < miningSpaces.length && numberAt(miningSpaces, open) <= level) open++
  return open
}

/** The spaces of the seat's mining planets, in the order of the map. */
function miningPlanetsOf(t: PublicGalaxy, seat: Seat): number[] {
  return spacesOf(t, seat).filter((space) => isMiningPlanet(t, space))
}

/** Mining tokens and pirate tokens lie on one track (GC-INC-06, GC-PIR-04). */
function rewardOf(token: number): TreeEffect {
  return token >= FIRST_PIRATE
    ? at(pirates, token - FIRST_PIRATE).reward
    : at(miningTokens, token - FIRST_MINING).reward
}

const noEffect: GalaxyRefusal = { rule: 'GC-ORG-71', reason: 'noEffect' }

/** Why a mining action would gain nothing. */
export function miningRefusal(t: PublicGalaxy, seat: Seat, takesToken: boolean): GalaxyRefusal | null {
  // The first space pays at any politics level.
  const track = at(t.miningTracks, seat)
  if (track.length > 0 || isAbility(t, seat, 'nightmare')) return null
  if (takesToken && t.miningSpace.length > 0) return null
  for (const space of miningPlanetsOf(t, seat)) {
    const planet = numberAt(t.planets, space)
    const context = { seat, source: FIRST_PLANET + planet, from: 'planets' } as const
    if (effectRefusal(t, at(planets, planet).effect, context) === null) return null
  }
  return noEffect
}

/** What a mining action gives now: the track up to the politics level, planets, and the Nightmare. */
export function miningRewards(t: PublicGalaxy, seat: Seat, takesToken: boolean): readonly TreeEffect[] {
  const tokens = [...at(t.miningTracks, seat), ...(takesToken ? t.miningSpace.slice(0, 1) : [])]
  return [
    ...tokens.slice(0, openMiningSpaces(t, seat)).map(rewardOf),
    ...miningPlanetsOf(t, seat).map((space) => at(planets, numberAt(t.planets, space)).effect),
    ...(isAbility(t, seat, 'nightmare') ? [at(planets, NIGHTMARE).effect] : []),
  ]
}

// Planets

/** Why no planet is activated (GC-PLN-12): the seat has none. A planet whose effect does nothing now still counts. */
export function activationRefusal(t: Galaxy, seat: Seat): GalaxyRefusal | null {
  return miningPlanetsOf(t, seat).length > 0 ? null : noEffect
}

interface MiningPlanetsFrame extends Frame {
  readonly seat: Seat
  readonly spaces: readonly number[]
  index: number
}

/**
 * Activates the seat's mining planets one after the other, and returns their number (GC-MIN-04, GC-PLN-12). The
 * Nightmare does not count (GC-ORG-56).
 */
export function activateMiningPlanets(t: Galaxy, seat: Seat): number {
  const spaces = miningPlanetsOf(t, seat)
  if (spaces.length > 0)
    call<MiningPlanetsFrame>(t, { routine: 'miningPlanets', stage: 0, seat, spaces, index: 0 })
  return spaces.length
}

export const miningPlanets = routine<Galaxy, MiningPlanetsFrame>('miningPlanets')('shown', {
  activate(t, frame) {
    const { seat, spaces, index } = frame
    // An effect may count the planets, so it waits for this result.
    if (index === spaces.length) return result(spaces.length)
    frame.index++
    const planet = numberAt(t.planets, numberAt(spaces, index))
    runEffect(t, at(planets, planet).effect, { seat, source: FIRST_PLANET + planet, from: 'planets' })
    return again
  },
})

// The action

interface MiningFrame extends Frame {
  readonly seat: Seat
  readonly takesToken: boolean
  /** The next space of the mining track. */
  index: number
  hasActivated: boolean
}

export function miningFrame(seat: Seat, takesToken: boolean): Frame {
  const frame: MiningFrame = {
    routine: 'mining',
    stage: 0,
    seat,
    takesToken,
    index: 0,
    hasActivated: false,
  }
  return frame
}

/** The planet whose reward is an advance, and so may give a token. */
const ANVIL = planets.findIndex(({ kind, effect }) => kind === 'mining' && effect.op === 'advance')

/**
 * Whether the order matters: an advance of production may give a token that raises politics and so opens a space of the
 * mining track that would not pay yet.
 */
function doesOrderMatter(t: Galaxy, seat: Seat): boolean {
  if (at(t.miningTracks, seat).length <= openMiningSpaces(t, seat)) return false
  const space = t.planets.indexOf(ANVIL)
  if (space < 0 || (numberAt(t.outposts, seat) & (1 << space)) === 0) return false
  const next = marker(t, seat, PRODUCTION) + 1
  if (next > numberAt(trackEnds, PRODUCTION)) return false
  return tokenStacks.some(
    (stack, index) => stack.track === PRODUCTION && stack.space === next && at(t.stacks, index).length > 0,
  )
}

const orderIds = ['track', 'planets'] as const
const [TRACK_FIRST, PLANETS_FIRST] = [0, 1]

export const miningOrderKind = decisionKind<Galaxy>({
  name: 'miningOrder',
  shape: 'one',
  rules: ['GC-MIN-03', 'GC-MIN-04'],
  isOpen: true,
  list: () => [TRACK_FIRST, PLANETS_FIRST],
  option: (t, seat, code) => ({
    id: at(orderIds, code),
    touches:
      code === TRACK_FIRST
        ? at(t.miningTracks, seat).map((token) =>
            token >= FIRST_PIRATE
              ? (`pirate:${token - FIRST_PIRATE}` as const)
              : (`mining:${token}` as const),
          )
        : miningPlanetsOf(t, seat).map((space) => `planet:${numberAt(t.planets, space)}` as const),
  }),
})

export const mining = routine<Galaxy, MiningFrame>('mining')('shown', {
  // GC-MIN-01, GC-ORG-102: with a full track the token stays where it is. It is not replaced in this round (GC-MIN-02).
  token(t, { seat, takesToken }) {
    const token = t.miningSpace[0]
    if (!takesToken || token === undefined || !addToMiningTrack(t, seat, token)) return
    t.miningSpace.pop()
    emitEvent(t, { type: 'tookMiningToken', seat, token })
  },
  askOrder(t, { seat }) {
    if (!doesOrderMatter(t, seat) || !ask(t, miningOrderKind, seat)) return 'track'
  },
  order(t) {
    return picked(t) === TRACK_FIRST ? 'track' : undefined
  },
  planetsFirst(t, frame) {
    frame.hasActivated = true
    activateMiningPlanets(t, frame.seat)
  },
  pause(t, { seat }) {
    pause(t, seat)
  },
  // GC-MIN-03, GC-MIN-05, GC-EX-02.
  track(t, frame) {
    const { seat, index } = frame
    const track = at(t.miningTracks, seat)
    if (index >= track.length || index >= openMiningSpaces(t, seat)) return
    frame.index++
    const token = numberAt(track, index)
    runEffect(t, rewardOf(token), {
      seat,
      source: token,
      from: token >= FIRST_PIRATE ? 'pirates' : 'mining',
    })
    return again
  },
  // GC-MIN-04: mining planets pay at any politics level.
  planets(t, { seat, hasActivated }) {
    if (!hasActivated) activateMiningPlanets(t, seat)
  },
  // GC-ABL-03, GC-ORG-82.
  nightmare(t, { seat }) {
    if (isAbility(t, seat, 'nightmare'))
      runEffect(t, at(planets, NIGHTMARE).effect, {
        seat,
        source: FIRST_PLANET + NIGHTMARE,
        from: 'abilities',
      })
  },
})
