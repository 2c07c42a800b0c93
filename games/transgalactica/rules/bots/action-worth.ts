import { at, type Seat } from '@kantyna/kernel'
import { miningTokens } from '../../content/mining-tokens.ts'
import { area as areaNumber, MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { miningSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { cardAccess, tokenStacks } from '../../content/tracks.ts'
import { OMNI, openAreas } from '../actions/action.ts'
import { MAIN } from '../actions/area-rules.ts'
import type { Galaxy } from '../galaxy.ts'
import { holdOf, resourcesOf } from '../hold.ts'
import { levelOf, marker } from '../levels.ts'
import { accessibleMissions, takeRefusal } from '../missions.ts'
import { isMiningPlanet, maySettle, NOTHING_WAIVED, outpostCount } from '../outposts.ts'
import { FIRST_MINING, FIRST_PIRATE } from '../pieces.ts'
import { accessibleTechnologies } from '../technology-cards.ts'
import { advanceRefusal } from '../tracks.ts'
import { treeWorth } from './tree-worth.ts'

/** What an action is likely to bring, in points, judged by a few numbers: for quick answers. */
export function actionWorth(t: Galaxy, seat: Seat, area: number, form: number): number {
  const rounds = ROUNDS - t.round
  const share = 0.35 + 0.65 * Math.min(1, (rounds + 0.5) / 2)
  switch (area) {
    case OMNI: {
      let best = 0
      for (const each of openAreas(t, seat, form, holdOf(t, seat)))
        best = Math.max(best, actionWorth(t, seat, each, form))
      return best - 1.2
    }
    case areaNumber.technology:
      return form === MAIN
        ? bestOf(technologyWorth(t, seat, share))
        : bestOfOne(technologyWorth(t, seat, share))
    case areaNumber.politics:
      return form === MAIN ? bestOf(politicsWorth(t, seat, share)) : bestOfOne(politicsWorth(t, seat, share))
    case areaNumber.trade:
      return (
        (marker(t, seat, TRADE) % 2 === 1 ? 1.6 * (rounds + 0.6) : 2.6) * share +
        share -
        (form === MAIN ? 1.6 : 2.6)
      )
    case areaNumber.military:
      return militaryWorth(t, seat, rounds) - (form === MAIN ? 1.8 : 2.6)
    case areaNumber.production:
      return productionWorth(t, seat, form, share)
    case areaNumber.mining:
      return miningWorth(t, seat, form)
    default:
      return explorationWorth(t, seat, form, share)
  }
}

/** What one space, and a card, are worth on the tracks of technology and politics. */
interface SpaceAndCard {
  readonly space: number
  readonly second: number
  readonly card: number
}

const bestOf = ({ space, second, card }: SpaceAndCard): number => space + Math.max(second, card)
const bestOfOne = ({ space, card }: SpaceAndCard): number => Math.max(space, card)

function spaceWorth(t: Galaxy, seat: Seat, track: number, by: number, base: number): number {
  if (advanceRefusal(t, seat, track) !== null) return 0
  const space = marker(t, seat, track) + by
  const hasStack = tokenStacks.some((stack) => stack.track === track && stack.space === space)
  return base + (hasStack ? 2 : 0)
}

function technologyWorth(t: Galaxy, seat: Seat, share: number): SpaceAndCard {
  const base = 1.3 * share
  const level = levelOf(t, seat, TECHNOLOGY, 'cards')
  const canMark =
    at(t.markers, seat) > 0 && (accessibleTechnologies(t, seat).length > 0 || cardAccess.includes(level + 1))
  return {
    space: spaceWorth(t, seat, TECHNOLOGY, 1, base),
    second: spaceWorth(t, seat, TECHNOLOGY, 2, base),
    card: canMark ? 3.2 * Math.max(0.6, share) : 0,
  }
}

function politicsWorth(t: Galaxy, seat: Seat, share: number): SpaceAndCard {
  const base = 1.2 * share
  const canTake =
    accessibleMissions(t, seat).length > 0 ||
    (marker(t, seat, POLITICS) === 0 && takeRefusal(t, seat)?.reason !== 'logFull')
  return {
    space: spaceWorth(t, seat, POLITICS, 1, base),
    second: spaceWorth(t, seat, POLITICS, 2, base),
    card: canTake && at(t.log, seat).length < 2 ? 2.6 * share : 0,
  }
}

function militaryWorth(t: Galaxy, seat: Seat, rounds: number): number {
  const mine = marker(t, seat, MILITARY)
  let others = 0
  for (let other = 0; other < t.seats; other++)
    if (other !== seat) others = Math.max(others, marker(t, other, MILITARY))
  const pays = mine >= others || mine + 1 >= others ? 1 : 0.6
  return 1.2 + pays * 0.9 * (rounds + 1) + spaceWorth(t, seat, MILITARY, 1, 0)
}

function productionWorth(t: Galaxy, seat: Seat, form: number, share: number): number {
  const level = marker(t, seat, PRODUCTION)
  const outposts = outpostCount(t, seat)
  const each = resourcesOf(t, seat) > 9 ? 0.4 : 0.9 * Math.max(0.45, share)
  const space = spaceWorth(t, seat, PRODUCTION, 1, 1.1 * share)
  if (form === MAIN) return space + Math.min(level + 1, outposts) * each
  return Math.max(space, Math.min(level, outposts) * each)
}

function miningWorth(t: Galaxy, seat: Seat, form: number): number {
  const limit = levelOf(t, seat, POLITICS, 'tokens')
  const track = at(t.miningTracks, seat)
  let worth = 0
  for (let index = 0; index < track.length; index++) {
    if (at(miningSpaces, index) > limit) break
    worth += tokenWorth(at(track, index))
  }
  for (let left = at(t.outposts, seat); left !== 0; left &= left - 1) {
    const space = 31 - Math.clz32(left & -left)
    if (isMiningPlanet(t, space)) worth += treeWorth(at(planets, at(t.planets, space)).effect)
  }
  const token = t.miningSpace[0]
  if (form === MAIN && token !== undefined && track.length < miningSpaces.length)
    worth += tokenWorth(token) * (0.4 + 0.6 * (ROUNDS - t.round))
  return worth
}

function tokenWorth(token: number): number {
  return token >= FIRST_PIRATE
    ? treeWorth(at(pirates, token - FIRST_PIRATE).reward)
    : treeWorth(at(miningTokens, token - FIRST_MINING).reward)
}

function explorationWorth(t: Galaxy, seat: Seat, form: number, share: number): number {
  if (outpostCount(t, seat) >= 7) return 0
  let here = 0
  for (const space of at(t.ships, seat)) if (maySettle(t, seat, space, NOTHING_WAIVED)) here = 4 * share + 1.2
  if (here > 0) return here
  return form === MAIN ? 3.4 * share + 0.6 : 0.7 * share
}
