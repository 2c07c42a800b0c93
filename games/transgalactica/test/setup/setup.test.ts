import { at, everybody, newChance, viewOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { decrees } from '../../content/decrees.ts'
import { maps } from '../../content/maps.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { CREDITS, goods } from '../../content/names.ts'
import { OUTPOSTS } from '../../content/panel.ts'
import { planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import { tokenStacks } from '../../content/tracks.ts'
import { game } from '../../game.ts'
import { meta } from '../../meta.ts'
import { fields, type Galaxy, setup } from '../../rules/galaxy.ts'
import {
  BASIC_TOKENS,
  FIRST_MINING,
  HUB,
  HUB_PLANET,
  isAdvanced,
  levelOfMission,
  NONE,
} from '../../rules/pieces.ts'
import { violations } from '../../rules/violations.ts'
import { draft, planetOf, table } from '../table.ts'

const seatCounts = [2, 3, 4, 5]
const seeds = [1, 2, 3, 4, 5, 6]

/** New games at each number of seats, several times. */
function eachBeginning(see: (t: Galaxy, seats: number) => void): void {
  for (const seats of seatCounts) for (const seed of seeds) see(draft(seats, seed), seats)
}

const spacesOf = (seats: number) => maps[seats]?.spaces ?? []
const others = (t: Galaxy) =>
  spacesOf(t.seats).flatMap(({ holds }, space) => (holds === 'other' ? [space] : []))
const bases = (t: Galaxy) =>
  spacesOf(t.seats).flatMap(({ holds }, space) => (holds === 'base' ? [space] : []))
const planetOn = (t: Galaxy, space: number) => at(planets, at(t.planets, space))

describe('The shared area', () => {
  test('GC-CMP-01: for two to five players', () => {
    expect(meta.seats).toEqual([2, 3, 4, 5])
  })

  test('GC-SET-01, GC-SET-02: each number of players has its own side of the board', () => {
    const sizes = seatCounts.map((seats) => draft(seats).planets.filter((planet) => planet !== NONE).length)
    expect(sizes).toEqual([11, 14, 17, 20])
  })

  test('GC-SET-03, GC-SET-04, GC-SET-05, GC-SET-06, GC-CMP-08: basic and advanced tokens lie face up on squares of their colour, the rest is out of play', () => {
    eachBeginning((t, seats) => {
      for (const [index, { isAdvanced: wanted, size }] of tokenStacks.entries()) {
        const stack = at(t.stacks, index)
        // GC-SET-05: a square with a number takes a stack of that size.
        expect(stack).toHaveLength(size[seats] ?? 0)
        expect(stack.every((token) => isAdvanced(token) === wanted)).toBe(true)
        // GC-SET-04: face up, so everybody knows the top, and nobody knows the tokens under it.
        expect(stack.map((token) => t.knowers[token])).toEqual([...stack.slice(1).map(() => 0), everybody(t)])
      }
      const placed = [...t.stacks.flat(), ...t.planetTokens, ...t.roundTokens].filter((token) => token >= 0)
      expect(placed.length + t.tokenBox.length).toBe(37)
      expect(t.tokens.flat()).toEqual([])
    })
    // Nobody sees the left-over tokens, nor the tokens under a top.
    const t = draft(4)
    const view = viewOf(game, t, 0)
    expect(view.tokenBox).toEqual(t.tokenBox.map((token) => (isAdvanced(token) ? -3 : -2)))
    expect(at(view.stacks, 0).slice(0, -1)).toEqual(
      at(t.stacks, 0)
        .slice(0, -1)
        .map(() => -2),
    )
  })

  test('GC-SET-03: the pools are shuffled separately, and every token can lie anywhere', () => {
    const tops = new Set(Array.from({ length: 60 }, (_, seed) => draft(3, seed).stacks[0]?.at(-1)))
    expect(tops.size).toBeGreaterThan(10)
    expect([...tops].every((token) => (token ?? 99) < BASIC_TOKENS)).toBe(true)
  })

  test('GC-SET-07, GC-SET-08: random base action planets fill the spaces with the base symbol', () => {
    const seen = new Set<string>()
    eachBeginning((t) => {
      for (const space of bases(t)) {
        const { isBase, kind, slots, id } = planetOn(t, space)
        expect([isBase, kind]).toEqual([true, 'action'])
        expect(slots.every((trade) => trade === 0)).toBe(true)
        seen.add(`${space} ${id}`)
      }
    })
    expect(seen.size).toBeGreaterThan(12)
  })

  test('GC-SET-09, GC-SET-11: a basic token on each base action planet, an advanced one on each other action planet', () => {
    eachBeginning((t) => {
      for (const [space, token] of t.planetTokens.entries()) {
        const planet = planets[at(t.planets, space)]
        if (planet?.kind !== 'action') expect(token).toBe(NONE)
        else {
          expect(isAdvanced(token)).toBe(planet.isBase !== true)
          expect(t.knowers[token]).toBe(everybody(t))
        }
      }
    })
  })

  test('GC-SET-10, GC-SET-12, GC-SET-13: other tiles lie at random on the other spaces; base tiles and the Nightmare never do', () => {
    const seen = new Set<number>()
    eachBeginning((t) => {
      const laid = others(t).map((space) => at(t.planets, space))
      expect(laid.some((planet) => planets[planet]?.isBase === true)).toBe(false)
      expect(t.planets).not.toContain(planetOf('PL20'))
      expect(new Set(laid).size).toBe(laid.length)
      for (const planet of laid) seen.add(planet)
    })
    expect(seen.size).toBe(15)
    expect(draft(2).planets[HUB]).toBe(HUB_PLANET)
  })

  test('GC-SET-14, GC-SET-15, GC-SET-16, GC-SET-17, GC-CMP-07, GC-EX-09: one pirate more than players, on random planets other than base planets', () => {
    const seen = new Set<number>()
    eachBeginning((t, seats) => {
      const held = t.pirates.flatMap((pirate, space) => (pirate === NONE ? [] : [space]))
      expect(held).toHaveLength(seats + 1)
      expect(held.every((space) => others(t).includes(space))).toBe(true)
      expect(new Set(held.map((space) => t.pirates[space])).size).toBe(seats + 1)
      for (const space of held) seen.add(space)
    })
    expect(draft(3).pirates.filter((pirate) => pirate !== NONE)).toHaveLength(4)
    expect(seen.size).toBeGreaterThan(12)
  })

  test('GC-SET-14: the pirates of a small table are drawn from all six', () => {
    const seen = new Set(Array.from({ length: 12 }, (_, seed) => draft(2, seed).pirates).flat())
    seen.delete(NONE)
    expect(seen.size).toBe(6)
  })

  test('GC-SET-18, GC-SET-19, GC-SET-20: a starting mining token for each player, one token on the action space, the rest in a stack', () => {
    eachBeginning((t, seats) => {
      for (const track of t.miningTracks) {
        expect(track).toHaveLength(1)
        expect(at(miningTokens, at(track, 0) - FIRST_MINING).isStarting).toBe(true)
      }
      expect(t.miningSpace).toHaveLength(1)
      expect(t.miningStack).toHaveLength(13 - seats - 1)
    })
    // GC-SET-19: undealt starting tokens are among the rest.
    const stack = draft(2).miningStack.concat(draft(2).miningSpace)
    expect(stack.filter((token) => miningTokens[token - FIRST_MINING]?.isStarting === true)).toHaveLength(3)
  })

  test('GC-SET-21, GC-SET-22: three technology cards of each level, and no others', () => {
    eachBeginning((t) => {
      expect(t.technologies.map((card) => technologies[card]?.level)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
      expect(new Set(t.technologies).size).toBe(9)
    })
  })

  test('GC-SET-23, GC-SET-24, GC-SET-25: three missions of each level by number, and a face-down deck for each level', () => {
    eachBeginning((t) => {
      for (const [row, missions] of t.missionRows.entries()) {
        expect(missions).toHaveLength(3)
        expect(missions.every((mission) => levelOfMission(mission) === row)).toBe(true)
        expect(missions).toEqual(missions.toSorted((a, b) => a - b))
        expect(at(t.missionDecks, row).every((mission) => levelOfMission(mission) === row)).toBe(true)
      }
      expect(t.missionDecks.map((deck) => deck.length)).toEqual([11, 9])
    })
  })

  test('GC-SET-26, GC-SET-27, GC-SEN-06: one decree of each mark', () => {
    eachBeginning((t) => {
      expect(t.decrees.map((decree) => decrees[decree]?.mark)).toEqual([1, 2, 3])
    })
  })

  test('GC-SET-28, GC-SET-29, GC-SET-30, GC-SET-31, GC-ORG-02, GC-ORG-27: round 1, all levels and points at 0, an unlimited supply', () => {
    const t = draft(3)
    expect(t.levels.flat().every((level) => level === 0)).toBe(true)
    expect(
      fields.ledger
        .empty(3)
        .flat()
        .every((points) => points === 0),
    ).toBe(true)
    expect(table(3).round).toBe(1)
    // GC-SET-31, GC-CMP-05: goods come from a supply that is not counted.
    expect(goods).toEqual(['energy', 'raw', 'alien', 'credits'])
  })

  test('GC-SET-32, GC-SET-33: a random player begins, the others follow clockwise', () => {
    const first = new Set<number>()
    for (let seed = 0; seed < 30; seed++) {
      const { priority, prioritySpaces } = draft(4, seed)
      first.add(at(priority, 0))
      for (const [place, seat] of priority.entries()) {
        expect(seat).toBe((at(priority, 0) + place) % 4)
        expect(prioritySpaces[seat]).toBe(place)
      }
    }
    expect(first.size).toBe(4)
  })

  test('setup draws no chance before the first routine, and every pool has its own stream', () => {
    const chance = newChance(7, game.streams)
    setup({ seats: 3 }, {}, chance)
    expect(Object.values(chance.drawn).every((drawn) => drawn === 0)).toBe(true)
    expect(Object.values(draft(3).chance.drawn).every((drawn) => drawn > 0)).toBe(true)
  })

  test('GC-SET-18, GC-SET-21, GC-SET-23, GC-SET-26, GC-SPP-13, GC-DRF-01: every piece in the box can come into play', () => {
    const tables = Array.from({ length: 60 }, (_, seed) => draft(5, seed))
    const kinds = (seen: (t: Galaxy) => readonly number[]) => new Set(tables.flatMap(seen)).size
    expect(kinds((t) => t.technologies)).toBe(30)
    expect(kinds((t) => t.missionRows.flat())).toBe(26)
    expect(kinds((t) => t.decrees)).toBe(12)
    expect(kinds((t) => at(t.goals, 0))).toBe(14)
    expect(kinds((t) => t.wealthSets.flat())).toBe(14)
    expect(kinds((t) => t.abilityRow)).toBe(10)
    expect(kinds((t) => at(t.miningTracks, 0))).toBe(5)
  })

  test('a new table breaks no rule', () => {
    for (const seats of seatCounts)
      for (const seed of seeds) expect(violations(draft(seats, seed))).toEqual([])
    for (const seats of seatCounts) expect(violations(table(seats))).toEqual([])
  })
})

describe('Each player', () => {
  test('GC-SPP-01, GC-SPP-02, GC-SPP-06, GC-SPP-07, GC-SPP-08: seven outposts, a credit, two markers in the hold and three on the trade track', () => {
    eachBeginning((t) => {
      expect(OUTPOSTS).toBe(7)
      expect(t.outposts.every((outposts) => outposts === 0)).toBe(true)
      expect(t.markers.every((markers) => markers === 2)).toBe(true)
      expect(violations(t)).toEqual([])
    })
    // The reward of the starting token is added to the credit.
    expect(draft(3).hold.map((hold) => hold[CREDITS])).toEqual([1, 1, 1])
  })

  test('GC-SPP-03, GC-SPP-04: the starting mining token pays at once', () => {
    eachBeginning((t) => {
      for (const [seat, track] of t.miningTracks.entries()) {
        const id = at(miningTokens, at(track, 0) - FIRST_MINING).id
        const [energy, raw] = ['MT04', 'MT05'].includes(id) ? [1, 0] : [0, 1]
        expect(t.hold[seat]).toEqual([energy, raw, 0, 1])
      }
    })
  })

  test('GC-SPP-05, GC-ORG-29, GC-ORG-101: the same three fleet tokens for each player, in random order and public', () => {
    const orders = new Set<string>()
    eachBeginning((t) => {
      for (const fleet of t.fleets) {
        expect(fleet.toSorted()).toEqual([0, 1, 2])
        orders.add(fleet.join())
      }
      expect(viewOf(game, t, 0).fleets).toEqual(t.fleets)
    })
    expect(orders.size).toBe(6)
  })

  test('GC-SPP-09, GC-SPP-10, GC-CMP-02, GC-CMP-11, GC-ORG-01: three captains with two players, otherwise two', () => {
    expect(seatCounts.map((seats) => at(draft(seats).captains, 0))).toEqual([3, 2, 2, 2])
  })

  test('GC-SPP-11, GC-SPP-12: one crew member at home, five in cryo capsules', () => {
    eachBeginning((t) => {
      expect(t.crew.every((crew) => crew === 1)).toBe(true)
      expect(t.cryo.every((cryo) => cryo === 5)).toBe(true)
    })
  })

  test('GC-SPP-13: two goals, which no other player sees', () => {
    const t = draft(4)
    expect(t.goals.map((goals) => goals.length)).toEqual([2, 2, 2, 2])
    expect(viewOf(game, t, 1).goals).toEqual([2, t.goals[1], 2, 2])
    expect(viewOf(game, t, null).goals).toEqual([2, 2, 2, 2])
  })

  test('GC-CMP-03, GC-CMP-04: without their tiles, no player has the sixth ship or the lieutenant', () => {
    const t = table(5)
    expect(t.ships.map((ships) => ships.length)).toEqual([1, 1, 1, 1, 1])
    expect(t.lieutenant).toEqual([0, 0, 0, 0, 0])
  })
})
