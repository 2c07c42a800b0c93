import { expect, it } from 'vitest'
import type { Pace } from '../../settings/settings.ts'
import { Pacing } from './pacing.ts'

it('gives a short turn its full time', () => {
  const pacing = new Pacing(() => 'normal')
  pacing.beginTurn()
  expect([0, 1, 2].map(() => pacing.pause())).toEqual([800, 800, 800])
})

it.each<[Pace, number]>([
  ['calm', 15_000],
  ['normal', 6000],
  ['quick', 2500],
  ['instant', 0],
])('at the pace %s no turn takes longer than %i ms, whatever happens in it', (pace, most) => {
  const pacing = new Pacing(() => pace)
  pacing.beginTurn()
  let time = 0
  for (let choice = 0; choice < 100; choice++)
    time += pacing.pause() + (choice % 5 === 0 ? pacing.readingTime(120) : 0)
  expect(time).toBeLessThanOrEqual(most)
})

it('gives a long text more time than a short one', () => {
  const pacing = new Pacing(() => 'normal')
  pacing.beginTurn()
  const short = pacing.readingTime(20)
  pacing.beginTurn()
  expect(pacing.readingTime(60)).toBeGreaterThan(short)
})

it('begins again with the next turn', () => {
  const pacing = new Pacing(() => 'normal')
  pacing.beginTurn()
  for (let choice = 0; choice < 100; choice++) pacing.pause()
  expect(pacing.pause()).toBeLessThan(10)
  pacing.beginTurn()
  expect(pacing.pause()).toBe(800)
})

it('plays a whole turn that is one moment, but no longer than a turn may take', () => {
  const pacing = new Pacing(() => 'normal')
  expect(pacing.playTime(4000)).toBe(4000)
  expect(pacing.playTime(9000)).toBe(6000)
  expect(new Pacing(() => 'instant').playTime(4000)).toBe(0)
})
