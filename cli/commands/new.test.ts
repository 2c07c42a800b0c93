import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runWith } from '../fake-terminal.ts'
import { nameFromId, ruleIdsFromId, writeNewGame } from '../new-game.ts'

const own = join(import.meta.dirname, '..', '..', 'games')
let games = ''

beforeEach(() => {
  games = join(mkdtempSync(join(tmpdir(), 'kantyna-new-')), 'games')
  mkdirSync(games)
  for (const file of ['registry.ts', 'metas.ts', '_template'])
    cpSync(join(own, file), join(games, file), { recursive: true })
})
afterEach(() => rmSync(join(games, '..'), { recursive: true }))

const read = (file: string) => readFileSync(join(games, file), 'utf8')

describe('a new game', () => {
  test('has every file of the template, with its own names', () => {
    writeNewGame(games, { id: 'fox-and-geese', name: 'Fox and Geese', ruleIds: 'FG' })
    const files = readdirSync(join(games, 'fox-and-geese'), { recursive: true, encoding: 'utf8' })
    expect(files.toSorted()).toEqual(
      readdirSync(join(games, '_template'), { recursive: true, encoding: 'utf8' }).toSorted(),
    )
    const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => read(`fox-and-geese/${file}`))
    expect(texts.filter((text) => /new-?game|New Game|\bNG\b/i.test(text))).toEqual([])
    expect(read('fox-and-geese/meta.ts')).toContain("name: { pl: 'Fox and Geese', en: 'Fox and Geese' }")
    expect(read('fox-and-geese/rules/turn.ts')).toContain('FG-TURN-02')
  })

  test('is listed after the other games, and its import is in order', () => {
    writeNewGame(games, { id: 'nim', name: 'Nim', ruleIds: 'NI' })
    const registry = read('registry.ts')
    expect(registry).toMatch(/deckbuilding\/meta[\s\S]*nim\/meta[\s\S]*outer-rim\/meta/)
    expect(registry).toMatch(/transgalactica\/index[\s\S]*nim\/index[\s\S]*expansionEntries/)
    expect(read('metas.ts')).toMatch(/gameMetas[^=]*= \[[^\]]*, nim\]/)
  })
})

test.each([
  ['fox-and-geese', 'Fox and Geese', 'FG'],
  ['nim', 'Nim', 'NI'],
  ['the-royal-game-of-ur', 'The Royal Game of Ur', 'TU'],
])('%s is called %s, and its rules begin with %s', (id, name, ruleIds) => {
  expect(nameFromId(id)).toBe(name)
  expect(ruleIdsFromId(id)).toBe(ruleIds)
})

describe('is refused, and nothing is written,', () => {
  test.each([
    [['new', 'super-teams'], 'There is something called super-teams in games already.'],
    [['new', 'registry'], 'There is something called registry in games already.'],
    [['new', '../nim'], '"../nim" is not the name of a folder'],
    [['new', 'nim', '--rules', 'OR'], 'Rules of Outer Rim begin with OR'],
    [['new', 'nim', '--rules', 'nim'], '--rules must be two capital letters'],
    [['new', 'nim', '--name', "Nim'"], '--name is wrong'],
  ])('%j', async (args, says) => {
    const before = readdirSync(own)
    const { code, err } = await runWith(args)
    expect(code).toBe(2)
    expect(err).toContain(says)
    expect(readdirSync(own)).toEqual(before)
  })
})
