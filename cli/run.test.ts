import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runWith } from './fake-terminal.ts'

const commands = ['play', 'simulate', 'tournament', 'scenario', 'verify', 'rules', 'cards', 'bench']

describe('help', () => {
  test('lists every command', async () => {
    const { code, out, err } = await runWith(['--help'])
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const command of commands) expect(out).toContain(`  ${command} `)
  })

  test.each(commands)('%s --help tells its flags', async (command) => {
    const { code, out, err } = await runWith([command, '--help'])
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain(`kantyna ${command}`)
    expect(out).toContain('--help')
  })
})

const game = 'super-teams'

describe('what is wrong is said in one sentence, with exit code 2 and nothing on standard output', () => {
  test.each([
    [[], 'Say what to do'],
    [['dance'], 'There is no command "dance"'],
    [['simulate'], 'Say which game'],
    [['simulate', 'chess'], 'There is no game "chess"; there are: super-teams'],
    [['simulate', game, 'again'], '"again" is one too many'],
    [['simulate', game, '--speed', '3'], "Unknown option '--speed'"],
    [['simulate', game, '--seats'], '--seats'],
    [['simulate', game, '--seats', '7'], 'Super Teams is for 2, 3, 4 players, not 7'],
    [['simulate', game, '--seats', 'two'], 'Super Teams is for 2, 3, 4 players, not two'],
    [['simulate', game, '--games', '0'], '--games must be a whole number from 1'],
    [['simulate', game, '--games', '1.5'], '--games must be a whole number'],
    [['simulate', game, '--seed', 'x'], '--seed must be a whole number'],
    [['simulate', game, '--bot', 'hal'], '--bot must be one of random, greedy, beginner, regular, expert'],
    [['simulate', game, '--options', '{'], '--options is not JSON'],
    [['simulate', game, '--options', '[]'], '--options is wrong'],
    [
      ['simulate', game, '--options', '{"teams":"none"}'],
      '--options is wrong: teams should be choose or dealt',
    ],
    [['simulate', game, '--options', '{"speed":1}'], '--options is wrong'],
    [['simulate', game, '--records', '/dev/null/x'], '--records: the folder cannot be made'],
    [['tournament', game], '--bots names two bots'],
    [['tournament', game, '--bots', 'random'], '--bots names two bots'],
    [['tournament', game, '--bots', 'random,greedy,expert'], '--bots names two bots'],
    [['tournament', game, '--bots', 'random,hal'], '--bots must be one of'],
    [['scenario'], 'Say which files'],
    [['scenario', 'nowhere.yaml'], 'nowhere.yaml cannot be read'],
    [['verify'], 'Say which record'],
    [['verify', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['rules', '--game', 'chess'], 'There is no game "chess"'],
    [['rules', 'chess'], '"chess" is not expected here'],
    [['cards'], 'Say which game'],
    [['cards', game, '--lang', 'de'], '--lang must be one of pl, en, not "de"'],
    [['bench', 'fast'], '"fast" is not expected here'],
    [['play', game, '--people', '5'], '--people must be a whole number from 0 to 2'],
    [['play', game, '--seat-of-person', '3'], '--seat-of-person must be a whole number from 1 to 2'],
    [['play', game, '--people', '1', '--seat-of-person', '1'], 'cannot both be given'],
    [['play', game, '--record', 'no/such/folder/g.json'], 'there is no folder no/such/folder'],
    [['play', game, '--resume', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['play', game, '--resume', 'nowhere.json', '--seats', '2'], '--seats is settled by the saved game'],
  ])('%j', async (args, says) => {
    const { code, out, err } = await runWith(args)
    expect(err).toContain(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})

test('as a process: exit codes, and nothing on standard error where all went well', () => {
  const kantyna = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8' })
  const good = kantyna('simulate', game, '--games', '3', '--json')
  expect(good.status).toBe(0)
  expect(good.stderr).toBe('')
  expect(JSON.parse(good.stdout)).toMatchObject({ games: 3, finished: 3, violations: [] })
  const bad = kantyna('dance')
  expect(bad.status).toBe(2)
  expect(bad.stdout).toBe('')
})
