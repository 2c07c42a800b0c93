import { langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { chartOf, contactPoint } from '../../../outer-rim/ui/board/layout.ts'
import { nameBox, namePoints, overlap } from '../../../outer-rim/ui/board/name-points.ts'
import { writtenName } from '../../../outer-rim/ui/board/Spaces.tsx'
import { plainTable } from '../../test/table.ts'
import '../../words/index.ts'

test('names of planets lie on no contact, those of the expansion among them', () => {
  const chart = chartOf(plainTable())
  expect(chart.places.length).toBeGreaterThan(chartOf({ modules: 0, mapOrder: 0 }).places.length)
  const plates = chart.places
    .map((place) => contactPoint(chart, place))
    .map(({ x, y }) => ({ left: x - 25, right: x + 25, top: y - 25, bottom: y + 25 }))
  for (const lang of langs)
    for (const [space, point] of namePoints(chart, (each) => writtenName(each, lang))) {
      const box = nameBox(writtenName(space, lang) ?? '', point)
      // Those of the Core Worlds have two lines.
      if (chart.spaces[space]?.isBeyond === true) continue
      expect(
        plates.filter((plate) => overlap(box, plate) > 0),
        writtenName(space, lang) ?? '',
      ).toEqual([])
    }
})
