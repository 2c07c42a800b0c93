import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../outer-rim/content/index.ts'
import { planets } from '../../outer-rim/content/names.ts'
import {
  contactSpacesAt,
  isNavpoint,
  isPlanet,
  mapOf,
  registerMap,
  spaceOf,
} from '../../outer-rim/rules/map/map.ts'
import { box } from './box.ts'
import { coreEnds } from './map.ts'
import { coreWorlds } from './names.ts'

const MODULES = 1
registerMap(MODULES, { ends: coreEnds }, [box])
const key = (mapOrder: number) => ({ modules: MODULES, mapOrder })
const distance = (mapOrder: number, from: string, to: string) =>
  mapOf(key(mapOrder)).graph.distance(spaceOf(from), spaceOf(to))

describe('the ends of the map', () => {
  test('UB-SET-02, UB-COR-01, UB-COR-02: a navpoint and a planet at each end', () => {
    expect(coreEnds.map(({ edge, tile }) => [edge, tile.spaces.map(({ id }) => id)])).toEqual([
      ['west', ['cs-1', 'core-spinward']],
      ['east', ['ct-1', 'core-trailing']],
    ])
    for (const core of coreWorlds) expect(isPlanet(spaceOf(core))).toBe(true)
    for (const navpoint of ['cs-1', 'ct-1']) expect(isNavpoint(spaceOf(navpoint))).toBe(true)
  })

  test('G-02: the navpoint leads to both lanes of the tile beside it, and to the Core Worlds', () => {
    expect(['core-spinward', 'co-1', 'co-3'].map((id) => distance(0, 'cs-1', id))).toEqual([1, 1, 1])
    expect(['core-trailing', 'kt-4', 'kt-6'].map((id) => distance(0, 'ct-1', id))).toEqual([1, 1, 1])
    // In the reverse order, different tiles are at the ends.
    expect(distance(719, 'cs-1', 'kt-1')).toBe(1)
    expect(distance(719, 'ct-1', 'co-4')).toBe(1)
  })

  test('UB-COR-06, UB-COR-18: the Core Worlds are the farthest apart, and on the outside', () => {
    expect(distance(0, 'core-spinward', 'core-trailing')).toBeGreaterThan(20)
    const { x } = mapOf(key(0))
    const [west, east] = coreWorlds.map((core) => at(x, spaceOf(core)))
    expect(west).toBe(Math.min(...x))
    expect(east).toBe(Math.max(...x))
  })

  test('UB-SET-05 to UB-SET-09: two factions share a navpoint', () => {
    const [spinward, trailing] = [spaceOf('cs-1'), spaceOf('ct-1')]
    expect(mapOf(key(0)).entries).toEqual([spinward, trailing, trailing, spinward])
    expect(mapOf(key(719)).entries).toEqual([spinward, trailing, trailing, spinward])
  })

  test('UB-SET-13, UB-SET-16, UB-CLR-10, UB-CLR-11: one place more on every planet, empty at first in the Core', () => {
    for (const planet of planets) expect(contactSpacesAt(spaceOf(planet))).toHaveLength(3)
    for (const core of coreWorlds) expect(contactSpacesAt(spaceOf(core))).toHaveLength(1)
    const ranks = (box.contactPlaces ?? []).map(({ rank }) => rank)
    expect(ranks.filter((rank) => rank === 4)).toHaveLength(11)
    expect(ranks.filter((rank) => rank === 0)).toHaveLength(2)
  })
})

describe('the box', () => {
  const { characters, ships, contacts, market, encounters, databank, aiCards } = box.set

  test('UB-FACT-01 to UB-FACT-04: how much of what', () => {
    const counts = { characters, ships, contacts, market, encounters, databank, aiCards }
    expect(Object.entries(counts).map(([kind, cards]) => `${kind} ${cards?.length}`)).toEqual([
      'characters 8',
      'ships 6',
      'contacts 11',
      'market 45',
      'encounters 91',
      'databank 52',
      'aiCards 21',
    ])
  })

  test('UB-MRG-01: ids of both boxes together are unique', () => {
    const pieces = [baseSet, box.set].flatMap((set) =>
      [set.market, set.encounters, set.databank, set.contacts, set.aiCards].flatMap((cards = []) =>
        cards.map(({ id }) => id),
      ),
    )
    const ids = [...pieces, ...(box.otherSources ?? []).map(({ id }) => id)]
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const kind of ['characters', 'ships'] as const) {
      const sheets = [...baseSet[kind], ...(box.set[kind] ?? [])].map(({ id }) => id)
      expect(new Set(sheets).size).toBe(sheets.length)
    }
  })
})
