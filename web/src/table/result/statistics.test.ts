import type { TableEntry } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { statisticsOf } from './statistics.ts'

const choice = { kind: 'play', source: null, isPass: false, how: 'hand', answer: null } as const
const entries: TableEntry[] = [
  { index: -1, choice: null, events: [] },
  { index: 0, choice: { ...choice, seat: 0, opensTurn: true }, events: [] },
  { index: 1, choice: { ...choice, seat: 1, opensTurn: true }, events: [] },
  { index: 2, choice: { ...choice, seat: 1, opensTurn: false }, events: [] },
]

it('numbers turns as the game does, if it counts those of others too', () => {
  const counted = entries.map((entry) =>
    entry.choice?.opensTurn === true
      ? { ...entry, choice: { ...entry.choice, turn: 2 * entry.index + 1 } }
      : entry,
  )
  expect(statisticsOf(counted, 0).turns).toBe(3)
})

it('counts turns, choices and takebacks', () => {
  expect(statisticsOf(entries, 4)).toEqual({ turns: 2, choices: 3, takebacks: 4 })
})
