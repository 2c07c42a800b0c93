import { expect, it } from 'vitest'
import { statisticsOf } from './statistics.ts'

it('counts turns, choices and takebacks', () => {
  const record = {
    seats: [
      { name: 'Ania', kind: 'person' as const },
      { name: 'R4', kind: 'bot' as const },
    ],
    entries: [
      { seat: 0, decision: 0, picks: ['a'] },
      { seat: 1, decision: 1, picks: ['b'] },
      { seat: 0, decision: 2, picks: ['pass'] },
    ],
    takebacks: [{ at: 1, by: 0, dropped: 2, how: 'alone' as const }],
  }
  const made = [{ opensTurn: true }, { opensTurn: true }, { opensTurn: false }]
  expect(statisticsOf(record, made)).toEqual({
    turns: 2,
    choices: 3,
    choicesOf: [
      { seat: 0, choices: 2 },
      { seat: 1, choices: 1 },
    ],
    takebacks: 1,
  })
})
