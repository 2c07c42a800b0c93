import { gameEntries } from '@kantyna/games'
import { gameMetas } from '@kantyna/games/metas'
import { describe, expect, test } from 'vitest'
import { botLevels, levelLine } from './index.ts'
import { budgetIn, levelBudgets } from './levels.ts'
import { levels as en } from './words/en.ts'
import { levels as pl } from './words/pl.ts'

test('five levels, from the weakest on; those of old records keep their names', () => {
  expect(botLevels).toEqual(['child', 'beginner', 'regular', 'veteran', 'expert'])
})

test('a level spends no less and judges no worse than a weaker one', () => {
  const budgets = botLevels.map((level) => levelBudgets[level])
  const errors = budgets.map(({ error }) => error)
  expect(errors).toEqual(errors.toSorted((a, b) => b - a))
  expect(new Set(errors).size).toBe(botLevels.length)
  const playouts = budgets.map((budget) => budget.playouts)
  expect(playouts).toEqual(playouts.toSorted((a, b) => a - b))
  expect(playouts.every(Number.isInteger)).toBe(true)
})

test('a game may define its own errors, which also fall from level to level', async () => {
  for (const entry of gameEntries) {
    const { game } = await entry.open()
    const budgets = botLevels.map((level) => budgetIn(game, level))
    const errors = budgets.map(({ error }) => error)
    expect(errors).toEqual(game.levelErrors ?? botLevels.map((level) => levelBudgets[level].error))
    expect(errors).toEqual(errors.toSorted((a, b) => b - a))
    expect(budgets.map(({ playouts }) => playouts)).toEqual(
      botLevels.map((level) => levelBudgets[level].playouts),
    )
  }
})

/** A game whose bots have not been measured shows no strength. */
const measured = gameMetas.filter(({ botWins }) => botWins !== undefined)

describe.each(measured)('the measured strength of $id', ({ botWins = [] }) => {
  test('every level but the weakest wins 65 to 85 of a hundred games against the one before it', () => {
    expect(botWins).toHaveLength(botLevels.length - 1)
    for (const wins of botWins) expect(wins >= 65 && wins <= 85).toBe(true)
  })
})

describe('the description of a level', () => {
  const wins = [70, 79, 65.5, 84]

  test.each([
    [
      'child',
      'Loses 7 of 10 games to the Beginner level.',
      'Przegrywa 7 na 10 gier z poziomem Początkujący.',
    ],
    ['beginner', 'Wins 7 of 10 games against the Child level.', 'Wygrywa 7 na 10 gier z poziomem Dziecko.'],
    [
      'regular',
      'Wins 8 of 10 games against the Beginner level.',
      'Wygrywa 8 na 10 gier z poziomem Początkujący.',
    ],
    ['veteran', 'Wins 7 of 10 games against the Regular level.', 'Wygrywa 7 na 10 gier z poziomem Bywalec.'],
    ['expert', 'Wins 8 of 10 games against the Veteran level.', 'Wygrywa 8 na 10 gier z poziomem Weteran.'],
  ] as const)('describes the style and strength of %s', (level, english, polish) => {
    expect(levelLine(en, level, wins)).toBe(`${en.descriptions[level]} ${english}`)
    expect(levelLine(pl, level, wins)).toBe(`${pl.descriptions[level]} ${polish}`)
  })

  test('claims no strength if none was measured', () => {
    expect(levelLine(en, 'regular')).toBe(en.descriptions.regular)
  })
})
