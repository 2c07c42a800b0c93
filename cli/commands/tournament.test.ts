import { expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'
import { wilson } from '../tournament/interval.ts'

test('JSON: shares that add up, with their interval and the time of a move', async () => {
  const args = [
    'tournament',
    'super-teams',
    '--bots',
    'greedy,random',
    '--games',
    '10',
    '--seed',
    '4',
    '--json',
  ]
  const { code, out, err } = await runWith(args)
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out.trimEnd().split('\n')).toHaveLength(1)
  const { bots, ...about } = JSON.parse(out)
  expect(about).toEqual({ game: 'super-teams', seats: 2, games: 10, seed: 4, finished: 10 })
  expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random'])
  expect(bots[0].share + bots[1].share).toBeCloseTo(1)
  expect(bots[0].wins).toBeGreaterThanOrEqual(9)
  expect(bots[0].low).toBeLessThan(bots[0].share)
  expect(bots[0].msPerMove).toBeGreaterThan(0)
})

test.each(['3', '4'])('a bot against itself wins half of the games, also with %s seats', async (seats) => {
  const args = [
    'tournament',
    'super-teams',
    '--bots',
    'random,random',
    '--games',
    '200',
    '--seats',
    seats,
    '--json',
  ]
  const { out } = await runWith(args)
  const { bots } = JSON.parse(out)
  expect(bots[0].share).toBeGreaterThan(0.38)
  expect(bots[0].share).toBeLessThan(0.62)
})

test('one bot for each seat, who all sit everywhere', async () => {
  const bots = 'greedy,random,random'
  const args = ['tournament', 'super-teams', '--bots', bots, '--games', '9', '--seats', '3', '--json']
  const { code, out } = await runWith(args)
  expect(code).toBe(0)
  const result = JSON.parse(out)
  expect(result.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random', 'random'])
  expect(result.bots[0].wins).toBeGreaterThanOrEqual(8)
})

test.each(['greedy', 'greedy,', 'greedy,random,random'])('bots that fit no table: %s', async (bots) => {
  const { code, err } = await runWith(['tournament', 'super-teams', '--bots', bots, '--games', '2'])
  expect(code).toBe(2)
  expect(err).toContain('--bots names two bots with a comma between them')
})

test('in words', async () => {
  const { code, out } = await runWith([
    'tournament',
    'super-teams',
    '--bots',
    'random,beginner',
    '--games',
    '4',
  ])
  expect(code).toBe(0)
  expect(out).toContain('4 of 4 games finished, seats swapped')
  expect(out).toMatch(/beginner {2}\d+\.\d % \(95 %: /)
})

test.each([
  [0.5, 100, 0.4038, 0.5962],
  [1, 100, 0.963, 1],
  [0, 10, 0, 0.2775],
  [0, 0, 0, 1],
])('Wilson: a share of %d in %d games', (share, games, low, high) => {
  expect(wilson(share, games).low).toBeCloseTo(low, 3)
  expect(wilson(share, games).high).toBeCloseTo(high, 3)
})
