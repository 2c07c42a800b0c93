import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runWith } from '../fake-terminal.ts'

const simulated = z.strictObject({
  game: z.literal('super-teams'),
  seats: z.number(),
  bot: z.string(),
  seed: z.number(),
  games: z.number(),
  finished: z.number(),
  decisions: z.number().positive(),
  decisionsPerSecond: z.number().positive(),
  outcomes: z.strictObject({ wins: z.array(z.number()), shared: z.number() }),
  violations: z.array(z.never()),
})

async function simulate(...args: string[]) {
  const { code, out, err } = await runWith(['simulate', 'super-teams', '--json', ...args])
  expect(err).toBe('')
  expect(out.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(0)
  return simulated.parse(JSON.parse(out))
}

test.each(['2', '3', '4'])('JSON: one object, all games finished, with %s seats', async (seats) => {
  const { games, finished, outcomes } = await simulate('--seats', seats, '--games', '50', '--seed', '3')
  expect([games, finished]).toEqual([50, 50])
  expect(outcomes.wins).toHaveLength(Number(seats))
  const won = outcomes.wins.reduce((sum, wins) => sum + wins, 0)
  expect(won).toBeGreaterThanOrEqual(50)
})

test.each(['greedy', 'beginner', 'regular'])('%s plays from views and also finishes', async (bot) => {
  expect(await simulate('--games', '1', '--bot', bot)).toMatchObject({ bot, finished: 1 })
})

test('quick answers are checked too, but cannot be named in a record', async () => {
  expect(await simulate('--games', '5', '--bot', 'policy')).toMatchObject({ bot: 'policy', finished: 5 })
  expect(await runWith(['simulate', 'super-teams', '--bot', 'policy', '--records', 'x'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--records'),
  })
})

test('the same seed gives the same games, and each can be played again alone', async () => {
  const outcomes = async (...args: string[]) => {
    const { decisions, outcomes: won } = await simulate(...args)
    return { decisions, won }
  }
  expect(await outcomes('--games', '20', '--seed', '7')).toEqual(
    await outcomes('--games', '20', '--seed', '7'),
  )
  const both = await outcomes('--games', '2', '--seed', '7')
  const apart = [await outcomes('--games', '1', '--seed', '7'), await outcomes('--games', '1', '--seed', '8')]
  expect(apart.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(both.decisions)
})

test('options reach the game', async () => {
  const options = '{"teams":"dealt","firstPlayer":"2"}'
  const dealt = await simulate('--games', '5', '--options', options)
  const chosen = await simulate('--games', '5')
  expect(dealt.decisions).not.toBe(chosen.decisions)
})

test('--records writes games down that verify', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
  try {
    await simulate('--games', '2', '--seed', '5', '--records', join(folder, 'new'))
    const files = readdirSync(join(folder, 'new'))
    expect(files).toEqual(['super-teams-2-5.json', 'super-teams-2-6.json'])
    for (const file of files) expect((await runWith(['verify', join(folder, 'new', file)])).code).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('lists the counted things of a game that never happened', async () => {
  const coverage = async (...args: string[]) => {
    const { out } = await runWith(['simulate', 'outer-rim', '--json', '--seats', '1', ...args])
    const listed = z.array(z.strictObject({ of: z.string(), never: z.array(z.string()) }))
    return listed.parse(JSON.parse(out).coverage)
  }
  const one = await coverage('--games', '1')
  const sections = one.find(({ of }) => of.startsWith('Sections of encounter cards: '))
  expect(sections?.never).toContain('tatooine-nal-hutta-1 (tatooine, positive)')
  const several = await coverage('--games', '12')
  for (const [index, { never }] of several.entries())
    expect(one[index]?.never).toEqual(expect.arrayContaining(never))
  const cards = several.find(({ of }) => of === 'AI cards: 10 of 10 met with')
  expect(cards?.never).toEqual([])
  const { out } = await runWith(['simulate', 'outer-rim', '--games', '1'])
  expect(out).toContain('Contacts: ')
})

test('in words, with progress on a terminal only', async () => {
  const quiet = await runWith(['simulate', 'super-teams', '--games', '3'])
  expect(quiet.err).toBe('')
  expect(quiet.out).toContain('3 of 3 games finished')
  expect(quiet.out).toContain('no violations')
  const watched = await runWith(['simulate', 'super-teams', '--games', '3'], [], { showsProgress: true })
  expect(watched.err).toContain('games: 1 of 3')
})

test('an expansion must belong to the named game', async () => {
  const refused = async (game: string, options: string) => {
    const { code, out, err } = await runWith(['simulate', game, '--games', '1', '--options', options])
    expect([code, out]).toEqual([2, ''])
    return err
  }
  expect(await refused('super-teams', '{"modules":["unfinished-business"]}')).toContain(
    '"unfinished-business" is no expansion of super-teams; there are: none.',
  )
  expect(await refused('unfinished-business', '{"modules":["outer-rim"]}')).toContain(
    '"outer-rim" is no expansion of outer-rim; there are: unfinished-business.',
  )
  expect(await refused('outer-rim', '{"modules":"unfinished-business"}')).toContain(
    '--options is wrong: modules should be a list.',
  )
  expect(await refused('outer-rim', '{"modules":["unfinished-business"],"fame":"8"}')).toContain(
    'fame should be 10 or 12 in a game without Ambitions',
  )
})
