import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { superTeams } from '@kantyna/games/super-teams'
import { randomMatch } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { runWith } from './fake-terminal.ts'
import { jsonLine, safeTerminal, type Terminal } from './terminal.ts'

const commands = [
  'play',
  'simulate',
  'tournament',
  'balance',
  'scenario',
  'verify',
  'rules',
  'cards',
  'bench',
  'backup',
  'restore',
]

describe('help', () => {
  test('lists every command', async () => {
    const { code, out, err } = await runWith(['--help'])
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const command of commands) expect(out).toContain(`  ${command} `)
  })

  test.each(commands)('%s --help lists its flags', async (command) => {
    const { code, out, err } = await runWith([command, '--help'])
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain(`kantyna ${command}`)
    expect(out).toContain('--help')
  })
})

const game = 'super-teams'

describe('errors are reported in one sentence, with exit code 2 and nothing on standard output', () => {
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
    [
      ['simulate', game, '--bot', 'hal'],
      '--bot must be one of random, greedy, child, beginner, regular, veteran, expert',
    ],
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
    [['rules', 'chess'], 'There is no rule "chess"'],
    [['cards'], 'Say which game'],
    [['cards', game, '--lang', 'de'], '--lang must be one of pl, en, not "de"'],
    [['bench', 'fast'], '"fast" is not expected here'],
    [['backup'], 'Say which file'],
    [['backup', 'a.db', '--database', 'nowhere.db'], 'There is no file nowhere.db'],
    [['restore'], 'Say which file'],
    [['restore', 'nowhere.db', '--database', 'a.db'], 'There is no file nowhere.db'],
    [['play', game, '--people', '5'], '--people must be a whole number from 0 to 2'],
    [['play', game, '--seat-of-person', '3'], '--seat-of-person must be a whole number from 1 to 2'],
    [['play', game, '--people', '1', '--seat-of-person', '1'], 'cannot both be given'],
    [
      ['play', game, '--record', 'no/such/folder/g.json'],
      '--record: no/such/folder/g.json cannot be written',
    ],
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

describe('text from outside is escaped and shortened', () => {
  const hostile = `\u001b]0;pwned\u0007\u009b31m\u202e${'x'.repeat(100_000)}`
  test.each([
    [[hostile]],
    [['simulate', hostile]],
    [['simulate', game, hostile]],
    [['simulate', game, `--${hostile}`]],
    [['simulate', game, '--seats', hostile]],
    [['simulate', game, '--games', hostile]],
    [['simulate', game, '--bot', hostile]],
    [['simulate', game, '--options', hostile]],
    [['simulate', game, '--options', JSON.stringify({ [hostile]: 1 })]],
    [['simulate', game, '--records', `/dev/null/${hostile}`]],
    [['tournament', game, '--bots', `random,${hostile}`]],
    [['scenario', hostile]],
    [['verify', hostile]],
    [['verify', 'a', hostile]],
    [['play', game, '--resume', hostile]],
    [['play', game, '--record', `/dev/null/${hostile}`]],
    [['rules', '--game', hostile]],
    [['cards', game, '--lang', hostile]],
    [['backup', 'a.db', '--database', hostile]],
    [['restore', hostile, '--database', 'a.db']],
  ])('%#', async (args) => {
    const { code, out, err } = await runWith(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^[^\p{Cc}\p{Cf}]+\n$/u)
    expect(err.length).toBeLessThan(600)
  })

  test.each([
    ['escapes alone', '\u001b]0;pwned\u0007'],
    ['an unknown key', JSON.stringify({ format: 'kantyna-record-1', [hostile]: 1 })],
    [
      'a thousand unknown keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, key) => [`${key}\u001b`, 1]))),
    ],
    ['a key of the draws', recordWith({ setup: { draws: { [hostile]: [1] } } })],
    ['a key that stands twice', `{"${'x'.repeat(9999)}\\u001b":1,"${'x'.repeat(9999)}\\u001b":1}`],
    ['an unknown game', recordWith({ game: '\u200f\u200e' })],
  ])('in a file: %s', async (_, text) => {
    const folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
    const file = join(folder, 'a.json')
    writeFileSync(file, text)
    for (const args of [
      ['verify', file],
      ['verify', file, '--json'],
      ['play', game, '--resume', file],
      ['scenario', file],
    ]) {
      const { code, out, err } = await runWith(args)
      expect(code).toBeGreaterThan(0)
      expect(out + err).toMatch(/^(?:[^\p{Cc}\p{Cf}]|\n)+$/u)
      expect((out + err).length).toBeLessThan(2000)
    }
    rmSync(folder, { recursive: true })
  })

  test('only our own colours reach a terminal', () => {
    let printed = ''
    const terminal: Terminal = {
      ...silent,
      hasColour: true,
      out: (text) => {
        printed += text
      },
    }
    safeTerminal(terminal).out('\u001b[31mred\u001b[0m\u001b[2J \u001b]0;x\u0007\r\u202eline\n\u009b8m')
    expect(printed).toBe('\u001b[31mred\u001b[0m\\u{1b}[2J \\u{1b}]0;x\\u{7}\\u{d}\\u{202e}line\n\\u{9b}8m')
    printed = ''
    safeTerminal({ ...terminal, hasColour: false }).out('\u001b[31mred')
    expect(printed).toBe('\\u{1b}[31mred')
  })

  test('JSON stays JSON', () => {
    const value = { a: '\u001b\u009b\u202e\ud800 ok', '\u007f': 1 }
    expect(JSON.parse(jsonLine(value))).toEqual(value)
    expect(jsonLine(value)).toMatch(/^[ -~]+\n$/)
  })
})

function recordWith(changes: object): string {
  const match = randomMatch(
    { game: superTeams, seats: 2, options: { teams: 'choose', firstPlayer: 'random' } },
    5,
  )
  return JSON.stringify({ ...match.record(), ...changes })
}

const silent: Terminal = {
  out: () => undefined,
  err: () => undefined,
  isScreen: false,
  hasColour: false,
  width: null,
  isTyped: false,
  showsProgress: false,
  locale: '',
  ask: () => Promise.resolve(null),
  clear: () => Promise.resolve(),
  progress: () => undefined,
  close: () => undefined,
}

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

const main = join(import.meta.dirname, 'main.ts')

test.skipIf(!existsSync('/dev/full'))(
  'a full disk behind standard output: one sentence, exit code 74',
  () => {
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, [main, 'cards', game], {
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    })
    closeSync(full)
    expect(status).toBe(74)
    expect(stderr).toMatch(/^Standard output cannot be written to: [^\n]+\n$/)
  },
)

test('a reader who stops early causes no error', async () => {
  const child = spawn(process.execPath, [main, 'cards', 'deckbuilding'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (chunk) => {
    told += chunk
  })
  child.stdout.destroy()
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, told]).toEqual([0, ''])
})

test.each([
  ['nothing', ''],
  ['a line of ten megabytes', 'x'.repeat(10_000_000)],
  ['a number of ten megabytes', '1'.repeat(10_000_000)],
  ['escapes', '\u001b]0;pwned\u0007\n'],
])('play with %s on standard input ends well', (_, input) => {
  const args = [main, 'play', game, '--seed', '5', '--options', '{"teams":"dealt"}']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.length).toBeLessThan(20_000)
  expect(stdout).not.toContain('\u001b')
  expect(stdout).toContain('You left the game unfinished.')
})

test('play ends when an endless input never answers', async () => {
  const { code, err } = await runWith(
    ['play', game, '--seed', '5', '--options', '{"teams":"dealt"}'],
    Array.from({ length: 5000 }, () => 'x'),
  )
  expect(code).toBe(2)
  expect(err).toBe('1000 lines in a row were no answer, so the game was left.\n')
})

test('help lists the exit codes', async () => {
  const { out } = await runWith(['--help'])
  for (const code of ['0', '1', '2', '70', '74']) expect(out).toMatch(new RegExp(`^  ${code} `, 'm'))
})
