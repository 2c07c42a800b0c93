import { describe, expect, test } from 'vitest'
import { at, kindOf } from '../index.ts'
import { newTestMatch } from '../testkit/index.ts'
import { toyGame } from '../testkit/toy-game.ts'
import { undoReach } from './undo.ts'

const person = () => true

describe('how far undo goes', () => {
  test('is free back to the wall: a choice that drew on chance or showed something', () => {
    const made = [
      { seat: 0, wall: null, isTalk: false },
      { seat: 0, wall: 'chance' as const, isTalk: false },
      { seat: 0, wall: null, isTalk: false },
      { seat: 0, wall: null, isTalk: false },
    ]
    expect(undoReach(made, 0, person)).toEqual({
      entry: 3,
      free: true,
      freeChoices: 2,
      wall: 'chance',
      isPending: false,
    })
  })

  test('stops at another person’s answer, but not at a bot’s', () => {
    const made = [
      { seat: 0, wall: null, isTalk: false },
      { seat: 1, wall: null, isTalk: false },
    ]
    expect(undoReach(made, 0, person)).toEqual({
      entry: 0,
      free: false,
      freeChoices: 0,
      wall: 'answered',
      isPending: false,
    })
    expect(undoReach(made, 0, (seat) => seat === 0)).toEqual({
      entry: 0,
      free: true,
      freeChoices: 1,
      wall: null,
      isPending: false,
    })
  })

  test('stops at a wall that another player’s choice raised', () => {
    const made = [
      { seat: 0, wall: null, isTalk: false },
      { seat: 1, wall: 'shown' as const, isTalk: false },
    ]
    expect(undoReach(made, 0, (seat) => seat === 0)).toEqual({
      entry: 0,
      free: false,
      freeChoices: 0,
      wall: 'shown',
      isPending: false,
    })
  })

  test('is null if the seat has not chosen yet', () => {
    expect(undoReach([{ seat: 1, wall: null, isTalk: false }], 0, person)).toMatchObject({
      entry: null,
      free: false,
    })
  })

  describe('while others are asked at the same time', () => {
    const answer = (seat: number) => ({ seat, wall: null, isTalk: false })
    const gift = (seat: number) => ({ seat, wall: null, isMove: true, isTalk: false })

    test('only the pending answer is withdrawn, whatever the others have answered or given meanwhile', () => {
      const made = [answer(0), gift(1), answer(2)]
      expect(undoReach(made, 0, person, 2)).toMatchObject({ entry: 0, free: true, isPending: true })
    })

    test('a gift made meanwhile is taken back with everything after it', () => {
      expect(undoReach([answer(0), gift(1)], 1, person, 1)).toMatchObject({
        entry: 1,
        free: true,
        isPending: false,
      })
      expect(undoReach([answer(0), gift(1), answer(2)], 1, person, 2)).toMatchObject({
        entry: 1,
        free: false,
        wall: 'answered',
      })
    })

    test('the choice that led to the question cannot be taken back after another player has answered', () => {
      expect(undoReach([answer(0), answer(1)], 0, person, 1)).toMatchObject({
        entry: 0,
        free: false,
        wall: 'answered',
      })
    })
  })
})

test('an answer that the rules gave for an automa does not count as waiting', () => {
  const bid = { ...kindOf(toyGame, { kind: 'bid' }), byRule: () => [0] }
  const game = { ...toyGame, decisions: { ...toyGame.decisions, bid } }
  const options = { effect: { op: 'gain', coins: 0 } as const }
  const match = newTestMatch({ game, seats: 3, options, automas: [2] }, 1)
  for (const { seat, id } of match.position.open.slice())
    match.choose({ seat, decision: id, picks: seat === 0 ? 5 : 1 })
  match.choose({ seat: 0, decision: at(match.position.open, 0).id, picks: [] })
  // The automa has bid again, and both persons are asked.
  expect(match.position.open).toHaveLength(2)
  expect(match.undoReach(0)).toMatchObject({ entry: 2, isPending: false })
  expect(match.undoReach(1)).toMatchObject({ free: false, wall: 'answered' })
})
