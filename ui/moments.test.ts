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

test('A fight over several choices is one moment; it comes with the choice that ends it, and with its changes', () => {
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

test('Events after the beginning of a new turn join no earlier moment', () => {
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

test('A change that a seat chose by hand is not a moment; a change by a forced answer is one', () => {
  const lost: Told = { type: 'lost', seat: 0 }
  expect(momentsOf(roles, [entry(0, 0, [lost])], view)).toEqual([])
  expect(momentsOf(roles, [entry(0, 0, [lost], 'only')], view)).toMatchObject([{ kind: UNASKED, seats: [0] }])
})

test('If one choice completes two moments, the one that began first comes first', () => {
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

test('Whether an event begins a moment may depend on its data', () => {
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

test('A moment that is not completed is left out', () => {
  expect(momentsOf(roles, [entry(0, 0, [{ type: 'fightBegan', seat: 0, against: 1 }])], view)).toEqual([])
})

/** The roles above do not read it. */
const view = {} as KernelView

test('A change with `orBegins` begins a moment if there is none to join', () => {
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

test('A change may join an earlier moment of the same choice instead of the last', () => {
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

test('The role of an event may depend on its data, and later events join the same moment', () => {
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

test('A turn has the events of its own seat; events that concern others are a separate moment', () => {
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
    // The reward comes after the fight.
    [2, 'fight', ['fightBegan', 'fightEnded']],
    [2, 'turn', ['looked', 'lost']],
    [3, 'loss', ['lost']],
  ])
})

test('A new turn ends an open moment; its events so far are kept', () => {
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
