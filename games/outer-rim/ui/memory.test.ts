import type { GameEvent } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { AiSection, RimEvent } from '../rules/events.ts'
import { type Memory, notedAll, nothing } from './memory.ts'

const next = (before: Memory, ...events: readonly RimEvent[]): Memory =>
  notedAll(before, events as readonly GameEvent[])

const after = (...events: readonly RimEvent[]): Memory => next(nothing, ...events)

const refusal = { rule: 'OR-AIFLOW-04', reason: 'noDamage' }
const line = (section: AiSection, number: number, isDone: boolean): RimEvent => ({
  type: 'line',
  section,
  line: number,
  refusal: isDone ? null : refusal,
  source: 352,
})

test('the lines of an AI card are told apart by section', () => {
  const { ais } = after(
    { type: 'aiCard', seat: 1, card: 352 },
    line('planning', 0, false),
    line('planning', 1, true),
    line('action', 0, true),
  )
  expect(ais[0]?.lines.map(({ section, line: number }) => [section, number])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ])
})

test('each AI player has a last turn of its own, and each line what it has brought', () => {
  const moved = { type: 'moved', seat: 1, from: 0, to: 3, route: [3] } as unknown as RimEvent // as much as is read of it
  const { ais } = after(
    { type: 'aiCard', seat: 1, card: 352 },
    line('planning', 0, true),
    moved,
    { type: 'turnBegan', seat: 2, turn: 4 } as unknown as RimEvent, // as much as is read of it
    { type: 'aiCard', seat: 2, card: 353 },
    moved,
  )
  expect(ais.map(({ seat, card, isOver }) => [seat, card, isOver])).toEqual([
    [1, 352, true],
    [2, 353, false],
  ])
  expect(ais[0]?.lines[0]?.told).toEqual([moved])
})

test('the dice of a fight are remembered with every change, until a turn is planned by a later choice', () => {
  const opponent = { is: 'patrol', faction: 0, level: 1 } as const
  const fight = [
    { type: 'combatBegan', attacker: 0, kind: 'ship', opponent },
    { type: 'rolled', what: 'combat', seat: 0, side: 0, faces: ['hit', 'blank'], terms: [] },
    { type: 'rerolled', side: 0, die: 1, face: 'critical' },
    { type: 'rolled', what: 'combat', seat: null, side: 1, faces: ['focus'], terms: [] },
    { type: 'combatEnded', attacker: 0, opponent, hasWon: true, damage: [0, 3] },
  ] as const satisfies readonly RimEvent[]
  expect(after(...fight).rolls.at(-1)).toEqual({
    is: 'combat',
    attacker: 0,
    opponent,
    pools: [['hit', 'critical'], ['focus']],
    hasWon: true,
  })
  const planned = { type: 'planned', seat: 1, what: 'credits' } as const
  expect(after(...fight, planned).rolls).toHaveLength(1)
  expect(next(after(...fight), planned).rolls).toEqual([])
})

test('whoever uses a card in a fight is remembered until it is over', () => {
  const opponent = { is: 'patrol', faction: 0, level: 1 } as const
  const begun = { type: 'combatBegan', attacker: 0, kind: 'ship', opponent } as const
  const used = { type: 'usedAbility', seat: 0, source: 7 } as const
  expect(after(used, begun, used).used).toEqual([{ seat: 0, source: 7 }])
  const ended = { type: 'combatEnded', attacker: 0, opponent, hasWon: true, damage: [0, 0] } as const
  expect(after(begun, used, ended).used).toEqual([])
})

test('what a seat came to is remembered until its next turn', () => {
  const turn = { type: 'turnBegan', seat: 1, turn: 4, isExtra: false } as const
  const fame = { type: 'fame', seat: 1, by: 2, from: 'cargo' } as const
  const done = after(turn, { type: 'moved', seat: 1, from: 3, to: 5, route: [4, 5] }, fame)
  expect(done.turns).toEqual([{ seat: 1, to: 5, fame: 2, bought: [], isDefeated: false }])
  expect(next(done, turn).turns).toEqual([{ seat: 1, to: null, fame: 0, bought: [], isDefeated: false }])
})

test('how an offer was answered is remembered until the next is made or a turn is planned', () => {
  const offer = { from: 0, to: 1, gives: { credits: [1] }, takes: {} }
  const refused = after({ type: 'offer', what: 'made', offer }, { type: 'offer', what: 'refused', offer })
  expect(refused.answer?.what).toBe('refused')
  expect(next(refused, { type: 'offer', what: 'made', offer }).answer).toBeNull()
  expect(next(refused, { type: 'planned', seat: 0, what: 'credits' }).answer).toBeNull()
})
