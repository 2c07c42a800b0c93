import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord } from '@kantyna/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CLEARED, runWith } from '../fake-terminal.ts'
import { readRecord } from '../files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const game = ['play', 'super-teams', '--seed', '5', '--bot', 'greedy', '--options', '{"teams":"dealt"}']
const ones = Array.from({ length: 400 }, () => '1')

function recordIn(file: string) {
  const parsed = parseRecord(readFileSync(file, 'utf8'))
  if (!parsed.ok) throw new Error(parsed.error.what)
  return parsed.record
}

test('plays a whole game from piped input, and its record verifies', async () => {
  const file = join(folder, 'game.json')
  const { code, out, err } = await runWith([...game, '--record', file], ones)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Player 1: Play a movement card')
  expect(out).toContain('The game is over.')
  expect(out).toContain(`Saved: ${file}`)
  expect(recordIn(file).outcome).not.toBeNull()
  expect((await runWith(['verify', file])).code).toBe(0)
})

test('the same seed and answers give the same game', async () => {
  const [first, second] = [await runWith(game, ones.slice(0, 9)), await runWith(game, ones.slice(0, 9))]
  expect(first.out).toBe(second.out)
})

test('says how strong the bots are', async () => {
  const { out } = await runWith(['play', 'super-teams', '--bot', 'veteran', '--lang', 'pl'], ['q'])
  expect(out).toMatch(/^weteran: Gra uważnie i rzadko się myli\. Wygrywa \d na 10 gier z poziomem Bywalec\./)
  const { out: help } = await runWith(['play', '--help'])
  for (const level of ['child', 'beginner', 'regular', 'veteran', 'expert'])
    expect(help).toMatch(`  ${level}: `)
})

test('end of input leaves the game', async () => {
  const { code, out } = await runWith(game, ['1'])
  expect(code).toBe(0)
  expect(out).toContain('You left the game unfinished.')
})

describe('the possible input', () => {
  test('“a” plays the whole hand at once only if the game has such a shortcut', async () => {
    const duel = ['play', 'deckbuilding', '--seed', '5', '--bot', 'beginner']
    const { out } = await runWith(duel, ['a', 'a', 'q'])
    expect(out).toContain('a  Play all cards')
    expect(out).toContain('There is nothing to do all at once here.')
    expect((await runWith(game, ['a', 'q'])).out).toContain('There is nothing to do all at once here.')
  })

  test('the board, the hand and numbered options are shown; no colour outside a terminal', async () => {
    const { out } = await runWith(game, ['q'])
    expect(out).toContain('X-wing')
    expect(out).toContain('your cards:')
    expect(out).toMatch(/ 1 {2}\w+ \d: /)
    expect(out).not.toContain('\u001b')
  })

  test('colour on a terminal', async () => {
    expect((await runWith(game, ['q'], { isScreen: true, hasColour: true })).out).toContain('\u001b[31m')
  })

  test('“?” lists what is not possible, with the rule', async () => {
    const { out } = await runWith(game, ['?', 'q'])
    expect(out).toContain('You cannot pass')
    expect(out).toContain('[ST-TURN-07]')
  })

  test.each(['?h', 'hint'])(
    '%s shows the expert’s choice and its reason, and changes nothing',
    async (asked) => {
      const { out } = await runWith(game, [asked, asked, 'q'])
      const hints = out.split('\n').filter((line) => line.includes(' – '))
      expect(hints).toHaveLength(2)
      expect(hints[0]).toMatch(/^\w+ \d: .+ – (about|nothing|clearly|this) .+\.$/)
      expect(hints[1]).toBe(hints[0])
      const polish = await runWith([...game, '--lang', 'pl'], [asked, 'q'])
      expect(polish.out).toMatch(/ – .*(mniej więcej|nic|wyraźnie|powinno)/)
    },
  )

  test('r shows the rulebook', async () => {
    const { out } = await runWith(game, ['r st-tow-01', 'r ST-NONE-99', 'r', 'q'])
    expect(out).toContain('[ST-TOW-01')
    expect(out).toContain('The rulebook has no rule ST-NONE-99.')
    expect(out).toMatch(/Say which rule, for example: r ST-[A-Z]+-\d+/)
  })

  test('h, b and nonsense', async () => {
    const { out } = await runWith(game, ['h', 'b', '99', '1 2', 'x', '', 'p', 'q'])
    expect(out).toContain('take back your last choice')
    expect(out.match(/your cards:/g)).toHaveLength(2)
    expect(out.match(/That is not one of the answers/g)).toHaveLength(4)
    expect(out).toContain('You cannot pass here.')
  })

  test('u takes back, alone among bots always', async () => {
    const { out } = await runWith(game, ['u', '1', 'u', 'q'])
    expect(out).toContain('You have nothing to take back yet.')
    expect(out).toContain('Taken back')
  })

  test('p declines until the next turn, but only questions that can be declined', async () => {
    const answers = ones.map((one, index) => (index % 2 === 0 ? 'p' : one))
    const { code, out } = await runWith(game, answers)
    expect(code).toBe(0)
    expect(out).toContain('Passing until the next turn.')
  })

  test('s saves a game that --resume continues', async () => {
    const file = join(folder, 'saved.json')
    const { out } = await runWith(game, ['1', `s ${file}`, 's', 's /no/such/folder/x.json', 'q'])
    expect(out).toContain(`Saved: ${file}`)
    expect(out).toContain('Say which file')
    expect(out).toContain('The game could not be saved')
    const went = await runWith(['play', 'super-teams', '--resume', file], ones)
    expect(went.code).toBe(0)
    expect(went.out).toContain('The game is over.')
  })
})

test('in Polish, by flag or by the surroundings', async () => {
  const { out } = await runWith([...game, '--lang', 'pl'], ['q'])
  expect(out).toContain('twoje karty')
  expect((await runWith(game, ['q'], { locale: 'pl_PL.UTF-8' })).out).toBe(out)
})

test('two people: a heading in a pipe, a cleared screen on a terminal', async () => {
  const args = [...game, '--people', '2']
  const piped = await runWith(args, ones.slice(0, 4))
  expect(piped.out).toMatch(/── Player [12] ──/)
  const watched = await runWith(args, ['', '1', '', '1'], { isScreen: true })
  expect(watched.out).toContain(CLEARED)
  expect(watched.out).toContain('Press Enter when nobody else is looking')
})

test('two people: the screen is cleared even without colours, and no answer can be typed before its question', async () => {
  const args = [...game, '--people', '2']
  const { out, ages } = await runWith(args, ['', '1', '', '1'], { isScreen: true, hasColour: false })
  expect(out.split(CLEARED)).toHaveLength(4)
  expect(out).not.toContain('\u001b')
  expect(ages).toEqual(['deliberate', 'fresh', 'deliberate', 'fresh', 'deliberate'])
})

describe('on a terminal an option keeps its number for the whole turn', () => {
  const duel = ['play', 'deckbuilding', '--seed', '5', '--bot', 'random']

  /** The texts of every list of numbered options, in order. */
  const listsIn = (out: string) =>
    out
      .split(/^.*> .*$/m)
      .map(
        (part) =>
          new Map(
            [...part.matchAll(/^ +(\d+) {2}([^(\n]+)/gm)].map(([, number, says]) => [says, Number(number)]),
          ),
      )
      .filter((list) => list.size > 0)

  test('and no other option gets it', async () => {
    const { out, ages } = await runWith(duel, ['1', '2', '1', 'q'], { isTyped: true })
    const [first = new Map(), ...later] = listsIn(out)
    expect(later).toHaveLength(3)
    for (const list of later) {
      for (const [says, number] of list) {
        expect(first.get(says) ?? number).toBe(number)
        const before = [...first].find(([, other]) => other === number)?.[0]
        expect(before ?? says).toBe(says)
      }
    }
    // The first question of the turn is new; further choices may be typed ahead.
    expect(ages).toEqual(['fresh', 'any', 'any', 'any'])
  })

  test('the number of an option that is gone plays no other option', async () => {
    const { out } = await runWith(duel, ['1', '1', '1', 'q'], { isTyped: true })
    expect(out.match(/plays Imperial Shuttle/g)).toHaveLength(2)
    expect(out.match(/That is not one of the answers/g)).toHaveLength(1)
  })

  test('in a pipe, numbers are positions in the list, and ids also work', async () => {
    const { out } = await runWith(duel, ['2', '2', 'q'])
    expect(out).not.toContain('That is not one of the answers')
    for (const list of listsIn(out))
      expect([...list.values()]).toEqual([...list.values()].map((_, index) => index + 1))
    expect((await runWith(game, ['pass', 'q'])).out).toContain('That is not one of the answers')
  })
})

test('lines are broken between words, and continuation lines are indented', async () => {
  const { out } = await runWith([...game, '--lang', 'pl'], ['?', 'h', 'r st-tow-01', 'q'], { width: 40 })
  const text = out.split('\n').filter((line) => !/[─►·]|places|pola/.test(line))
  for (const line of text) expect(line.length, line).toBeLessThanOrEqual(40)
  expect(out).toMatch(/\n {9}\S/)
})

describe('a recorded game', () => {
  const args = ['play', 'super-teams', '--seats', '3', '--seed', '5', '--bot', 'beginner']

  test('in a saved and continued game, bots answer as they would have without the break', async () => {
    const answers = ones.slice(0, 12)
    const [whole, half, rest] = ['whole.json', 'half.json', 'rest.json'].map((name) => join(folder, name))
    await runWith([...args, '--record', String(whole)], answers)
    await runWith([...args, '--record', String(half)], answers.slice(0, 5))
    await runWith(
      ['play', 'super-teams', '--resume', String(half), '--record', String(rest)],
      answers.slice(5),
    )
    expect(recordIn(String(rest)).entries).toEqual(recordIn(String(whole)).entries)
    expect(recordIn(String(half)).entries.length).toBeLessThan(recordIn(String(rest)).entries.length)
  })

  test('is saved when the process is killed', async () => {
    const file = join(folder, 'game.json')
    const main = join(import.meta.dirname, '..', 'main.ts')
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
      const child = spawn(process.execPath, [main, ...args, '--record', file], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      child.stdin.write('1\n1\n1\n')
      // The fourth question is open, and nobody answers.
      await new Promise<void>((resolve) => {
        let out = ''
        child.stdout.on('data', (chunk) => {
          out += chunk
          if (out.split(' > ').length > 4) resolve()
        })
      })
      child.kill(signal)
      await new Promise((resolve) => child.on('close', resolve))
      const record = readRecord(file, 'a record')
      expect(record.entries.filter(({ seat }) => seat === 0)).toHaveLength(3)
      expect((await runWith(['verify', file])).code).toBe(0)
      expect(readdirSync(folder)).toEqual(['game.json', 'game.json.rows'])
      // The next session finds the complete game and leaves no other files beside it.
      expect((await runWith(['play', 'super-teams', '--resume', file, '--record', file], ['1'])).code).toBe(0)
      expect(readdirSync(folder)).toEqual(['game.json'])
      expect(recordIn(file).entries.length).toBeGreaterThan(record.entries.length)
      rmSync(file)
    }
  })

  test('unfinished files of a killed process are deleted at the start, and nothing else', async () => {
    const own = mkdtempSync(join(tmpdir(), 'kantyna-'))
    const file = join(own, 'game.json')
    // A process that has ended: its number is unused.
    const { pid: dead } = spawnSync(process.execPath, ['--version'])
    const left = `game.json.${dead}.part`
    const stays = [
      `game.json.${process.ppid}.part`,
      `other.json.${dead}.part`,
      `game.json.x${dead}.part`,
      `game.json.${dead}.part.txt`,
    ]
    for (const name of [left, ...stays]) writeFileSync(join(own, name), '{')
    expect((await runWith([...args, '--record', file], ['1'])).code).toBe(0)
    expect(readdirSync(own).toSorted()).toEqual([...stays, 'game.json'].toSorted())
    writeFileSync(join(own, left), '{')
    expect((await runWith(['play', 'super-teams', '--resume', file], ['q'])).code).toBe(0)
    expect(readdirSync(own).toSorted()).toEqual([...stays, 'game.json'].toSorted())
    rmSync(own, { recursive: true })
  })

  test('a file that cannot be written is reported before the first choice', async () => {
    const { code, out, err } = await runWith([...args, '--record', folder], ones)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('cannot be written')
  })

  test('a device stays a device, and a link stays a link', async () => {
    const [target, link] = [join(folder, 'target.json'), join(folder, 'link.json')]
    writeFileSync(target, '')
    symlinkSync(target, link)
    expect((await runWith([...args, '--record', link], ['1'])).code).toBe(0)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(recordIn(target).entries.length).toBeGreaterThan(0)
    expect((await runWith([...args, '--record', '/dev/null'], ['1'])).code).toBe(0)
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true)
  })
})

test('two people: behind the wall everybody has to agree', async () => {
  const { out } = await runWith([...game, '--people', '2'], ['1', '1', 'u', 'n', 'u', 'y', 'q'])
  expect(out).toContain('Does everybody agree? (y/n) n')
  expect(out).toContain('Nothing was taken back.')
  expect(out).toContain('Taken back')
})

test('without people, bots play a game to watch', async () => {
  const { code, out } = await runWith([...game, '--people', '0', '--bot', 'random'])
  expect(code).toBe(0)
  expect(out).toContain('The game is over.')
  expect(out).not.toContain('your cards')
})

test('a bad flag leaves no file behind', async () => {
  const file = join(folder, 'game.json')
  const { code } = await runWith([...game, '--seats', '9', '--record', file])
  expect(code).toBe(2)
  expect(existsSync(file)).toBe(false)
})
