import {
  ask,
  decisionKind,
  done,
  type Frame,
  numberAt,
  type Option,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { ALIEN, ENERGY, PRODUCTION, RAW, resources } from '../../content/names.ts'
import { goodOfColour, planets } from '../../content/planets.ts'
import { isAbility } from '../abilities/abilities.ts'
import { gain } from '../costs/hold.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { markerAfter } from '../tracks/tracks.ts'

/**
 * Collecting resources (GC-PRO-02 to GC-PRO-04): a seat collects one resource from each of as many outposts as its
 * production level. The question asks for the resources, not for the outposts, because many choices of outposts give
 * the same resources.
 */

/** The bits of all three `resources`. */
const ALL = 7

/** The resources that each planet may give, as bits of `resources` (GC-ORG-47 to GC-ORG-49). */
const yields: readonly number[] = planets.map(({ colours }) =>
  colours.reduce((bits, colour) => {
    const good = goodOfColour[colour]
    return good === null ? bits : bits | (1 << good)
  }, 0),
)

/**
 * By set of resources, as bits: how many outposts can give at least one of them. `collectedCount` fills it for each
 * question; it keeps nothing between questions.
 */
const giving = new Array<number>(ALL + 1).fill(0)

function addSource(bits: number): void {
  for (let wanted = 1; wanted <= ALL; wanted++)
    if ((bits & wanted) !== 0) giving[wanted] = numberAt(giving, wanted) + 1
}

/**
 * How many resources a seat collects, now or after advancing a number of spaces. Fills `giving` with what its outposts
 * may give.
 */
export function collectedCount(t: PublicGalaxy, seat: Seat, spaces = 0): number {
  giving.fill(0)
  for (let left = numberAt(t.outposts, seat); left !== 0; left &= left - 1) {
    const planet = numberAt(t.planets, 31 - Math.clz32(left & -left))
    // GC-ORG-42: the hub yields anything; grey planets yield nothing.
    addSource(planet < 0 ? ALL : numberAt(yields, planet))
  }
  // GC-ABL-03, GC-ORG-82: one source, which counts towards the level like an outpost.
  if (isAbility(t, seat, 'nightmare')) addSource(ALL)
  return Math.min(numberAt(giving, ALL), markerAfter(t, seat, PRODUCTION, spaces))
}

/**
 * Whether the outposts can give these amounts. They can if, for each set of resources, enough outposts give at least
 * one resource of the set.
 */
function canYield(energy: number, raw: number, alien: number): boolean {
  return (
    energy <= numberAt(giving, 1) &&
    raw <= numberAt(giving, 2) &&
    alien <= numberAt(giving, 4) &&
    energy + raw <= numberAt(giving, 3) &&
    energy + alien <= numberAt(giving, 5) &&
    raw + alien <= numberAt(giving, 6)
  )
}

const SIZE = 8
const codeOf = (energy: number, raw: number, alien: number) => (energy * SIZE + raw) * SIZE + alien
const energyOf = (code: number) => (code / (SIZE * SIZE)) | 0
const rawOf = (code: number) => ((code / SIZE) | 0) % SIZE
const alienOf = (code: number) => code % SIZE

/** The amounts that a seat's outposts can give, each combination once. */
function possibleYields(t: Galaxy, seat: Seat): number[] {
  const collected = collectedCount(t, seat)
  const found: number[] = []
  if (collected === 0) return found
  for (let energy = collected; energy >= 0; energy--)
    for (let raw = collected - energy; raw >= 0; raw--)
      if (canYield(energy, raw, collected - energy - raw))
        found.push(codeOf(energy, raw, collected - energy - raw))
  return found
}

const nothingToCollect: GalaxyRefusal = { rule: 'GC-PRO-02', reason: 'nothingToCollect' }

export function collectRefusal(t: PublicGalaxy, seat: Seat): GalaxyRefusal | null {
  return collectedCount(t, seat) > 0 ? null : nothingToCollect
}

function yieldOption(code: number): Option {
  const amounts = [energyOf(code), rawOf(code), alienOf(code)]
  const some = resources.filter((_, index) => numberAt(amounts, index) > 0)
  return {
    id: some.map((resource) => `${resource}-${numberAt(amounts, resources.indexOf(resource))}`).join('-'),
    touches: some.map((resource) => `good:${resource}` as const),
    facts: { energy: numberAt(amounts, 0), raw: numberAt(amounts, 1), alien: numberAt(amounts, 2) },
  }
}

export const collectKind = decisionKind<Galaxy>({
  name: 'collect',
  shape: 'one',
  rules: ['GC-PRO-02', 'GC-PRO-03', 'GC-PRO-04'],
  isOpen: true,
  list: possibleYields,
  option: (_, __, code) => yieldOption(code),
})

interface CollectFrame extends Frame {
  readonly seat: Seat
}

export function collectFrame(seat: Seat): CollectFrame {
  return { routine: 'collect', stage: 0, seat }
}

export const collect = routine<Galaxy, CollectFrame>('collect')('shown', {
  ask(t, { seat }) {
    const found = possibleYields(t, seat)
    const [only, other] = found
    if (only === undefined) return done
    if (other !== undefined) {
      ask(t, collectKind, seat)
      return
    }
    gainYield(t, seat, only)
    return done
  },
  take(t, { seat }) {
    gainYield(t, seat, picked(t))
  },
})

function gainYield(t: Galaxy, seat: Seat, code: number): void {
  gain(t, seat, ENERGY, energyOf(code), 'planets')
  gain(t, seat, RAW, rawOf(code), 'planets')
  gain(t, seat, ALIEN, alienOf(code), 'planets')
}
