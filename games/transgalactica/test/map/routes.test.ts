import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { maps } from '../../content/maps.ts'
import { mapFor } from '../../rules/map/map.ts'
import { everyRoute, routesTo } from '../../rules/map/route-choice.ts'
import { leastEnergy, NO_WAY, pathOf, TUNNEL, TUNNEL_ANYWHERE, WALK } from '../../rules/map/routes.ts'
import { ability, hold, table } from '../table.ts'

/** Routes computed a second time: every walk of a number of steps, with the most expensive connections free. */

interface Walk {
  readonly path: readonly number[]
  /** Energy of each connection, without tunnels. */
  readonly energies: readonly number[]
  readonly tunnels: number
}

function walksFrom(seats: number, from: number, steps: number, fromAnywhere: boolean): Walk[] {
  const map = mapFor(seats)
  let last: Walk[] = [{ path: [from], energies: [], tunnels: 0 }]
  const all = [...last]
  for (let step = 0; step < steps; step++) {
    last = last.flatMap(({ path, energies, tunnels }) => {
      const here = at(path, path.length - 1)
      const walked = at(map.neighbours, here).map((to, index) => ({
        path: [...path, to],
        energies: [...energies, at(at(map.energies, here), index)],
        tunnels,
      }))
      const mayEnter = tunnels === 0 && (fromAnywhere || at(map.hasTunnel, here))
      const tunnelled = mayEnter
        ? map.tunnels
            .filter((to) => to !== here)
            .map((to) => ({ path: [...path, to], energies, tunnels: tunnels + 1 }))
        : []
      return [...walked, ...tunnelled]
    })
    all.push(...last)
  }
  return all
}

function energyOf({ energies }: Walk, free: number): number {
  return energies
    .toSorted((a, b) => b - a)
    .slice(free)
    .reduce((sum, energy) => sum + energy, 0)
}

function leastByHand(walks: readonly Walk[], to: number, kind: number, free: number): number {
  return Math.min(
    NO_WAY,
    ...walks
      .filter(({ path, tunnels }) => path.at(-1) === to && tunnels === (kind === WALK ? 0 : 1))
      .map((walk) => energyOf(walk, free)),
  )
}

describe('GC-EXP-03, GC-ORG-43, GC-ORG-44: the least energy of a journey', () => {
  for (const seats of [2, 3, 4, 5]) {
    test(`on the map for ${seats} is the same as for all walks by hand`, () => {
      const { spaces } = mapFor(seats)
      for (const from of [0, 1, 2, spaces - 1])
        for (const kind of [WALK, TUNNEL, TUNNEL_ANYWHERE])
          for (const steps of [1, 2, 3, 4]) {
            const walks = walksFrom(seats, from, steps, kind === TUNNEL_ANYWHERE)
            for (const free of [0, 1, 2])
              for (let to = 0; to < spaces; to++)
                expect([
                  from,
                  kind,
                  steps,
                  free,
                  to,
                  leastEnergy(seats, from, to, kind, steps, free),
                ]).toEqual([from, kind, steps, free, to, leastByHand(walks, to, kind, Math.min(free, steps))])
          }
    })
  }

  test('is the energy of the path that is drawn', () => {
    for (const seats of [2, 5]) {
      const map = mapFor(seats)
      for (let from = 0; from < map.spaces; from++)
        for (let to = 0; to < map.spaces; to++)
          for (const kind of [WALK, TUNNEL, TUNNEL_ANYWHERE])
            for (const [steps, free] of [
              [1, 0],
              [3, 1],
              [6, 2],
            ] as const) {
              const least = leastEnergy(seats, from, to, kind, steps, free)
              if (least === NO_WAY || from === to) continue
              const path = pathOf(seats, from, to, kind, steps, free)
              expect(path.at(-1)).toBe(to)
              expect(path.length).toBeLessThanOrEqual(steps)
              const fitting = walksAlong(map, [from, ...path], kind)
              expect(Math.min(...fitting.map((walk) => energyOf(walk, free)))).toBe(least)
            }
    }
  })
})

/** The path as a walk, with one of its steps through a tunnel if the kind needs one. */
function walksAlong(map: ReturnType<typeof mapFor>, path: readonly number[], kind: number): Walk[] {
  const steps = path.slice(1).map((to, index) => ({ from: at(path, index), to }))
  const energyBetween = (from: number, to: number) =>
    at(map.energies, from)[at(map.neighbours, from).indexOf(to)] ?? NO_WAY
  if (kind === WALK)
    return [{ path, tunnels: 0, energies: steps.map(({ from, to }) => energyBetween(from, to)) }]
  return steps.flatMap((tunnel) => {
    const mayEnter = kind === TUNNEL_ANYWHERE || at(map.hasTunnel, tunnel.from)
    if (!mayEnter || !at(map.hasTunnel, tunnel.to)) return []
    const walked = steps.filter((step) => step !== tunnel)
    return [{ path, tunnels: 1, energies: walked.map(({ from, to }) => energyBetween(from, to)) }]
  })
}

describe('GC-ORG-44, GC-ORG-45: the ways to a space that are offered', () => {
  /** The price and the rest of the movement of every walk that no other walk beats. */
  function bestByHand(walks: readonly Walk[], to: number, spaces: number, free: number): string[] {
    const ways = walks
      .filter(({ path, tunnels }) => path.length > 1 && path.at(-1) === to && tunnels <= 1)
      .map((walk) => {
        const waived = Math.min(free, walk.energies.length)
        const paidFor = Math.min(spaces, walk.path.length - 1 - waived)
        const freeUsed = walk.path.length - 1 - paidFor
        return {
          energy: energyOf(walk, waived),
          aliens: walk.tunnels,
          left: spaces + free - (walk.path.length - 1),
          freeLeft: free - freeUsed,
        }
      })
      .filter(({ freeLeft }) => freeLeft >= 0)
    type ByHand = (typeof ways)[number]
    const isAsGood = (a: ByHand, b: ByHand) =>
      a.energy <= b.energy && a.aliens <= b.aliens && a.left >= b.left && a.freeLeft >= b.freeLeft
    const best = ways.filter((way) => !ways.some((other) => isAsGood(other, way) && !isAsGood(way, other)))
    return [...new Set(best.map((way) => JSON.stringify(way)))].toSorted()
  }

  test.each([
    [0, 2],
    [1, 1],
    [2, 1],
    [3, 0],
  ])('are all ways that no other one beats, with %i spaces for energy and %i free ones', (spaces, free) => {
    for (const seats of [2, 3, 4, 5]) {
      const t = table(seats)
      for (const from of [0, 1, 2, 3, mapFor(seats).spaces - 1]) {
        const walks = walksFrom(seats, from, spaces + free, false)
        for (let to = 0; to < mapFor(seats).spaces; to++) {
          if (to === from) continue
          const budget = { spaces, free, hasExtra: false, isExtraApart: false }
          const offered = everyRoute(t, 0, from, to, budget).map(({ energy, cost, spacesLeft, freeLeft }) =>
            JSON.stringify({ energy, aliens: cost[2], left: spacesLeft + freeLeft, freeLeft }),
          )
          expect([seats, from, to, offered.toSorted()]).toEqual([
            seats,
            from,
            to,
            bestByHand(walks, to, spaces, free),
          ])
        }
      }
    }
  })
})

test('a seat that can pay for everything has all ways open', () => {
  for (const seats of [2, 5])
    for (const isNightmare of [false, true]) {
      const t = table(seats, (t) => {
        hold(t, 0, { energy: 9, alien: 9 })
        if (isNightmare) ability(t, 0, 'nightmare')
      })
      const { spaces: all } = mapFor(seats)
      for (const [spaces, free] of [
        [0, 2],
        [1, 0],
        [3, 0],
        [2, 1],
      ] as const)
        for (let from = 0; from < all; from++)
          for (let to = 0; to < all; to++) {
            if (from === to) continue
            const budget = { spaces, free, hasExtra: false, isExtraApart: false }
            expect([from, to, routesTo(t, 0, from, to, budget)]).toEqual([
              from,
              to,
              everyRoute(t, 0, from, to, budget),
            ])
          }
    }
})

describe('the maps', () => {
  /** By hand from G15: the number of spaces in each ring, and the spaces with a tunnel. */
  const expected: Readonly<
    Record<number, readonly [inner: number, outer: number, tunnels: readonly string[]]>
  > = {
    2: [4, 6, ['R2', 'S1', 'S5']],
    3: [5, 8, ['R2', 'S5', 'S8']],
    4: [6, 10, ['R3', 'S3', 'S7', 'S10']],
    5: [7, 12, ['R2', 'S5', 'S8', 'S12']],
  }

  test('GC-ORG-43: connections lead both ways, and every space has one for 1 energy', () => {
    for (const seats of [2, 3, 4, 5]) {
      const map = mapFor(seats)
      const [inner, outer] = expected[seats] ?? [0, 0]
      expect(map.spaces).toBe(1 + inner + outer)
      expect(map.cheapest.every((energy) => energy === 1)).toBe(true)
      expect(at(map.neighbours, 0)).toHaveLength(inner)
      for (let from = 0; from < map.spaces; from++)
        for (const [index, to] of at(map.neighbours, from).entries())
          expect(at(map.energies, to)[at(map.neighbours, to).indexOf(from)]).toBe(
            at(at(map.energies, from), index),
          )
    }
  })

  test('GC-ORG-44: the tunnel spaces of each map', () => {
    for (const seats of [2, 3, 4, 5]) {
      const ids = mapFor(seats).tunnels.map((space) => maps[seats]?.spaces[space]?.id)
      expect(ids).toEqual(expected[seats]?.[2])
    }
  })
})
