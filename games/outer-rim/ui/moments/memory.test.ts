import type { GameEvent } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { AiSection, RimEvent } from '../../rules/events.ts'
import { afterEvents, type Memory, nothing } from './memory.ts'

const next = (before: Memory, ...events: readonly RimEvent[]): Memory =>
  afterEvents(before, events as readonly GameEvent[])

const after = (...events: readonly RimEvent[]): Memory => next(nothing, ...events)

const refusal = { rule: 'OR-AIFLOW-04', reason: 'noDamage' }
const line = (section: AiSection, number: number, isDone: boolean): RimEvent => ({
  type: 'line',
  section,
  line: number,
  refusal: isDone ? null : refusal,
  source: 352,
})

test('the lines of an AI card are distinguished by section', () => {
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

test('each AI player has its own last turn, and each line its effects', () => {
  const moved = { type: 'moved', seat: 1, from: 0, to: 3, route: [3] } as unknown as RimEvent // the fields that are read
  const { ais } = after(
    { type: 'aiCard', seat: 1, card: 352 },
    line('planning', 0, true),
    moved,
    { type: 'turnBegan', seat: 2, turn: 4 } as unknown as RimEvent, // the fields that are read
    { type: 'aiCard', seat: 2, card: 353 },
    moved,
  )
  expect(ais.map(({ seat, card, isOver }) => [seat, card, isOver])).toEqual([
    [1, 352, true],
    [2, 353, false],
  ])
  expect(ais[0]?.lines[0]?.events).toEqual([moved])
})

test('cards that are used in a combat are remembered with their players until it is over', () => {
  const opponent = { is: 'patrol', faction: 0, level: 1 } as const
  const begun = { type: 'combatBegan', attacker: 0, kind: 'ship', opponent } as const
  const used = { type: 'usedAbility', seat: 0, source: 7 } as const
  expect(after(used, begun, used).used).toEqual([{ seat: 0, source: 7 }])
  const ended = { type: 'combatEnded', attacker: 0, opponent, hasWon: true, damage: [0, 0] } as const
  expect(after(begun, used, ended).used).toEqual([])
})

test('the answer to an offer is remembered until the next offer or the next planning phase', () => {
  const offer = { from: 0, to: 1, gives: { credits: [1] }, takes: {} }
  const refused = after({ type: 'offer', what: 'made', offer }, { type: 'offer', what: 'refused', offer })
  expect(refused.answer?.what).toBe('refused')
  expect(next(refused, { type: 'offer', what: 'made', offer }).answer).toBeNull()
  expect(next(refused, { type: 'planned', seat: 0, what: 'credits' }).answer).toBeNull()
})
