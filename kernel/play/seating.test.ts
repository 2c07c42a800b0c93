import { expect, test } from 'vitest'
import { isTableFor, seatingFor, seatingOf } from './seating.ts'

const game = { meta: { seats: [1, 2], automas: { 1: 1 } } }

test('a table has one seat for each person', () => {
  expect(seatingFor({ meta: { seats: [3] } }, 3, {})).toEqual({ seats: 3 })
  expect(seatingFor(game, 2, {})).toEqual({ seats: 2 })
})

test('automas sit after the people, and the game says how many join', () => {
  expect(seatingFor(game, 1, {})).toEqual({ seats: 2, automas: [1] })
  expect(seatingFor({ meta: { seats: [2], automas: { 2: 2 } } }, 2, {})).toEqual({
    seats: 4,
    automas: [2, 3],
  })
})

test('the number of automas can depend on the options', () => {
  const choosing = {
    ...game,
    automas: (people: number, { two }: { two?: true }) => (people > 1 ? 0 : two ? 2 : 1),
  }
  expect(seatingFor(choosing, 1, {})).toEqual({ seats: 2, automas: [1] })
  expect(seatingFor(choosing, 1, { two: true })).toEqual({ seats: 3, automas: [1, 2] })
  const [person, automa] = [{ kind: 'person' }, { kind: 'automa' }]
  expect(isTableFor(choosing, [person, automa, automa], { two: true })).toBe(true)
  expect(isTableFor(choosing, [person, automa, automa], {})).toBe(false)
})

test('a list of seat holders gives the same seating', () => {
  const seats = [{ kind: 'person' }, { kind: 'automa' }]
  expect(seatingOf({ seats })).toMatchObject(seatingFor(game, 1, {}))
})

test('a game with automas needs exactly the right number of them', () => {
  const person = { kind: 'person' }
  const automa = { kind: 'automa' }
  expect(isTableFor(game, [person, automa], {})).toBe(true)
  expect(isTableFor(game, [person, person], {})).toBe(true)
  expect(isTableFor(game, [person], {})).toBe(false)
  expect(isTableFor(game, [automa, person], {})).toBe(false)
  expect(isTableFor(game, [person, person, automa], {})).toBe(false)
  expect(isTableFor({ meta: { seats: [2] } }, [person, automa], {})).toBe(true)
})
