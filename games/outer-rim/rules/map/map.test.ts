import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { tiles } from '../../content/map.ts'
import { handMade } from '../../test/hand-made.ts'
import { MAP_ORDERS, mapOf, spaceOf, tilesInOrder } from './map.ts'

describe('the map', () => {
  test('OR-MAP-04, OR-RMAP-03: routes join neighbouring tiles, and no others', () => {
    const t = handMade()
    for (const order of [0, 1, 77, 400, MAP_ORDERS - 1]) {
      t.mapOrder = order
      const laid = tilesInOrder(order)
      const { neighbours } = mapOf(t).graph
      const spacesOf = (tile: number) => at(tiles, tile).spaces.map(({ id }) => spaceOf(id))
      for (const [one, tile] of laid.entries())
        for (const [other, another] of laid.entries()) {
          if (one === other) continue
          const theirs = spacesOf(another)
          const isJoined = spacesOf(tile).some((space) =>
            at(neighbours, space).some((next) => theirs.includes(next)),
          )
          expect(isJoined, `${order}: ${one} and ${other}`).toBe(Math.abs(one - other) === 1)
        }
    }
  })
})
