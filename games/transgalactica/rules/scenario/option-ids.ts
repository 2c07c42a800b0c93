import { abilities } from '../../content/abilities.ts'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { goals } from '../../content/goals.ts'
import { maps } from '../../content/maps.ts'
import { missions } from '../../content/missions.ts'
import { areas, goods, mainTracks, resources, tracks, workers } from '../../content/names.ts'
import { standInIds } from '../../content/stand-ins.ts'
import { technologies } from '../../content/technologies.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { feeIds } from '../actions/action.ts'
import { wayIds } from '../actions/way-ids.ts'
import { questionsWithFreeActions } from '../free-actions/standing.ts'
import { routeModes } from '../map/route-choice.ts'
import { MOST_STEPS } from '../map/routes.ts'
import { SLOTS, SPACES } from '../pieces.ts'

/** Every id that an option can have, by kind of question and standing move. A scenario with any other id has a typo. */

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id)

const spaces = [...new Set(Object.values(maps).flatMap((map) => idsOf(map.spaces)))]
const ships = ['', '-ship-2']
const spacesOnMap = Array.from({ length: SPACES }, (_, space) => `planet-${space}`)

/** Every combination of up to `most` of each good. */
function mixes(separator: string, most: number): string[] {
  const found: string[] = []
  for (let energy = 0; energy <= most; energy++)
    for (let raw = 0; raw <= most; raw++)
      for (let alien = 0; alien <= most; alien++)
        for (let credits = 0; credits <= most; credits++) {
          const counts = [energy, raw, alien, credits]
          const some = goods.flatMap((good, index) =>
            counts[index] === 0 ? [] : [`${good}-${counts[index]}`],
          )
          if (some.length > 0) found.push(some.join(separator))
        }
  return found
}

const wealthSets = wealthCards.flatMap((first, index) =>
  wealthCards.slice(index + 1).map((second) => `${first.id}+${second.id}`),
)
const effects = Array.from({ length: 10 }, (_, index) => `effect-${index}`)
const moves = spaces.flatMap((space) => ships.map((ship) => `move-${space}${ship}`))
const settles = [...spaces.map((space) => `settle-${space}`), ...ships.map((ship) => `settle${ship}`)]

const slots = Array.from({ length: SLOTS }, (_, slot) => `slot-${slot + 1}`)
const routes = routeModes.flatMap((mode) =>
  Array.from({ length: MOST_STEPS }, (_, before) => `${mode}-${before + 1}`).flatMap((id) => [
    id,
    `${id}-extra`,
  ]),
)
const yesOrNo = ['no', 'yes']
const beforeOrAfter = ['before', 'after']

/** Parts of answers, by their names. */
const byPart: { readonly [part: string]: readonly string[] } = {
  worker: workers,
  fee: feeIds,
  action: areas,
  way: wayIds,
  pay: goods,
  waive: resources,
  resources,
  slot: slots,
  route: routes,
  double: yesOrNo,
  track: tracks,
  trackAgain: tracks,
  before: beforeOrAfter,
  beforeAgain: beforeOrAfter,
  payTrade: yesOrNo,
  payMilitary: yesOrNo,
  ...Object.fromEntries(
    mainTracks
      .flatMap((track) => [`${track}Before`, `${track}BeforeAgain`])
      .map((name) => [name, beforeOrAfter]),
  ),
}

const byKind: { readonly [kind: string]: readonly string[] } = {
  ...byPart,
  draft: [...wealthSets, ...abilities.map(({ key }) => key)],
  income: ['income', 'no', 'yes', 'before', 'after', ...tracks, ...resources],
  turn: ['pass', 'bridge', ...areas, ...spacesOnMap, ...workers, ...wayIds, ...feeIds, ...goods],
  follow: ['pass', 'follow', ...areas, ...workers, ...wayIds, ...feeIds, ...goods],
  grantedAction: ['pass', ...areas, ...wayIds, ...feeIds, ...goods],
  goOn: ['goOn'],
  chooseGoal: idsOf(goals),
  mark: ['pass', ...idsOf(technologies)],
  takeMission: ['pass', ...idsOf(missions)],
  chooseTrack: ['pass', ...tracks],
  exchange: goods,
  useToken: idsOf(bonusTokens),
  useReserve: idsOf(bonusTokens),
  completeMission: [...idsOf(missions), ...goods],
  takeSeat: idsOf(decrees),
  refit: idsOf(technologies),
}

/** Effects, ships and outposts each ask for one of a few ids. One list for all of them is enough to find a typo. */
const others = [
  'pass',
  'done',
  'several',
  'goOn',
  ...effects,
  ...moves,
  ...settles,
  ...slots,
  ...routes,
  ...tracks,
  ...goods,
  // The order within a mining action.
  ...['track', 'planets'],
  ...mixes('-', 4),
  ...mixes(',', 4),
  ...idsOf(bonusTokens),
  ...idsOf(technologies),
  ...idsOf(missions),
  ...missions.flatMap(({ id }) => [`${id}-without-cost`, `${id}-without-requirement`]),
]

/** The ids of free actions. */
const freeIds = [
  ...resources,
  ...idsOf(bonusTokens),
  ...idsOf(missions),
  ...idsOf(decrees),
  ...idsOf(technologies),
]

export function optionIds(kind: string): readonly string[] {
  const ids = [...(byKind[kind] ?? others), ...standInIds()]
  return questionsWithFreeActions.includes(kind) ? [...ids, ...freeIds] : ids
}
