import { at, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import {
  type Area,
  area as areaNumber,
  MILITARY,
  POLITICS,
  PRODUCTION,
  TECHNOLOGY,
  TRADE,
  tracks,
} from '../../content/names.ts'
import { MAIN, SECONDARY } from '../../rules/actions/area-rules.ts'
import { rulesOf } from '../../rules/actions/areas.ts'
import { explorationSpaces } from '../../rules/actions/exploration.ts'
import { ADVANCE_AND_CARD, type wayIds } from '../../rules/actions/way-ids.ts'
import { outpostCost } from '../../rules/map/outposts.ts'
import { NONE } from '../../rules/pieces.ts'
import { miningRewards } from '../../rules/production/mining.ts'
import { collectedCount } from '../../rules/production/production.ts'
import { marker } from '../../rules/tracks/levels.ts'
import { costsOf, fleetOn, markerAfter, waitingOn } from '../../rules/tracks/tracks.ts'
import { areaMarks } from '../board/areas.ts'
import { costMarks, effectMarks, type Mark } from '../drawing/effect-marks.ts'
import type { GalaxyView } from '../view.ts'

/**
 * The cost and the gain of an action now, in icons. They leave out what the action reveals and what cards add to it.
 */

type Way = (typeof wayIds)[number]

const then: Mark = { between: '→' }
const or: Mark = { between: '/' }

/** Levels before and after, and the token or the reward of each space on the way. */
function advanceMarks(view: GalaxyView, seat: Seat, track: number, by: number): readonly Mark[] {
  const from = marker(view, seat, track)
  const to = markerAfter(view, seat, track, by)
  const entered = Array.from({ length: to - from }, (_, index) => from + index + 1)
  const brings = (space: number) =>
    track === TRADE ? tradeMarks(view, seat, space) : spaceMarks(waitingOn(view, track, space))
  return [
    { icon: at(tracks, track), number: `${from}→${to}` },
    ...entered.flatMap((space) => {
      const marks = brings(space)
      return marks.length === 0 ? [] : [{ between: '+' } as const, ...marks]
    }),
  ]
}

function spaceMarks(waiting: ReturnType<typeof waitingOn>): readonly Mark[] {
  if (waiting === null) return []
  if (typeof waiting !== 'number') return effectMarks(waiting)
  const token = bonusTokens[waiting]
  return token === undefined
    ? []
    : [{ icon: token.isAdvanced ? 'advanced' : 'basic' }, ...effectMarks(token.effect)]
}

function tradeMarks(view: GalaxyView, seat: Seat, space: number): readonly Mark[] {
  const token = fleetOn(view, seat, space)
  return token === NONE ? [{ icon: 'marker' }] : effectMarks(at(fleetTokens, token).reward)
}

/** What each way of an action does. */
export function wayMarks(view: GalaxyView, seat: Seat, area: Area, way: Way): readonly Mark[] {
  const track = area === 'politics' ? POLITICS : area === 'production' ? PRODUCTION : TECHNOLOGY
  const card: Mark = { icon: area === 'politics' ? 'takeMission' : 'mark' }
  switch (way) {
    case 'advanceTwo':
      return advanceMarks(view, seat, track, 2)
    case 'advanceOne':
    case 'advanceProduction':
      return advanceMarks(view, seat, track, 1)
    case 'advanceAndCard': {
      const advance = advanceMarks(view, seat, track, 1)
      const facts = rulesOf(areaNumber[area]).wayFacts?.(view, seat, ADVANCE_AND_CARD) ?? {}
      return 'noCard' in facts ? advance : [...advance, { between: '+' }, card]
    }
    case 'cardOnly':
      return [card]
    case 'advanceAndCollect':
      return [...advanceMarks(view, seat, track, 1), { between: '+' }, ...collectMarks(view, seat, 1)]
    case 'collectOnly':
      return collectMarks(view, seat, 0)
  }
}

function collectMarks(view: GalaxyView, seat: Seat, more: number): readonly Mark[] {
  return [{ icon: 'any', number: String(collectedCount(view, seat, more)) }]
}

/** The cost and the gain of an area without a choice, or before the player chooses. */
export function areaOutcome(view: GalaxyView, seat: Seat, area: Area, isMain: boolean): readonly Mark[] {
  switch (area) {
    case 'omni':
      return [...areaMarks.omni.slice(0, -1), { icon: isMain ? 'captain' : 'crew' }, { icon: 'omni' }]
    case 'exploration':
      return [
        { icon: 'ship' },
        { icon: 'freeMove', number: `≤${explorationSpaces(view, seat)}` },
        { between: isMain ? '+' : '/' },
        ...outpostMarks(view, seat),
      ]
    case 'mining':
      return miningRewards(view, seat, isMain).flatMap(effectMarks)
    case 'trade':
      return [...paidMarks(view, seat, TRADE, isMain), ...advanceMarks(view, seat, TRADE, 1)]
    case 'military':
      return [...paidMarks(view, seat, MILITARY, isMain), ...advanceMarks(view, seat, MILITARY, 1)]
    case 'technology':
    case 'politics':
      return isMain
        ? joinedWays(view, seat, area, ['advanceTwo', 'advanceAndCard'])
        : joinedWays(view, seat, area, ['advanceOne', 'cardOnly'])
    case 'production':
      return isMain
        ? wayMarks(view, seat, area, 'advanceAndCollect')
        : joinedWays(view, seat, area, ['advanceProduction', 'collectOnly'])
  }
}

/** The next outpost with its price. */
function outpostMarks(view: GalaxyView, seat: Seat): readonly Mark[] {
  const price = costMarks(outpostCost(view, seat))
  return [...price, ...(price.length > 0 ? [then] : []), { icon: 'outpost' }]
}

/** The cost of one space: one of several prices, if there are several. */
function paidMarks(view: GalaxyView, seat: Seat, track: number, isMain: boolean): readonly Mark[] {
  const costs = costsOf(view, seat, track, isMain ? MAIN : SECONDARY)
  return [...costs.flatMap((cost, index) => [...(index === 0 ? [] : [or]), ...costMarks(cost)]), then]
}

function joinedWays(view: GalaxyView, seat: Seat, area: Area, ways: readonly Way[]): readonly Mark[] {
  return ways.flatMap((way, index) => [...(index === 0 ? [] : [or]), ...wayMarks(view, seat, area, way)])
}
