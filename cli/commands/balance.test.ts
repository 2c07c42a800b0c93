import { expect, test } from 'vitest'
import { z } from 'zod'
import { runWith } from '../fake-terminal.ts'

const measured = z.strictObject({
  game: z.string(),
  seats: z.number(),
  bot: z.string(),
  seed: z.number(),
  games: z.number(),
  finished: z.number(),
  turns: z.array(z.number().positive()).length(11),
  wins: z.array(z.number()),
  tables: z.array(
    z.strictObject({
      title: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.union([z.string(), z.number()]))),
      missing: z.array(z.string()).optional(),
    }),
  ),
})

async function measure(...args: string[]) {
  const { code, out } = await runWith(['balance', ...args, '--json'])
  expect(code).toBe(0)
  return measured.parse(JSON.parse(out))
}

test('quick answers: turns in order, a winner for every game, and the game’s own counts', async () => {
  const { games, finished, turns, wins, tables } = await measure('outer-rim', '--games', '5', '--seats', '3')
  expect([games, finished]).toEqual([5, 5])
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  expect(wins.reduce((sum, won) => sum + won, 0)).toBe(5)
  const characters = tables.find(({ title }) => title === 'Characters')
  expect(characters?.rows.reduce((sum, [, played]) => sum + Number(played), 0)).toBe(15)
})

test('works with any game and bot: a game without its own tally has turns and points', async () => {
  const { bot, tables } = await measure('super-teams', '--games', '3', '--bot', 'random')
  expect([bot, tables.length]).toEqual(['random', 1])
})

test('in words, as Markdown, and with errors for invalid input', async () => {
  const words = await runWith(['balance', 'outer-rim', '--games', '1', '--seats', '2'])
  expect(words.out).toContain('outer-rim, 2 seats, policy: 1 of 1 games finished.')
  const markdown = await runWith(['balance', 'outer-rim', '--games', '1', '--seats', '2', '--markdown'])
  expect(markdown.out).toContain('| character | games | won | share |')
  expect((await runWith(['balance', 'outer-rim', '--bot', 'nobody'])).code).toBe(2)
})

test('counts the turns of a person who plays against an automa, and those of the automa', async () => {
  const { turns, wins } = await measure('outer-rim', '--games', '6', '--seats', '1', '--seed', '3')
  expect(wins.every((won) => won > 0)).toBe(true)
  expect(turns[0]).toBeGreaterThan(5)
})
