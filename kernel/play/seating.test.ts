import { expect, test } from 'vitest'
import { isTableFor, seatingFor, seatingOf } from './seating.ts'

test('people sit down as many as they are', () => {
  expect(seatingFor({}, 3)).toEqual({ seats: 3 })
  expect(seatingFor({ automas: { 1: 1 } }, 2)).toEqual({ seats: 2 })
})

test('automas join after the people, as many as the game says for them', () => {
  expect(seatingFor({ automas: { 1: 1 } }, 1)).toEqual({ seats: 2, automas: [1] })
  expect(seatingFor({ automas: { 2: 2 } }, 2)).toEqual({ seats: 4, automas: [2, 3] })
})

test('the list of those who sit there says the same', () => {
  const seats = [{ kind: 'person' }, { kind: 'automa' }]
  expect(seatingOf({ seats })).toMatchObject(seatingFor({ automas: { 1: 1 } }, 1))
})

test('a game that automas join is for its players with just those', () => {
  const meta = { seats: [1, 2], automas: { 1: 1 } }
  const person = { kind: 'person' }
  const automa = { kind: 'automa' }
  expect(isTableFor(meta, [person, automa])).toBe(true)
  expect(isTableFor(meta, [person, person])).toBe(true)
  expect(isTableFor(meta, [person])).toBe(false)
  expect(isTableFor(meta, [automa, person])).toBe(false)
  expect(isTableFor(meta, [person, person, automa])).toBe(false)
  expect(isTableFor({ seats: [2] }, [person, automa])).toBe(true)
})
