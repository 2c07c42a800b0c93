import { expect, test } from 'vitest'
import {
  answer,
  at,
  begin,
  call,
  defer,
  done,
  emptyPosition,
  endGame,
  endRoutine,
  type Frame,
  newChance,
  PASS,
  type Plain,
  type Position,
  playChoice,
  result,
  routine,
  routineTable,
} from '../index.ts'
import { jobGame } from '../testkit/toys/job.ts'
import { BELT, type Den, FLASK, HIT } from '../testkit/toys/job-table.ts'
import { runStages } from './routine.ts'

function choose(t: Den, pick: string, draws: Record<string, number[]> = {}): void {
  const { seat, id } = at(t.open, 0)
  expect(playChoice(jobGame, t, { seat, decision: id, picks: [pick] }, draws).ok).toBe(true)
}

test('what waits for the end of a scope runs in each copy of a position by itself', () => {
  const t = begin(jobGame, 2, {}, newChance(1, jobGame.streams))
  t.gear[0] = [BELT, FLASK]
  t.wounds[0] = 1
  choose(t, 'work')
  choose(t, 'street', { encounter: [0], attack: [HIT, HIT, HIT] })
  choose(t, 'pass', { defence: [0, 0, 0, 0] })
  // The belt is asked about during the fight, while the flask waits for its end.
  const twin = jobGame.copy(t)
  for (const position of [t, twin]) {
    answer(jobGame, position, at(position.open, 0), [PASS])
    expect(position.open).toMatchObject([{ kind: 'useAbility', options: [FLASK, PASS] }])
  }
})

test('what waits for a procedure that was called on the way out comes after it, and not before', () => {
  const ran: string[] = []
  const note = (name: string) =>
    routine<Position, Frame>(name)('shown', {
      run() {
        ran.push(name)
      },
    })
  const outer = routine<Position, Frame>('outer')('shown', {
    leave(t) {
      defer(t, 'outer', { routine: 'afterOuter', stage: 0 })
      defer(t, 'outer', { routine: 'afterOuter', stage: 0 })
      call(t, { routine: 'inner', stage: 0 })
      defer(t, 'inner', { routine: 'afterInner', stage: 0 })
      return done
    },
  })
  const last = routine<Position, Frame>('last')('shown', {
    begin(t) {
      call(t, { routine: 'outer', stage: 0 })
    },
    end(t) {
      endGame(t, { winners: [] })
    },
  })
  const t = emptyPosition({ seats: 1 }, newChance(1, []), { routine: 'last', stage: 0 })
  runStages(routineTable(last, outer, note('inner'), note('afterInner'), note('afterOuter')), t)
  expect(ran).toEqual(['inner', 'afterInner', 'afterOuter', 'afterOuter'])
  expect(t.deferred).toBeNull()
})

test('what a deferred procedure comes to goes to nobody: the caller keeps what it has called for', () => {
  const seen: Plain[] = []
  const fight = routine<Position, Frame>('fight')('shown', {
    strike(t) {
      for (const spoils of ['first', 'second']) defer(t, 'fight', { routine: spoils, stage: 0 })
      return result('won')
    },
  })
  const spoils = (name: string) =>
    routine<Position, Frame>(name)('shown', {
      take(_, { returned = null }) {
        seen.push(returned)
        return result(name)
      },
    })
  const turn = routine<Position, Frame>('turn')('shown', {
    begin(t) {
      call(t, { routine: 'fight', stage: 0 })
    },
    end(t, { returned = null }) {
      seen.push(returned)
      endGame(t, { winners: [] })
    },
  })
  const t = emptyPosition({ seats: 1 }, newChance(1, []), { routine: 'turn', stage: 0 })
  runStages(routineTable(turn, fight, spoils('first'), spoils('second')), t)
  expect(seen).toEqual([null, null, 'won'])
})

test('a deferred procedure that is ended before its time leaves the caller what it has called for', () => {
  let seen: Plain = null
  const fight = routine<Position, Frame>('fight')('shown', {
    strike(t) {
      defer(t, 'fight', { routine: 'spoils', stage: 0 })
      return result('won')
    },
  })
  const spoils = routine<Position, Frame>('spoils')('shown', {
    take(t) {
      endRoutine(t, 'spoils', 'nothing')
    },
  })
  const turn = routine<Position, Frame>('turn')('shown', {
    begin(t) {
      call(t, { routine: 'fight', stage: 0 })
    },
    end(t, { returned = null }) {
      seen = returned
      endGame(t, { winners: [] })
    },
  })
  const t = emptyPosition({ seats: 1 }, newChance(1, []), { routine: 'turn', stage: 0 })
  runStages(routineTable(turn, fight, spoils), t)
  expect(seen).toBe('won')
})

test('two routines of one name are refused, also where one is the kernel’s own', () => {
  const empty = (name: string) => routine<Position, Frame>(name)('shown', {})
  expect(() => routineTable(empty('turn'), empty('turn'))).toThrow('two routines are called turn')
  expect(() => routineTable(empty('afterwards'))).toThrow('two routines are called afterwards')
})
