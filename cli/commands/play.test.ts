import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord } from '@kantyna/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'

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

test('a whole game from piped input, written down, and its record verifies', async () => {
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

test('tells how strong the bots are', async () => {
  const { out } = await runWith(['play', 'super-teams', '--bot', 'veteran', '--lang', 'pl'], ['q'])
  expect(out).toMatch(/^weteran: Gra uważnie i rzadko się myli\. Wygrywa \d na 10 gier z bywalcem\./)
  const { out: help } = await runWith(['play', '--help'])
  for (const level of ['child', 'beginner', 'regular', 'veteran', 'expert'])
    expect(help).toMatch(`  ${level}: `)
})

test('end of input leaves the game', async () => {
  const { code, out } = await runWith(game, ['1'])
  expect(code).toBe(0)
  expect(out).toContain('The game was left unfinished.')
})

describe('what can be typed', () => {
  test('a plays the whole hand in one go where the game has such a shortcut, and nowhere else', async () => {
    const duel = ['play', 'deckbuilding', '--seed', '5', '--bot', 'beginner']
    const { out } = await runWith(duel, ['a', 'a', 'q'])
    expect(out).toContain('a  Play all cards')
    expect(out).toContain('There is nothing to do in one go here.')
    expect((await runWith(game, ['a', 'q'])).out).toContain('There is nothing to do in one go here.')
  })

  test('the board, the hand and numbered options are shown; no colour outside a terminal', async () => {
    const { out } = await runWith(game, ['q'])
    expect(out).toContain('X-wing')
    expect(out).toContain('your cards:')
    expect(out).toMatch(/ 1 {2}\w+ \d: /)
    expect(out).not.toContain('\u001b')
  })

  test('colour on a terminal', async () => {
    expect((await runWith(game, ['q'], { isScreen: true })).out).toContain('\u001b[31m')
  })

  test('? tells what is not possible, with the rule', async () => {
    const { out } = await runWith(game, ['?', 'q'])
    expect(out).toContain('You cannot pass')
    expect(out).toContain('[ST-TURN-07]')
  })

  test.each(['?h', 'hint'])(
    '%s says what the expert would do, and why, and changes nothing',
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
    expect(out).toContain('Say which rule')
  })

  test('h, b and nonsense', async () => {
    const { out } = await runWith(game, ['h', 'b', '99', '1 2', 'x', '', 'p', 'q'])
    expect(out).toContain('take back your last choice')
    expect(out.match(/your cards:/g)).toHaveLength(2)
    expect(out.match(/That is not one of the answers/g)).toHaveLength(4)
    expect(out).toContain('This question cannot be passed.')
  })

  test('u takes back, alone among bots always', async () => {
    const { out } = await runWith(game, ['u', '1', 'u', 'q'])
    expect(out).toContain('You have made no choice yet')
    expect(out).toContain('Taken back')
  })

  test('p says no until the next turn, and only to what can be passed', async () => {
    const answers = ones.map((one, index) => (index % 2 === 0 ? 'p' : one))
    const { code, out } = await runWith(game, answers)
    expect(code).toBe(0)
    expect(out).toContain('Saying no until the next turn.')
  })

  test('s saves a game that --resume goes on with', async () => {
    const file = join(folder, 'saved.json')
    const { out } = await runWith(game, ['1', `s ${file}`, 's', 's /no/such/folder/x.json', 'q'])
    expect(out).toContain(`Saved: ${file}`)
    expect(out).toContain('Say where to')
    expect(out).toContain('It could not be saved')
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
  expect(watched.out).toContain('\u001b[2J')
  expect(watched.out).toContain('Press Enter when nobody else is looking')
})

test('two people: behind the wall everybody has to agree', async () => {
  const { out } = await runWith([...game, '--people', '2'], ['1', '1', 'u', 'n', 'u', 'y', 'q'])
  expect(out).toContain('Does everybody agree? (y/n) n')
  expect(out).toContain('Nothing was taken back.')
  expect(out).toContain('Taken back')
})

test('nobody plays: bots show a game', async () => {
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
