import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { CREDITS, MILITARY, POLITICS, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { type AbilityId, abilityIds } from '../../content/types.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { pointsOf } from '../../rules/costs/hold.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import { HUB, isAdvanced, NONE } from '../../rules/pieces.ts'
import { violations } from '../../rules/violations.ts'
import {
  ability,
  askAgain,
  asked,
  choose,
  chooseAs,
  draft,
  ids,
  pirates,
  planet,
  question,
} from '../table.ts'

const wealthOf = (...cards: readonly string[]) =>
  cards.map((id) => wealthCards.findIndex((card) => card.id === id))
const tileOf = (id: AbilityId) => abilityIds.indexOf(id)

/** A draft of these wealth sets and tiles, in the order of the seats. */
function draftOf(sets: readonly (readonly string[])[], tiles: readonly AbilityId[], seed = 1): Galaxy {
  const t = draft(sets.length, seed)
  t.priority = [...sets.keys()]
  for (const seat of sets.keys()) t.prioritySpaces[seat] = seat
  t.wealthSets = sets.map((set) => wealthOf(...set))
  t.abilityRow = tiles.map(tileOf)
  const frame = at(t.stack, t.stack.length - 1) as unknown as { order: number[] } // the routine of the draft
  frame.order = [...t.priority.toReversed(), ...t.priority]
  t.hold = t.hold.map(() => [0, 0, 0, 1])
  t.fleets = t.fleets.map(() => [0, 1, 2])
  askAgain(t)
  return t
}

const threeWealthSets: readonly (readonly string[])[] = [
  ['WC01', 'WC02'],
  ['WC03', 'WC04'],
  ['WC05', 'WC06'],
]

/** Seat 0 gets the first tile and the first set, seat 1 the second, and so on. */
function playDraft(sets: readonly (readonly string[])[], tiles: readonly AbilityId[], seed = 1): Galaxy {
  const t = draftOf(sets, tiles, seed)
  for (const seat of [...sets.keys()].toReversed()) chooseAs(t, seat, at(tiles, seat))
  while (question(t).startsWith('draft')) choose(t, at(sets, at(t.open, 0).seat).join('+'))
  return t
}

describe('The draft', () => {
  test('GC-DRF-01: a public set of two wealth cards and a tile for each player', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = draft(seats, seats)
      expect(t.wealthSets).toHaveLength(seats)
      expect(t.wealthSets.every((set) => set.length === 2)).toBe(true)
      expect(new Set(t.wealthSets.flat()).size).toBe(2 * seats)
      expect(new Set(t.abilityRow).size).toBe(seats)
      expect(asked(t).options).toHaveLength(2 * seats)
    }
  })

  test('GC-DRF-02, GC-DRF-03, GC-DRF-04: either kind from the last player backwards, then from the first player on', () => {
    const t = draftOf(threeWealthSets, ['diplomat', 'vanguard', 'reliefFund'])
    expect(question(t)).toBe('draft of 2')
    expect(ids(t)).toEqual(['WC01+WC02', 'WC03+WC04', 'WC05+WC06', 'diplomat', 'vanguard', 'reliefFund'])
    choose(t, 'reliefFund')
    expect(question(t)).toBe('draft of 1')
    choose(t, 'WC01+WC02')
    expect(question(t)).toBe('draft of 0')
    expect(ids(t)).toEqual(['WC03+WC04', 'WC05+WC06', 'diplomat', 'vanguard'])
    choose(t, 'WC05+WC06')
    expect(question(t)).toBe('draft of 0')
  })

  test('GC-DRF-05, GC-EX-10: a player with wealth cards takes a tile in the second pass; the last one takes what is left', () => {
    const t = draftOf(threeWealthSets, ['diplomat', 'privateBridge', 'reliefFund'])
    choose(t, 'reliefFund')
    choose(t, 'WC01+WC02')
    choose(t, 'WC05+WC06')
    expect(ids(t)).toEqual(['diplomat', 'privateBridge'])
    const events = choose(t, 'diplomat')
    // Seat 1 has one tile left to take and seat 2 one set, so they are not asked.
    expect(events.filter(({ type }) => type === 'drafted')).toHaveLength(3)
    expect(t.abilities).toEqual([tileOf('diplomat'), tileOf('privateBridge'), tileOf('reliefFund')])
    expect(t.round).toBe(1)
  })

  test('GC-DRF-06, GC-DRF-07, GC-ORG-40: players gain everything on their wealth cards, which leave the game', () => {
    const t = playDraft(
      [
        ['WC01', 'WC04'],
        ['WC08', 'WC12'],
        ['WC05', 'WC13'],
      ],
      ['nightmare', 'privateBridge', 'reserveLocker'],
    )
    // WC01: 2 energy, 1 raw material, 1 credit. WC04: 3 credits, 1 point. Each seat starts with a credit, and income is
    // still to come.
    expect(at(t.hold, 0).slice(0, 2)).toEqual([2, 1])
    expect(t.hold[0]?.[CREDITS]).toBe(1 + 1 + 3)
    expect(at(t.levels, 1)[TECHNOLOGY]).toBe(1)
    expect(at(t.levels, 1)[POLITICS]).toBe(1)
    expect(at(t.levels, 2)[TECHNOLOGY]).toBe(1)
    expect(t.wealth).toEqual([[], [], []])
    expect(violations(t)).toEqual([])
  })

  test('GC-DRF-08: advances of wealth cards are free, including military and trade', () => {
    const t = playDraft(
      [
        ['WC08', 'WC09'],
        ['WC03', 'WC04'],
      ],
      ['nightmare', 'privateBridge'],
    )
    expect(at(t.levels, 0)[MILITARY]).toBe(1)
    expect(at(t.levels, 0)[TRADE]).toBe(1)
    expect(t.markers[0]).toBe(3)
    expect(at(t.hold, 0)).toEqual([0, 0, 0, 1])
  })

  test('GC-DRF-09, GC-DRF-10, GC-DRF-11: the first outposts and the ships are at the central planet; tiles stay', () => {
    const t = playDraft(threeWealthSets, ['nightmare', 'privateBridge', 'reserveLocker'])
    expect(t.outposts).toEqual([1 << HUB, 1 << HUB, 1 << HUB])
    expect(t.ships).toEqual([[HUB], [HUB], [HUB]])
    expect(t.abilities).not.toContain(NONE)
  })
})

describe('Ability tiles at setup', () => {
  test('GC-ABL-01, GC-ORG-81: the lieutenant replaces the mobilised crew member, who leaves the game', () => {
    const t = playDraft(threeWealthSets, ['lieutenant', 'privateBridge', 'nightmare'])
    expect([t.lieutenant[0], t.crew[0], t.cryo[0], t.crewGone[0]]).toEqual([1, 0, 5, 1])
    expect(t.lieutenant.slice(1)).toEqual([0, 0])
  })

  test('GC-ABL-05, GC-ABL-13, GC-ORG-80, GC-ORG-87: Diplomat and War Correspondent advance free of cost, and nobody scores for it', () => {
    const t = playDraft(
      [
        ['WC01', 'WC02'],
        ['WC08', 'WC05'],
      ],
      ['diplomat', 'warCorrespondent'],
    )
    expect(at(t.levels, 0)[POLITICS]).toBe(1)
    expect(at(t.levels, 1)[MILITARY]).toBe(2)
    expect(at(t.hold, 1)[0]).toBe(2)
    expect(pointsOf(t, 1)).toBe(0)
    // GC-ORG-80: tiles come after the wealth cards, so the second space and its token are reached.
    expect(at(t.tokens, 1)).toHaveLength(1)
  })

  test('GC-ABL-08, GC-ORG-80, GC-SET-06: the Reserve Locker takes 3 basic and 2 advanced tokens of those left over', () => {
    for (const seats of [2, 3, 5]) {
      const sets = [
        ['WC01', 'WC02'],
        ['WC03', 'WC04'],
        ['WC06', 'WC13'],
        ['WC07', 'WC11'],
        ['WC10', 'WC12'],
      ].slice(0, seats)
      const tiles = (
        ['reserveLocker', 'nightmare', 'privateBridge', 'diplomat', 'reliefFund'] as const
      ).slice(0, seats)
      const t = playDraft(sets, tiles)
      const before = draft(seats).tokenBox
      expect(at(t.reserve, 0).filter((token) => !isAdvanced(token))).toHaveLength(3)
      expect(at(t.reserve, 0).filter(isAdvanced)).toHaveLength(2)
      expect(at(t.reserve, 0).every((token) => before.includes(token))).toBe(true)
      expect(t.tokenBox).toHaveLength(before.length - 5)
      // With five players and all five outer action planets on the map, exactly these are left.
      if (seats === 5) expect(before.length).toBeGreaterThanOrEqual(5)
    }
  })

  test('GC-ABL-10, GC-ORG-85, GC-ORG-106: the Merchant House starts at trade 2 without the reward; a wealth card adds to it', () => {
    const plain = playDraft(threeWealthSets, ['merchantHouse', 'privateBridge', 'nightmare'])
    expect(at(plain.levels, 0)[TRADE]).toBe(2)
    expect(plain.markers[0]).toBe(3)
    expect(at(plain.incomeTracks, 0)[1]).toBe(at(plain.fleets, 0)[0])
    // WC01, WC02 and the first credit, without the reward of the fleet token.
    expect(at(plain.hold, 0)).toEqual([3, 3, 0, 3])
    const more = playDraft(
      [
        ['WC09', 'WC02'],
        ['WC03', 'WC04'],
      ],
      ['merchantHouse', 'privateBridge'],
    )
    expect(at(more.levels, 0)[TRADE]).toBe(3)
    expect(more.markers[0]).toBe(4)
    expect(violations(more)).toEqual([])
  })

  test('GC-ABL-16, GC-ABL-17, GC-ABL-18, GC-ORG-88: the Vanguard has more crew and a second outpost, and acts last', () => {
    const t = draftOf(threeWealthSets, ['vanguard', 'privateBridge', 'nightmare'])
    const yellow = planet(t, 'PL05')
    pirates(t, yellow, null)
    const token = at(t.planetTokens, yellow)
    chooseAs(t, 2, 'nightmare')
    chooseAs(t, 1, 'privateBridge')
    chooseAs(t, 0, 'vanguard')
    while (question(t).startsWith('draft')) choose(t, ids(t)[0] ?? '')
    expect(question(t)).toBe('placeOutpost of 0')
    // Action planets without pirates whose requirement the trade level meets.
    const spaces = asked(t).options.map(({ facts }) => Number(facts?.['space']))
    expect(spaces).toContain(yellow)
    expect(spaces.every((space) => t.pirates[space] === NONE)).toBe(true)
    choose(t, asked(t).options.find(({ facts }) => facts?.['space'] === yellow)?.id ?? '')
    expect(t.outposts[0]).toBe((1 << HUB) | (1 << yellow))
    expect(at(t.tokens, 0)).toEqual([token])
    // One crew member of its own, one of the tile, one of the second outpost space.
    expect([t.crew[0], t.cryo[0]]).toEqual([3, 3])
    expect(t.hold[0]?.slice(0, 2)).toEqual([3, 3])
    expect(t.priority).toEqual([1, 2, 0])
    expect(t.prioritySpaces[0]).toBe(5)
    expect(violations(t)).toEqual([])
  })

  test('GC-ABL-19, GC-CMP-03: the second ship starts beside the first', () => {
    const t = playDraft(threeWealthSets, ['secondShip', 'privateBridge', 'nightmare'])
    expect(t.ships[0]).toEqual([HUB, HUB])
    ability(t, 1, 'reliefFund')
    expect(t.ships[1]).toEqual([HUB])
  })
})
