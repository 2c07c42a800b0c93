import {
  answer,
  anyAnswer,
  at,
  begin,
  type Frame,
  fastDice,
  kindOf,
  newChance,
  newOutbox,
} from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import { game } from '../../game.ts'
import type { GalaxyEvent } from '../../rules/events.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { mapOf } from '../../rules/map/map.ts'

/**
 * Explorations of random games, counted a second time from their events: spaces against the allowance, energy against
 * the map, outposts against ships. The rules of exploration are not used.
 */
interface Step {
  readonly type: 'moved' | 'settled'
  readonly ship: number
  /** The energy of each connection; a tunnel has none. */
  readonly energies: readonly number[]
  readonly tunnels: number
  readonly paid: readonly number[]
  readonly points: number
}

interface Exploration {
  readonly seat: number
  readonly isMain: boolean
  readonly ships: number
  readonly hasFreeSpace: boolean
  /** Grey planets when the first ship moved. */
  grey: number | null
  readonly steps: Step[]
}

function greyOf(t: Galaxy, seat: number): number {
  return t.planets.filter(
    (planet, space) =>
      planet >= 0 &&
      (at(t.outposts, seat) & (1 << space)) !== 0 &&
      at(planets, planet).colours.includes('grey'),
  ).length
}

/**
 * The energies of a path. If a tunnel was paid for, one step has no energy: a step without a connection, or the most
 * expensive one to a tunnel.
 */
function energiesOf(t: Galaxy, from: number, path: readonly number[], forTunnel: number) {
  const map = mapOf(t)
  const energies = path.map((to, index) => {
    const before = index === 0 ? from : at(path, index - 1)
    return at(map.energies, before)[at(map.neighbours, before).indexOf(to)] ?? NO_CONNECTION
  })
  if (forTunnel === 0) return { energies, tunnels: 0 }
  const mayBeTunnel = energies.map((energy, index) => (at(map.hasTunnel, at(path, index)) ? energy : -1))
  energies.splice(mayBeTunnel.indexOf(Math.max(...mayBeTunnel)), 1)
  return { energies, tunnels: 1 }
}

/** More than any movement costs. */
const NO_CONNECTION = 1000

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function check({ isMain, ships, hasFreeSpace, grey, steps }: Exploration): void {
  const moves = steps.filter(({ type }) => type === 'moved')
  const outposts = steps.length - moves.length
  const walked = moves.flatMap(({ energies }) => energies)
  const spaces = walked.length + sum(moves.map(({ tunnels }) => tunnels))
  const extra = ships > 1 ? 1 : 0
  const free = (hasFreeSpace ? 1 : 0) + extra
  const allowance = 1 + (grey ?? 0)
  expect(spaces).toBeLessThanOrEqual(allowance + free)
  expect(outposts).toBeLessThanOrEqual(1 + extra)
  // GC-ABL-20: the extra move or the extra outpost.
  if (outposts > 1) expect(spaces).toBeLessThanOrEqual(allowance + free - extra)
  // GC-EXP-11.
  if (!isMain && outposts > 0) {
    const isMovementUsed = spaces > extra
    if (isMovementUsed) expect(spaces).toBeLessThanOrEqual(allowance + free - extra)
    expect(outposts + (isMovementUsed ? 1 : 0)).toBeLessThanOrEqual(1 + extra)
  }
  // Energy and credits pay for the spaces that are not free, and never more than the map requires.
  const paid = sum(moves.map((move) => at(move.paid, 0) + at(move.paid, 3)))
  const resources = sum(moves.map((move) => at(move.paid, 1)))
  if (resources === 0 && moves.every(({ points }) => points === 0)) {
    const least = sum(walked.toSorted((a, b) => b - a).slice(free))
    expect(paid).toBeGreaterThanOrEqual(least)
    expect(paid).toBeLessThanOrEqual(sum(walked))
  }
  // GC-ORG-89, GC-EXP-06: one outpost for each ship, and no move after an outpost that followed a move.
  for (let ship = 0; ship < ships; ship++) {
    const order = steps.filter((step) => step.ship === ship).map(({ type }) => (type === 'moved' ? 'm' : 's'))
    expect(order.join('')).toMatch(/^(s?m*|m*s?)$/)
  }
}

test('GC-EXP-02, GC-EXP-03, GC-EXP-06, GC-EXP-11, GC-ABL-19, GC-ABL-20, GC-ABL-21: every exploration of random games adds up', () => {
  const slipstream = technologies.findIndex(({ id }) => id === 'TC103')
  let counted = 0
  for (let seed = 1; seed <= 40; seed++) {
    const dice = fastDice(seed)
    const t = begin(game, { seats: 2 + (seed % 4) }, {}, newChance(seed, game.streams))
    const explorations = new Map<Frame, Exploration>()
    while (t.outcome === null) {
      const decision = at(t.open, 0)
      const picks = anyAnswer(game, t, decision, dice.below)
      const frame = t.stack.at(-1)
      const isStep = decision.kind === 'explore' && frame !== undefined
      const { id } = isStep ? kindOf(game, decision).option(t, decision.seat, at(picks, 0)) : { id: '' }
      const out = newOutbox()
      t.out = out
      const { seat } = decision
      let exploration: Exploration | undefined
      if (isStep) {
        exploration = explorations.get(frame) ?? {
          seat,
          isMain: (frame as Frame & { form: number }).form === 0,
          ships: at(t.ships, seat).length,
          hasFreeSpace: (at(t.marked, seat) & (1 << slipstream)) !== 0,
          grey: null,
          steps: [],
        }
        explorations.set(frame, exploration)
        if (id.startsWith('move')) exploration.grey ??= greyOf(t, seat)
      }
      answer(game, t, decision, picks)
      t.out = null
      const events = out.events as readonly unknown[] as readonly GalaxyEvent[] // the game's own
      if (exploration === undefined || id === 'done') continue
      const ship = id.endsWith('-ship-2') ? 1 : 0
      const [first, second, third] = events
      const paid = first?.type === 'paid' ? first.goods : [0, 0, 0, 0]
      const moved = first?.type === 'moved' ? first : second
      if (moved?.type === 'moved') {
        const scored = [second, third].find((event) => event?.type === 'scored')
        const points = scored?.type === 'scored' && scored.for === 'technologies' ? scored.points : 0
        exploration.steps.push({
          type: 'moved',
          ship,
          ...energiesOf(t, moved.from, moved.path, at(paid, 2) + points),
          paid,
          points,
        })
      } else exploration.steps.push({ type: 'settled', ship, energies: [], tunnels: 0, paid, points: 0 })
    }
    for (const exploration of explorations.values()) {
      check(exploration)
      counted += exploration.steps.length
    }
  }
  expect(counted).toBeGreaterThan(300)
})
