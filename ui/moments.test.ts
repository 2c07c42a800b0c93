import type { GameEvent, KernelView, TableEntry } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { type EventRoles, momentsOf, UNASKED } from './moments.ts'

type Told = GameEvent &
  (
    | { readonly type: 'fightBegan'; readonly seat: number; readonly against: number }
    | { readonly type: 'rolled'; readonly faces: readonly number[] }
    | { readonly type: 'fightEnded' }
    | { readonly type: 'lost'; readonly seat: number }
    | { readonly type: 'turnBegan'; readonly seat: number }
    | { readonly type: 'looked'; readonly seat: number }
  )

const roles: EventRoles<Told> = {
  fightBegan: {
    role: 'begins',
    kind: 'fight',
    until: ['fightEnded'],
    concerns: ({ seat, against }) => [seat, against],
  },
  rolled: { role: 'joins', of: 'fight' },
  fightEnded: { role: 'joins' },
  lost: { role: 'joins' },
  turnBegan: { role: 'parts' },
  looked: null,
}

test('A fight through several choices is one moment, told with the choice that ends it and with what it changed', () => {
  expect(
    momentsOf(
      roles,
      [
        entry(0, 0, [
          { type: 'fightBegan', seat: 0, against: 1 },
          { type: 'rolled', faces: [1] },
        ]),
        entry(1, 1, [{ type: 'looked', seat: 1 }, { type: 'fightEnded' }, { type: 'lost', seat: 1 }]),
      ],
      view,
    ),
  ).toMatchObject([
    {
      kind: 'fight',
      at: 2,
      seats: [0, 1],
      events: [{ type: 'fightBegan' }, { type: 'rolled' }, { type: 'fightEnded' }, { type: 'lost' }],
    },
  ])
})

test('What happens after a new turn has begun belongs to no moment before it', () => {
  const [fight, loss] = momentsOf(
    roles,
    [
      entry(0, 0, [
        { type: 'fightBegan', seat: 0, against: 1 },
        { type: 'fightEnded' },
        { type: 'turnBegan', seat: 1 },
        { type: 'lost', seat: 1 },
      ]),
    ],
    view,
  )
  expect(fight?.events).toHaveLength(2)
  expect(loss).toMatchObject({ kind: UNASKED, seats: [1], at: 1, index: 1 })
})

test('What a seat has chosen by hand is no moment by itself; what was answered for it is one', () => {
  const lost: Told = { type: 'lost', seat: 0 }
  expect(momentsOf(roles, [entry(0, 0, [lost])], view)).toEqual([])
  expect(momentsOf(roles, [entry(0, 0, [lost], 'only')], view)).toMatchObject([{ kind: UNASKED, seats: [0] }])
})

test('Of two moments that one choice completes, the one that began first is told first', () => {
  const moments = momentsOf(
    { ...roles, lost: { role: 'begins', kind: 'loss' } },
    [
      entry(0, 0, [
        { type: 'fightBegan', seat: 0, against: 1 },
        { type: 'lost', seat: 1 },
        { type: 'fightEnded' },
      ]),
    ],
    view,
  )
  expect(moments.map(({ kind, index }) => [kind, index])).toEqual([
    ['fight', 0],
    ['loss', 1],
  ])
})

test('An event may begin a moment or none, by what it tells', () => {
  const byFaces: EventRoles<Told>['rolled'] = {
    role: 'begins',
    kind: ({ faces }) => (faces.length === 0 ? null : 'roll'),
  }
  const moments = momentsOf(
    { ...roles, rolled: byFaces },
    [
      entry(0, 0, [
        { type: 'rolled', faces: [] },
        { type: 'rolled', faces: [6] },
      ]),
    ],
    view,
  )
  expect(moments.map(({ kind }) => kind)).toEqual(['roll'])
})

test('A moment that is not over is not told', () => {
  expect(momentsOf(roles, [entry(0, 0, [{ type: 'fightBegan', seat: 0, against: 1 }])], view)).toEqual([])
})

/** The roles above ask nothing of it. */
const view = {} as KernelView

test('A change that may stand alone begins a moment where there is none to join', () => {
  const alone = { ...roles, lost: { role: 'joins', orBegins: 'loss' } } as const
  expect(momentsOf(alone, [entry(0, 0, [{ type: 'lost', seat: 0 }])], view)).toMatchObject([{ kind: 'loss' }])
  const [fight, ...others] = momentsOf(
    alone,
    [
      entry(0, 0, [
        { type: 'fightBegan', seat: 0, against: 1 },
        { type: 'fightEnded' },
        { type: 'lost', seat: 0 },
      ]),
    ],
    view,
  )
  expect(fight?.events).toHaveLength(3)
  expect(others).toEqual([])
})

test('A change may join an earlier moment of the same choice rather than the last', () => {
  const rather: EventRoles<Told> = {
    ...roles,
    looked: { role: 'begins', kind: 'look' },
    lost: { role: 'joins', rather: 'fight' },
  }
  const fought: readonly Told[] = [{ type: 'fightBegan', seat: 0, against: 1 }, { type: 'fightEnded' }]
  const looked: readonly Told[] = [
    { type: 'looked', seat: 0 },
    { type: 'lost', seat: 0 },
  ]
  const lengths = (events: readonly Told[]) =>
    momentsOf(rather, [entry(0, 0, events)], view).map(({ kind, events }) => [kind, events.length])
  expect(lengths([...fought, ...looked])).toEqual([
    ['fight', 3],
    ['look', 1],
  ])
  expect(lengths(looked)).toEqual([['look', 2]])
})

test('The role of an event may depend on what it says, and what a moment is joined by goes on with it', () => {
  const byFaces: EventRoles<Told> = {
    ...roles,
    rolled: ({ faces }) =>
      faces.length > 1 ? { role: 'begins', kind: 'test' } : { role: 'joins', of: 'fight' },
  }
  const moments = momentsOf(
    byFaces,
    [
      entry(0, 0, [
        { type: 'fightBegan', seat: 0, against: 1 },
        { type: 'rolled', faces: [1, 2] },
        { type: 'rolled', faces: [3] },
        { type: 'lost', seat: 0 },
        { type: 'fightEnded' },
      ]),
    ],
    view,
  )
  expect(moments.map(({ kind, events }) => [kind, events.length])).toEqual([
    ['fight', 4],
    ['test', 1],
  ])
})

test('A turn holds what happens to its own seat; what concerns others is a moment of its own', () => {
  const turns: EventRoles<Told> = {
    ...roles,
    looked: { role: 'begins', kind: 'turn', until: ['turnBegan'], isTurn: true },
    lost: { role: 'begins', kind: 'loss' },
  }
  const moments = momentsOf(
    turns,
    [
      entry(0, 0, [
        { type: 'looked', seat: 1 },
        { type: 'lost', seat: 1 },
        { type: 'fightBegan', seat: 1, against: 0 },
      ]),
      entry(1, 0, [{ type: 'fightEnded' }, { type: 'lost', seat: 1 }, { type: 'turnBegan', seat: 0 }]),
      entry(2, 0, [{ type: 'lost', seat: 1 }]),
    ],
    view,
  )
  expect(moments.map(({ at, kind, events }) => [at, kind, events.map(({ type }) => type)])).toEqual([
    [1, 'turn', ['looked', 'lost']],
    // What was fought for comes after the fight.
    [2, 'fight', ['fightBegan', 'fightEnded']],
    [2, 'turn', ['looked', 'lost']],
    [3, 'loss', ['lost']],
  ])
})

test('A moment that is cut short by a new turn is told as far as it went', () => {
  expect(
    momentsOf(
      roles,
      [
        entry(0, 0, [
          { type: 'fightBegan', seat: 0, against: 1 },
          { type: 'turnBegan', seat: 1 },
        ]),
      ],
      view,
    ),
  ).toMatchObject([{ kind: 'fight', events: [{ type: 'fightBegan' }] }])
})

function entry(
  index: number,
  seat: number,
  events: readonly Told[],
  how: 'hand' | 'only' = 'hand',
): TableEntry {
  const choice = { seat, kind: 'move', source: null, opensTurn: false, isPass: false, how, answer: null }
  return { index, choice, events }
}
