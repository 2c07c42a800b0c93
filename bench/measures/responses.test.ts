import { expect, it } from 'vitest'
import { responseFigures } from './responses.ts'

it('touches and moments are reported with their goals; a game without moments is left out', () => {
  const { figures, leftOut } = responseFigures({
    'super-teams': {
      touches: { pressed: [40, 60, 120], released: [100, 300] },
      work: { longestTask: 12, frames: [1, 2, 3, 9] },
    },
    deckbuilding: { touches: { pressed: [20], released: [] }, work: null },
  })
  expect(figures.map(({ id, value, goal }) => [id, Number(value.toFixed(2)), goal?.value])).toEqual([
    ['page.super-teams.touch', 114, 100],
    ['page.super-teams.touch.change', 290, undefined],
    ['page.super-teams.moment.task', 12, 50],
    ['page.super-teams.moment.frame', 8.1, 8],
    ['page.deckbuilding.touch', 20, 100],
  ])
  expect(leftOut).toEqual([{ what: 'moments of The Deckbuilding Game', why: 'none came up' }])
})
