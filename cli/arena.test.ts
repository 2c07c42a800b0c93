import { type CompleteGame, verify } from '@kantyna/kernel'
import { thousand } from '@kantyna/kernel/testkit'
import { expect, test } from 'vitest'
import { bareTable, botChooser, botMover, playOut, recordedTable, type Seating } from './arena.ts'

// The arena uses only what all games have in common.
const game = thousand as unknown as CompleteGame

const seating = (seed: number, ...bots: Seating['bots']): Seating => ({ options: {}, seed, bots })

test('a table of bots that may give and deal at any time finishes', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const all = seating(seed, 'random', 'random', 'random', 'random')
    const { outcome, violations } = playOut(
      game,
      bareTable(game, all.bots.length, all),
      botChooser(game, all),
      botMover(game, all),
    )
    expect([outcome === null, violations]).toEqual([false, []])
  }
})

test('thinking bots answer the offers of random ones', () => {
  const answered = new Set<string>()
  for (let seed = 1; seed <= 6; seed++) {
    const all = seating(seed, 'random', 'greedy', 'random', 'greedy')
    const table = recordedTable(game, all)
    const played = playOut(game, table, botChooser(game, all), botMover(game, all))
    expect([played.outcome === null, played.violations]).toEqual([false, []])
    expect(verify(game, table.match.record())).toMatchObject({ ok: true })
    for (const { seat, move } of table.match.entries)
      if (move !== undefined && seat % 2 === 1) answered.add(move)
  }
  expect(answered).toContain('refuse')
})

test('random standing moves are written down in the order of taking', () => {
  const all = seating(3, 'random', 'random', 'random', 'random')
  const table = recordedTable(game, all)
  playOut(game, table, botChooser(game, all), botMover(game, all))
  const { match } = table
  expect(match.entries.some(({ move }) => move !== undefined)).toBe(true)
  expect(verify(game, match.record())).toMatchObject({ ok: true })
})
