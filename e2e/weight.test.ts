import { describe, expect, it } from 'vitest'
import { pageSizes } from '../bench/page/sizes.ts'
import { dist } from '../tools/page.ts'

describe('the files fetched before a page or a table is shown', () => {
  const withGoals = pageSizes(dist).flatMap(({ what, value, goal }) =>
    goal === undefined ? [] : [{ what, value, goal }],
  )

  it('has a goal for the lobby and for every table', () => {
    expect(withGoals.map(({ what }) => what)).toEqual([
      'the lobby, brotli',
      'a table of Super Teams, lobby included, brotli',
      'a table of The Deckbuilding Game, lobby included, brotli',
      'a table of Outer Rim, lobby included, brotli',
      'a table of Outer Rim with Unfinished Business, lobby included, brotli',
      'a table of Transgalactica, lobby included, brotli',
    ])
  })

  it.each(withGoals)('$what: $value KB', ({ value, goal }) => {
    expect(value).toBeLessThanOrEqual(goal.value)
  })
})
