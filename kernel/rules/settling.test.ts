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

/** Settles with these checks, each of which is told to the player who listens. */
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

test('where a check has changed something, those before it look again', () => {
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

test('a check that ends the game is the last one', () => {
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

test('nothing looks where nothing was touched', () => {
  settle([() => expect.fail('looked')], () => false)
})
