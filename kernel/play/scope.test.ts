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
  type Frame,
  newChance,
  PASS,
  type Position,
  playChoice,
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
