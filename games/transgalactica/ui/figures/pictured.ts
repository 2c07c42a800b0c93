import { bonusTokens } from '../../content/bonus-tokens.ts'
import { areas, workers } from '../../content/names.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { NONE, SLOTS } from '../../rules/pieces.ts'
import type { GalaxyView } from '../view.ts'

/** A table as the pictures of the rulebook show it: as much of it as they draw. */

const SEATS = 3
/** The pictured planet lies on the space of a tunnel. */
export const PICTURED_SPACE = 2

const each = <Value>(value: Value) => new Array<Value>(SEATS).fill(value)
const planet = planets.findIndex(({ id }) => id === 'PL05')
const token = bonusTokens.findIndex(({ id }) => id === 'BA01')
const pirate = pirates.findIndex(({ id }) => id === 'PT04')
const follower = (seat: number, worker: (typeof workers)[number]) =>
  seat * workers.length + workers.indexOf(worker)

const pictured = {
  seats: SEATS,
  seat: 0,
  active: 0,
  planets: [NONE, NONE, planet],
  pirates: [NONE, NONE, pirate],
  planetTokens: [NONE, NONE, token],
  slots: [...new Array<number>(PICTURED_SPACE * SLOTS).fill(NONE), 1, NONE, NONE, NONE, NONE],
  captainsOn: each(0),
  crewOn: [0, 1 << PICTURED_SPACE, 0],
  levels: [
    [2, 1, 0, 0, 0],
    [3, 0, 0, 0, 0],
    [5, 0, 0, 0, 0],
  ],
  stacks: [[14, 6], [20, 25], [3], [22], [4], [23], [5], [24]],
  mainSpaces: areas.map((area) => (area === 'technology' ? 1 : 0)),
  followers: areas.map((area) =>
    area === 'technology' ? [follower(1, 'crew'), follower(2, 'captain')] : [],
  ),
  miningSpace: [],
}

export const picturedView = pictured as unknown as GalaxyView // what the pictures read of a table
