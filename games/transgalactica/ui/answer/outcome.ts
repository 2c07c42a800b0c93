import { at, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import {
  type Area,
  area as areaNumber,
  goods,
  MILITARY,
  POLITICS,
  PRODUCTION,
  TECHNOLOGY,
  TRADE,
  tracks,
} from '../../content/names.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { tokenStacks, trackEnds, tradeSpaces } from '../../content/tracks.ts'
import { MAIN, SECONDARY } from '../../rules/actions/area-rules.ts'
import { rulesOf } from '../../rules/actions/areas.ts'
import { ADVANCE_AND_CARD, type wayIds } from '../../rules/actions/way-ids.ts'
import type { Cost } from '../../rules/cost.ts'
import { openMiningSpaces } from '../../rules/mining.ts'
import {
  isMiningPlanet,
  outpostCost,
  outpostCount,
  outpostsOfColour,
  spacesOf,
} from '../../rules/outposts.ts'
import { FIRST_MINING, FIRST_PIRATE, NONE } from '../../rules/pieces.ts'
import { costsOf } from '../../rules/tracks.ts'
import { areaMarks } from '../board/areas.ts'
import { effectMarks, type Mark } from '../drawing/effect-marks.ts'
import { type GalaxyView, openTable } from '../view.ts'

/** What an action would cost and bring as things stand, in icons. What it turns up, and what cards add to it, is not told. */

type Way = (typeof wayIds)[number]

const then: Mark = { between: '→' }
const or: Mark = { between: '/' }

/** Levels before and after, and the token or the reward of every space on the way. */
function advanceMarks(view: GalaxyView, seat: Seat, track: number, by: number): readonly Mark[] {
  const from = at(at(view.levels, seat), track)
  const to = Math.min(from + by, at(trackEnds, track))
  const found: Mark[] = [{ icon: at(tracks, track), number: `${from}→${to}` }]
  if (track === TRADE) {
    if (to > from) found.push(...tradeMarks(view, seat, from))
    return found
  }
  for (const [index, stack] of tokenStacks.entries()) {
    if (stack.track !== track || stack.space <= from || stack.space > to) continue
    const token = bonusTokens[at(view.stacks, index).at(-1) ?? NONE]
    const gained = token?.effect ?? (at(view.stacks, index).length === 0 ? stack.reward : null)
    if (gained !== null && gained !== undefined)
      found.push(
        { between: '+' },
        ...(token === undefined ? [] : [tokenMark(token.isAdvanced)]),
        ...effectMarks(gained),
      )
  }
  return found
}

function tokenMark(isAdvanced: boolean): Mark {
  return { icon: isAdvanced ? 'advanced' : 'basic' }
}

function tradeMarks(view: GalaxyView, seat: Seat, level: number): readonly Mark[] {
  if (tradeSpaces[level] !== 'fleet') return [{ between: '+' }, { icon: 'marker' }]
  const fleet = fleetTokens[at(view.fleets, seat)[(level - 1) / 2] ?? NONE]
  return fleet === undefined ? [] : [{ between: '+' }, ...effectMarks(fleet.reward)]
}

/** Everything on the mining track up to the politics level, and mining planets; a token that is taken comes first. */
function miningMarks(view: GalaxyView, seat: Seat, takesToken: boolean): readonly Mark[] {
  const t = openTable(view)
  const taken = takesToken ? view.miningSpace[0] : undefined
  const track = [...at(view.miningTracks, seat), ...(taken === undefined ? [] : [taken])]
  const rewards = track
    .slice(0, openMiningSpaces(t, seat))
    .map(
      (token) =>
        (token >= FIRST_PIRATE ? at(pirates, token - FIRST_PIRATE) : at(miningTokens, token - FIRST_MINING))
          .reward,
    )
  const worlds = spacesOf(t, seat)
    .filter((space) => isMiningPlanet(t, space))
    .map((space) => at(planets, at(view.planets, space)).effect)
  return [...rewards, ...worlds].flatMap(effectMarks)
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
      const facts = rulesOf(areaNumber[area]).wayFacts?.(openTable(view), seat, ADVANCE_AND_CARD) ?? {}
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
  const level = at(at(view.levels, seat), PRODUCTION) + more
  return [{ icon: 'any', number: `≤${Math.min(level, outpostCount(openTable(view), seat))}` }]
}

/** What an area costs and brings where there is nothing to choose, or before it is chosen. */
export function areaOutcome(view: GalaxyView, seat: Seat, area: Area, isMain: boolean): readonly Mark[] {
  switch (area) {
    case 'omni':
      return [...areaMarks.omni.slice(0, -1), { icon: isMain ? 'captain' : 'crew' }, { icon: 'omni' }]
    case 'exploration':
      return [
        { icon: 'ship' },
        // GC-EXP-02.
        { icon: 'freeMove', number: `≤${1 + outpostsOfColour(openTable(view), seat, 'grey')}` },
        { between: isMain ? '+' : '/' },
        ...outpostMarks(view, seat),
      ]
    case 'mining':
      return miningMarks(view, seat, isMain)
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
  const price = costMarks(outpostCost(openTable(view), seat))
  return [...price, ...(price.length > 0 ? [then] : []), { icon: 'outpost' }]
}

/** What one space costs, one of several prices where there are such. */
function paidMarks(view: GalaxyView, seat: Seat, track: number, isMain: boolean): readonly Mark[] {
  const costs = costsOf(openTable(view), seat, track, isMain ? MAIN : SECONDARY)
  return [...costs.flatMap((cost, index) => [...(index === 0 ? [] : [or]), ...costMarks(cost)]), then]
}

function costMarks(cost: Cost): readonly Mark[] {
  return goods.flatMap((icon, good): readonly Mark[] => {
    const amount = cost[good] ?? 0
    return amount > 0 ? [{ icon, number: String(amount), isCost: true }] : []
  })
}

function joinedWays(view: GalaxyView, seat: Seat, area: Area, ways: readonly Way[]): readonly Mark[] {
  return ways.flatMap((way, index) => [...(index === 0 ? [] : [or]), ...wayMarks(view, seat, area, way)])
}
