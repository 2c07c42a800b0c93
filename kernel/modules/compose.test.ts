import { describe, expect, test } from 'vitest'
import type { Game } from '../play/game.ts'
import { problemText } from '../record/problem.ts'
import { toyGame } from '../testkit/toy-game.ts'
import { change, compose, type ExtensibleGame, type GameModule, versionWith } from './compose.ts'
import { modulesIn } from './edition.ts'
import { oneOf, optionsOf } from './options.ts'
import { numberPoint } from './points.ts'

/** Tests only how modules are composed. Tests of Unfinished Business cover whole games, also with a third box. */

const points = { income: numberPoint(2) }

interface Composed extends Pick<Game, 'meta' | 'rulesVersion' | 'options'> {
  readonly income: number
}

const base: ExtensibleGame<typeof points, Composed> = {
  points,
  build: ({ income }, modules) => ({
    meta: toyGame.meta,
    income,
    rulesVersion: versionWith('1', modules),
    options: () =>
      optionsOf(
        modules.length === 0 ? {} : { door: oneOf(['shut', 'open']) },
        modules.map(({ id }) => id),
      ),
  }),
}

const cellar: GameModule = {
  id: 'cellar',
  version: '1',
  extends: 'toy',
  changes: [change('CELLAR-01', points.income, (usual) => usual + 1)],
}
const attic: GameModule = { id: 'attic', version: '1', extends: 'toy', requires: ['cellar'], changes: [] }
const plain = compose(base)
const extended = compose(base, [cellar])

test('a game is built once for each list of modules', () => {
  expect(compose(base, [])).toBe(plain)
  expect(compose(base, [cellar])).toBe(extended)
  expect([plain.income, extended.income]).toEqual([2, 3])
})

describe('a module is refused', () => {
  test('if it is listed twice', () => {
    expect(() => compose(base, [cellar, cellar])).toThrow('cellar is there twice')
  })

  test('without a module that it needs', () => {
    expect(() => compose(base, [attic])).toThrow('attic needs cellar, which is not there')
  })

  test('if it extends another game', () => {
    expect(() => compose(base, [{ ...cellar, id: 'shed', extends: 'other' }])).toThrow(
      'shed extends other, not toy',
    )
  })

  test('if it changes a point that the game does not have', () => {
    const stray = { ...cellar, id: 'stray', changes: [{ rule: 'X-01', point: {}, change: 1 }] }
    expect(() => compose(base, [stray])).toThrow('X-01 changes a point that the game does not have')
  })
})

describe('the options of a game with modules', () => {
  const tall = compose(base, [cellar, attic])
  const problemWith = (options: object) => {
    const read = tall.options(2).safeParse(options)
    return read.success ? null : problemText(read.error)
  }

  test('name the modules, in the order of the game', () => {
    expect(tall.rulesVersion).toBe('1 + cellar 1 + attic 1')
    expect(modulesIn(tall.options(2).parse({}))).toEqual(['cellar', 'attic'])
    expect(modulesIn(tall.options(2).parse({ modules: ['attic', 'cellar'] }))).toEqual(['cellar', 'attic'])
  })

  test.each([
    [['cellar', 'attic', 'cellar'], 'modules names cellar twice'],
    [['attic'], 'modules leaves out cellar: the game is played with cellar, attic'],
    [[], 'modules leaves out cellar: the game is played with cellar, attic'],
    [['cellar', 'tower'], 'modules names tower, but the game is played with cellar, attic'],
    ['cellar', 'modules should be a list'],
  ])('refuse the list %j', (modules, problem) => {
    expect(problemWith({ modules })).toBe(problem)
    expect(() => tall.options(2).parse({ modules })).toThrow(problem)
  })

  test('include those of the modules, and no others', () => {
    expect(problemWith({ door: 'open' })).toBeNull()
    expect(problemWith({ door: 'ajar' })).not.toBeNull()
    expect(problemWith({ unknown: 1 })).not.toBeNull()
  })

  test('do not exist without modules', () => {
    expect(plain.options(2).safeParse({ modules: ['cellar'] }).success).toBe(false)
  })
})
