import { plainText } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { GalaxyEvent } from '../../rules/events.ts'
import { words } from '../game-words.ts'

const gained = (good: number, source: number | null, seat = 0): GalaxyEvent => ({
  type: 'gained',
  seat,
  good,
  amount: 1,
  from: 'crew',
  source,
})

test('all gains of an income are in one line', () => {
  const income: readonly GalaxyEvent[] = [
    gained(3, null),
    gained(0, null),
    gained(0, null),
    { type: 'scored', seat: 0, points: 2, for: 'crew', source: null },
    gained(1, null, 1),
  ]
  const wording = (lang: 'en' | 'pl') => {
    const told = words[lang].together?.(income)
    return told === null || told === undefined ? null : [plainText(told.line, () => 'Ala'), told.count]
  }
  expect(wording('en')).toEqual(['Ala gains 2 energy, 1 credit and 2 VP (empty crew spaces).', 4])
  expect(wording('pl')?.[0]).toMatch(/^Ala zyskuje 2 energii, 1 kredyt i 2 PZ/)
  expect(words.en.together?.(income.slice(4))).toBeNull()
})

test('a round is a chapter of the log', () => {
  const begun: GalaxyEvent = { type: 'roundBegan', round: 1, priority: [0, 1] }
  expect([words.en.chapter?.(begun), words.pl.chapter?.(begun)]).toEqual(['Round 1', 'Runda 1'])
  expect(words.en.chapter?.(gained(0, null))).toBeNull()
})
