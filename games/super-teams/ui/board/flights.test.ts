import { expect, test } from 'vitest'
import type { RaceEvent } from '../../rules/events.ts'
import { along, flightsOf, LEG, LONGEST } from './flights.ts'

const flew = (ship: number, from: number, to: number): RaceEvent => ({
  type: 'shipFlew',
  ship,
  from,
  to,
  steps: to - from,
})

test('a ship passes every place on its way', () => {
  expect(along(3, 6)).toEqual([3, 4, 5, 6])
  expect(along(6, 4)).toEqual([6, 5, 4])
  expect(along(5, 5)).toEqual([5])
})

test('a flight of one space takes one leg', () => {
  const { duration, byShip } = flightsOf([flew(2, 3, 4)], 'normal')
  expect(duration).toBe(LEG)
  expect(byShip.get(2)?.map(({ place }) => place)).toEqual([3, 4])
})

test('a ship that falls back flies to the black hole first', () => {
  const fell: RaceEvent = { type: 'fellBack', ship: 0, from: 19, to: 17 }
  const { byShip } = flightsOf([flew(0, 16, 19), fell], 'normal')
  expect(byShip.get(0)?.map(({ place }) => place)).toEqual([16, 17, 18, 19, 19, 17])
})

test('a towed ship takes off after the other ship has landed', () => {
  const towed: RaceEvent = { type: 'towed', ship: 5, by: 0, from: 2, to: 4 }
  const { duration, byShip } = flightsOf([flew(0, 1, 4), towed], 'normal')
  expect(byShip.get(5)?.[0]?.time).toBeCloseTo(byShip.get(0)?.at(-1)?.time ?? 0)
  expect(byShip.get(5)?.at(-1)?.time).toBeCloseTo(duration)
})

test('flights are short however much happens', () => {
  const much = Array.from({ length: 20 }, (_, turn) => flew(turn % 8, turn, turn + 6))
  expect(flightsOf(much, 'normal').duration).toBeCloseTo(LONGEST)
  expect(flightsOf(much, 'fast').duration).toBeCloseTo(LONGEST / 2)
})

test('nothing flies with motion off, or if nothing has moved', () => {
  expect(flightsOf([flew(0, 1, 2)], 'off').byShip.size).toBe(0)
  expect(flightsOf([{ type: 'roundBegan' }], 'normal').duration).toBe(0)
})
