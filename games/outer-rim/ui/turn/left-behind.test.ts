import { at, decisionsFor, viewOf } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { game } from '../../game.ts'
import { spaceOf } from '../../rules/map/map.ts'
import { askAgain, choose, empty, hold, standAt, table } from '../../test/table.ts'
import { leftBehind } from './left-behind.ts'

function endingAt(planet: string) {
  const t = table()
  const seat = t.active
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('co-1'))
  standAt(t, seat, planet)
  empty(t, seat)
  choose(t, 'credits')
  hold(t, seat, 'machine-parts')
  askAgain(t)
  return [viewOf(game, t, seat), at(decisionsFor(game, t, seat), 0)] as const
}

test('ending the action phase with a possible delivery names the delivery', () => {
  expect(leftBehind(...endingAt('ord-mantell'), 'en')).toEqual(['delivery of Machine Parts'])
  expect(leftBehind(...endingAt('ord-mantell'), 'pl')).toEqual(['dostawa: Części maszyn'])
})

test('a possible market action is not reported', () => {
  const [view, act] = endingAt('naboo')
  expect(act.options.map(({ id }) => id)).toContain('market')
  expect(leftBehind(view, act, 'en')).toEqual([])
})
