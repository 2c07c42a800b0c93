import { expect, test } from 'vitest'
import {
  emptyPosition,
  endGame,
  type Frame,
  newChance,
  type Position,
  routine,
  routineTable,
  settling,
} from '../index.ts'
import { runStages } from '../play/routine.ts'

/** Plays a game of one turn that settles with these checks. */
function settle(checks: readonly ((t: Position) => boolean)[], isNeeded = () => true): Position {
  const settled = settling<Position>('settle', checks, isNeeded)
  const turn = routine<Position, Frame>('turn')('shown', {
    begin: (t) => settled.settle(t),
    end: (t) => endGame(t, { winners: [] }),
  })
  const t = emptyPosition({ seats: 1 }, newChance(1, []), { routine: 'turn', stage: 0 })
  runStages(routineTable(turn, settled.routine), t)
  return t
}

test('after a check has changed something, the checks before it run again', () => {
  let [debts, goods] = [0, 2]
  const looked: string[] = []
  settle([
    () => {
      looked.push('debts')
      return debts-- > 0
    },
    () => {
      looked.push('goods')
      if (goods === 0) return false
      goods--
      debts = 1
      return true
    },
  ])
  expect(looked.filter((check) => check === 'goods')).toHaveLength(3)
  expect(goods).toBe(0)
  expect(debts).toBeLessThan(1)
})

test('no check runs after one that ends the game', () => {
  const looked: string[] = []
  const t = settle([
    (position) => {
      endGame(position, { winners: [0] })
      return true
    },
    () => {
      looked.push('too late')
      return false
    },
  ])
  expect(looked).toEqual([])
  expect(t.outcome?.winners).toBeDefined()
})

test('no check runs if nothing has changed', () => {
  settle([() => expect.fail('looked')], () => false)
})
