import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Match } from '@kantyna/kernel'
import { newTestMatch, randomMatch, thousand } from '@kantyna/kernel/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecord } from './files.ts'
import { GameFile } from './play/game-file.ts'
import { speech } from './play/speech.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
  file = join(folder, 'game.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const gameCase = { game: thousand, seats: 3, options: {} }
const choices = randomMatch(gameCase, 1).entries.slice(0, 5)

function begun() {
  const match = newTestMatch(gameCase, 1)
  writeFileSync(file, `${JSON.stringify(match.record())}\n`)
  const told: string[] = []
  const anyMatch = match as unknown as Match // a file can hold any game
  return { match, told, kept: new GameFile(file, anyMatch, speech.en, (text) => told.push(text)) }
}

function play({ match, kept }: ReturnType<typeof begun>): void {
  for (const choice of choices) {
    const prepared = match.prepare(choice)
    if (!prepared.ok) throw new Error(prepared.error.code)
    kept.append({ kind: 'choice', entry: prepared.value.entry }, prepared.value.position)
    prepared.value.make()
  }
}

test('a game whose process was killed is read completely, from its file and the rows beside it', () => {
  const game = begun()
  play(game)
  expect(readRecord(file, 'a record')).toEqual(game.match.record())
  appendFileSync(`${file}.rows`, '{"after":"half a li')
  expect(readRecord(file, 'a record')).toEqual(game.match.record())
})

test('when the player leaves, the file holds the whole game and there are no other files beside it', () => {
  const game = begun()
  play(game)
  game.kept.close()
  expect(existsSync(`${file}.rows`)).toBe(false)
  expect(readRecord(file, 'a record')).toEqual(game.match.record())
})

test('rows of another game are left alone', () => {
  const game = begun()
  play(game)
  const other = newTestMatch(gameCase, 2).record()
  writeFileSync(file, JSON.stringify(other))
  expect(readRecord(file, 'a record')).toEqual(other)
})

test('if a row cannot be written, that is reported once, and the whole game is written as soon as possible', () => {
  const game = begun()
  rmSync(folder, { recursive: true })
  play(game)
  expect(game.told).toHaveLength(1)
  folder = mkdtempSync(join(tmpdir(), 'kantyna-'))
  game.kept.close()
  expect(game.told).toHaveLength(1)
})
