import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { begin, newChance } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle } from '../index.ts'
import '../library.ts'
import { type BaseGame, baseGame, playedChoices } from './base-game.ts'

/** The base game in its own process, which never loads the expansion. */
function baseGameAlone(): BaseGame {
  const program = fileURLToPath(new URL('./base-game.ts', import.meta.url))
  const printed = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return JSON.parse(printed) as BaseGame // what the program prints
}

test('UB-MRG-01: the base game is the same, move by move and word by word, when the expansion is loaded', () => {
  const options = bundle.game.options(3).parse({ favors: 'yes', ambitions: 'yes' })
  begin(bundle.game, { seats: 3 }, options, newChance(1, bundle.game.streams))
  const [alone, beside] = [baseGameAlone(), baseGame()]
  expect(new Set(alone.explained).size).toBeGreaterThan(500)
  const differing = (now: readonly string[], then: readonly string[]) =>
    now.filter((each, index) => each !== then[index]).map((each) => each.slice(0, 300))
  expect(beside.games.map(({ length }) => length)).toEqual(alone.games.map(({ length }) => length))
  for (const [index, game] of beside.games.entries())
    expect(differing(game, alone.games[index] ?? []).slice(0, 3), `game ${index + 1}`).toEqual([])
  expect(differing(beside.explained, alone.explained)).toEqual([])
}, 120_000)

test('the same seed and the same choices give the same game', () => {
  expect(playedChoices(2, 3)).toEqual(playedChoices(2, 3))
})
