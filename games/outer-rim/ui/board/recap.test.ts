import { expect, test } from 'vitest'
import { spaceOf } from '../../rules/map.ts'
import { pieceNamed } from '../../rules/tables.ts'
import { table } from '../../test/table.ts'
import { nameOf } from '../../words/names.ts'
import type { TurnRecap } from '../memory.ts'
import { MOST_LINES, recapLines } from './recap.ts'

const seats = [
  { seat: 0, kind: 'person', name: 'Ann' },
  { seat: 1, kind: 'automa', name: 'Bossk (AI)' },
  { seat: 2, kind: 'automa', name: 'Chewbacca (AI)' },
  { seat: 3, kind: 'person', name: 'Ben' },
] as const

const quiet: TurnRecap = { seat: 1, to: null, fame: 0, bought: [], isDefeated: false }
const ionCannon = pieceNamed(table(), 'ion-cannon')

function busy(seat: number): TurnRecap {
  return { seat, to: spaceOf('ring-of-kafrene'), fame: 2, bought: [ionCannon], isDefeated: false }
}

test('where a turn fits, all of it is told', () => {
  expect(recapLines([{ ...busy(1), to: spaceOf('naboo') }], 'en', seats)).toEqual([
    'Bossk (AI) → Naboo',
    '+2 fame',
    'buys Ion Cannon',
  ])
})

test('several purchases are told in one sentence', () => {
  const twice = { ...quiet, bought: [ionCannon, ionCannon] }
  expect(recapLines([twice], 'pl', seats).join(' ')).toBe(
    'Bossk (AI) kupuje „Działo jonowe”, „Działo jonowe”',
  )
})

test('where two turns do not fit, what somebody bought is told before where they went', () => {
  for (const lang of ['en', 'pl'] as const) {
    const lines = recapLines([busy(1), busy(2)], lang, seats)
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
    const told = lines.join(' ')
    expect(told.split(nameOf(lang, ionCannon))).toHaveLength(3)
    expect(told).toContain('Bossk (AI)')
    expect(told).toContain('Chewbacca (AI)')
  }
})

test('who has only flown on is left out before that', () => {
  const lines = recapLines([busy(1), { ...quiet, seat: 2, to: spaceOf('naboo') }, busy(3)], 'en', seats)
  expect(lines.join(' ')).not.toContain('Chewbacca')
  expect(lines.join(' ').split('buys')).toHaveLength(3)
})

test('what is left out even so is hinted at', () => {
  const lines = recapLines(
    [busy(1), busy(2), busy(3)].map((turn) => ({ ...turn, isDefeated: true })),
    'pl',
    seats,
  )
  expect(lines).toHaveLength(MOST_LINES)
  expect(lines.at(-1)).toMatch(/ …$/)
})
