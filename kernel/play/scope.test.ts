import { expect, test } from 'vitest'
import {
  answer,
  ask,
  at,
  begin,
  call,
  decisionKind,
  done,
  emptyPosition,
  endGame,
  type Fields,
  type FieldsOf,
  type Frame,
  newChance,
  type Plain,
  type Position,
  result,
  routine,
  routineTable,
  shown,
} from '../index.ts'
import { payingGame } from '../testkit/paying-game.ts'
import { toy } from '../testkit/toys/toy.ts'
import { runStages } from './routine.ts'
import { defer, endRoutine } from './scope.ts'

test('a deferred routine runs independently in each copy of a position', () => {
  const fields = { drunk: shown(0) } as const satisfies Fields
  type Tavern = Position & FieldsOf<typeof fields>
  const strike = decisionKind<Tavern>({
    name: 'strike',
    shape: 'one',
    rules: [],
    list: () => [0],
    option: () => ({ id: 'strike', touches: [] }),
  })
  const fight = routine<Tavern, Frame>('fight')('shown', {
    begin(t) {
      defer(t, 'fight', { routine: 'drink', stage: 0 })
      ask(t, strike, 0)
    },
    end: () => done,
  })
  const drink = routine<Tavern, Frame>('drink')('shown', {
    take(t) {
      t.drunk++
    },
  })
  const evening = routine<Tavern, Frame>('evening')('shown', {
    begin(t) {
      call(t, { routine: 'fight', stage: 0 })
    },
    end(t) {
      endGame(t, { winners: [] })
    },
  })
  const tavern = toy({
    meta: { id: 'tavern', name: { pl: 'karczma', en: 'tavern' }, seats: [1, 1] },
    fields,
    routines: [evening, fight, drink],
    decisions: [strike],
    streams: [],
    turnKinds: [],
    whoseTurn: () => null,
    inventory: () => ({}),
    violations: () => [],
    evaluate: () => 0,
    longestGame: 1,
    words: payingGame.words,
  })
  const t = begin(tavern, 1, {}, newChance(1, tavern.streams))
  const twin = tavern.copy(t)
  for (const position of [t, twin]) {
    expect(position).toMatchObject({ drunk: 0, outcome: null })
    answer(tavern, position, at(position.open, 0), [0])
    expect(position).toMatchObject({ drunk: 1, deferred: null, outcome: { winners: [] } })
  }
})

test('a routine that waits for a procedure called by a last stage runs after that procedure', () => {
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

test('the result of a deferred procedure is dropped: the caller keeps the result of its own call', () => {
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

test('after a deferred procedure ends early, the caller keeps the result of its own call', () => {
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

test('two routines of one name are refused, even if one is the kernel’s', () => {
  const empty = (name: string) => routine<Position, Frame>(name)('shown', {})
  expect(() => routineTable(empty('turn'), empty('turn'))).toThrow('two routines are called turn')
  expect(() => routineTable(empty('afterwards'))).toThrow('two routines are called afterwards')
})
