import { describe, expect, test } from 'vitest'
import { at, begin, compose, hashOf, modulesIn, newChance, problemText, viewOf } from '../../index.ts'
import { exactHashOf } from '../../record/canonical.ts'
import { randomMatch, testGame } from '../index.ts'
import { plainStall, stall } from './stall.ts'
import { cellar } from './stall-expansion.ts'

const amounts = { games: 200, secretPositions: 300, matches: 3, mutations: 60 }
const extended = compose(stall, [cellar])

testGame('a game that can be extended', { game: plainStall, seats: 3, options: {} }, amounts)
testGame(
  'the same game with an expansion',
  { game: extended, seats: 3, options: { cellarDoor: 'shut', modules: ['cellar'] } },
  amounts,
)

describe('an expansion that is switched off', () => {
  test('leaves the game the same object', () => {
    expect(compose(stall)).toBe(plainStall)
    expect(compose(stall, [])).toBe(plainStall)
    expect(compose(stall, [cellar])).toBe(extended)
  })

  test('changes not one byte of a record, a view or a hash', () => {
    const { finalHash, digest, rulesVersion } = randomMatch(
      { game: plainStall, seats: 3, options: {} },
      7,
    ).record()
    expect({ finalHash, digest, rulesVersion }).toMatchInlineSnapshot(`
      {
        "digest": "cab2bad8fd5b87af1dbb720309d8f6ad322591b52eac85ebbd89de741ed79e08",
        "finalHash": "63a80be58c3925b8",
        "rulesVersion": "1",
      }
    `)
    const t = begin(plainStall, 2, {}, newChance(5, plainStall.streams))
    expect([hashOf(t), exactHashOf(t).slice(0, 16)]).toMatchInlineSnapshot(`
      [
        "3c3c47503899be38",
        "de910b625a0bb18f",
      ]
    `)
    expect(Object.keys(viewOf(plainStall, t, 0))).not.toContain('tokens')
    expect(Object.keys(t.chance.drawn)).toEqual(['stock'])
  })

  test('is not to be named in the options', () => {
    expect(plainStall.options(2).safeParse({ modules: ['cellar'] }).success).toBe(false)
  })
})

describe('an expansion that is switched on', () => {
  test('has the versions of both, and its modules in the options', () => {
    expect(extended.rulesVersion).toBe('1 + cellar 1')
    const options = extended.options(2).parse({ cellarDoor: 'open' })
    expect(modulesIn(options)).toEqual(['cellar'])
    expect(extended.options(2).safeParse({ cellarDoor: 'ajar' }).success).toBe(false)
    expect(extended.options(2).safeParse({ unknown: 1 }).success).toBe(false)
  })

  test('is named in the options once, with the others that the game was built with, and with no more', () => {
    const attic = { id: 'attic', version: '1', extends: 'stall', requires: ['cellar'], changes: [] }
    const tall = compose(stall, [cellar, attic])
    const wrong = (modules: unknown) => {
      const read = tall.options(2).safeParse({ modules })
      return read.success ? null : problemText(read.error)
    }
    expect(wrong(['cellar', 'attic'])).toBeNull()
    expect(wrong(['cellar', 'attic', 'cellar'])).toBe('modules names cellar twice')
    expect(wrong(['attic'])).toBe('modules leaves out cellar: the game is played with cellar, attic')
    expect(wrong([])).toBe('modules leaves out cellar: the game is played with cellar, attic')
    expect(wrong(['cellar', 'tower'])).toBe('modules names tower, but the game is played with cellar, attic')
    expect(wrong('cellar')).toBe('modules should be a list')
    expect(() => tall.options(2).parse({ modules: ['attic'] })).toThrow('modules leaves out cellar')
    // The order is the game's, so that equal tables have equal records.
    expect(modulesIn(tall.options(2).parse({ modules: ['attic', 'cellar'] }))).toEqual(['cellar', 'attic'])
  })

  test('is refused twice, and without what it needs', () => {
    const attic = { id: 'attic', version: '1', extends: 'stall', requires: ['cellar'], changes: [] }
    expect(() => compose(stall, [attic])).toThrow('attic needs cellar, which is not there')
    expect(() => compose(stall, [{ ...attic, requires: [] }, attic, cellar])).toThrow('attic is there twice')
    expect(compose(stall, [attic, cellar]).rulesVersion).toBe('1 + attic 1 + cellar 1')
  })

  test('adds goods in a range of its own and takes one out, also from the inventory', () => {
    const t = begin(extended, 2, { modules: ['cellar'] }, newChance(1, extended.streams))
    expect(extended.inventory(t)['good']).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 100, 101])
  })

  test('asks for a draft after the named stage, forth and back', () => {
    const t = begin(extended, 2, { modules: ['cellar'] }, newChance(1, extended.streams))
    expect(at(t.open, 0)).toMatchObject({ kind: 'takeToken', seat: 0 })
  })

  test('is refused where it changes what the game does not have', () => {
    const stray = { ...cellar, id: 'stray', changes: [{ rule: 'X-01', point: {}, change: 1 }] }
    expect(() => compose(stall, [stray])).toThrow('X-01 changes a point that the game does not have')
  })
})
