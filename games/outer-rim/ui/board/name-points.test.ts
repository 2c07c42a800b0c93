import { at, langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { MAP_ORDERS, spaces } from '../../rules/map/map.ts'
import { CHART, chartOf, contactPoint, FAME_RADIUS, onArc, SWEEP } from './layout.ts'
import { nameBox, namePoints, overlap, signPoints } from './name-points.ts'
import { writtenName } from './Spaces.tsx'

/** Half the size of a contact's plate. */
const PLATE = 25

test.each([0, 1, 77, MAP_ORDERS - 1])(
  'names of planets lie on no contact and within the chart, whatever the order of tiles: %i',
  (mapOrder) => {
    const chart = chartOf({ modules: 0, mapOrder })
    const plates = chart.places
      .map((place) => contactPoint(chart, place))
      .map(({ x, y }) => ({ left: x - PLATE, right: x + PLATE, top: y - PLATE, bottom: y + PLATE }))
    for (const lang of langs)
      for (const [space, point] of namePoints(chart, (each) => writtenName(each, lang))) {
        const name = writtenName(space, lang) ?? ''
        const box = nameBox(name, point)
        expect(
          plates.filter((plate) => overlap(box, plate) > 0),
          name,
        ).toEqual([])
        expect([box.left > 0, box.right < CHART.width, box.top > 0], name).toEqual([true, true, true])
      }
  },
)

/** Half the size of a patrol's plate, and the area of it that a name may cover. */
const PATROL = 24
const LITTLE = 0.1 * (2 * PATROL) ** 2

test('names of planets cover patrols only if there is no other place', () => {
  const chart = chartOf({ modules: 0, mapOrder: 0 })
  const patrols = chart.spaces
    .filter(({ space }) => at(spaces, space).kind === 'navpoint')
    .map(({ x, y }) => ({ left: x - PATROL, right: x + PATROL, top: y - 4 - PATROL, bottom: y - 4 + PATROL }))
  for (const lang of langs) {
    const points = namePoints(chart, (each) => writtenName(each, lang))
    const covering = [...points].filter(([space, point]) =>
      patrols.some((patrol) => overlap(nameBox(writtenName(space, lang) ?? '', point), patrol) > LITTLE),
    )
    expect(covering.map(([space]) => at(spaces, space).id)).toEqual(['ring-of-kafrene'])
  }
})

test('names of planets do not cover the stacks of patrols', () => {
  const chart = chartOf({ modules: 0, mapOrder: 0 })
  const stacks = chart.stacks.map(({ x, y }) => ({
    left: x - PATROL,
    right: x + PATROL,
    top: y - PATROL,
    bottom: y + PATROL,
  }))
  for (const lang of langs)
    for (const [space, point] of namePoints(chart, (each) => writtenName(each, lang))) {
      const name = writtenName(space, lang) ?? ''
      expect(
        stacks.filter((stack) => overlap(nameBox(name, point), stack) > LITTLE),
        name,
      ).toEqual([])
    }
})

/** Half the visible size of a mark of the fame track, with the halo of a name. */
const SIGN = 18

test('names of planets cover no mark of the fame track', () => {
  const chart = chartOf({ modules: 0, mapOrder: 0 })
  const signs = Array.from({ length: 11 }, (_, fame) => onArc((SWEEP * fame) / 10, FAME_RADIUS)).map(
    ({ x, y }) => ({ left: x - SIGN, right: x + SIGN, top: y - SIGN, bottom: y + SIGN }),
  )
  for (const lang of langs) {
    const covering = [...namePoints(chart, (each) => writtenName(each, lang))].filter(([space, point]) =>
      signs.some((sign) => overlap(nameBox(writtenName(space, lang) ?? '', point), sign) > 0),
    )
    expect(covering.map(([space]) => at(spaces, space).id)).toEqual([])
  }
})

/** Half the size of a distance mark, on a phone. */
const DISTANCE = 34

test.each([0, 77])('distance marks cover no name in any order of tiles: %i', (mapOrder) => {
  const chart = chartOf({ modules: 0, mapOrder })
  for (const lang of langs) {
    const nameOf = (space: number) => writtenName(space, lang)
    const names = namePoints(chart, nameOf)
    const boxes = [...names].map(([space, point]) => nameBox(nameOf(space) ?? '', point))
    const covering = [...signPoints(chart, names, nameOf)].filter(([, { x, y }]) => {
      const sign = { left: x - DISTANCE, right: x + DISTANCE, top: y - DISTANCE, bottom: y + DISTANCE }
      return boxes.some((box) => overlap(box, sign) > 0)
    })
    expect(covering.map(([space]) => at(spaces, space).id)).toEqual([])
  }
})
