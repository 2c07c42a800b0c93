import { at, wallBetween, wallFactsOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import type { Galaxy } from '../../rules/galaxy.ts'
import {
  ability,
  choose,
  ids,
  level,
  makeMove,
  marked,
  moves,
  outpost,
  question,
  stack,
  stackAt,
  table,
  tokenOf,
  workers,
} from '../table.ts'

const held = (t: Galaxy, seat = 0) => at(t.hold, seat)
const production = (t: Galaxy, seat = 0) => at(at(t.levels, seat), 2)

/** A follower of production, with an outpost on each of these planets and the hub, and with this level. */
function collecting(
  planets: readonly string[],
  level_: number,
  arrange: (t: Galaxy) => void = () => undefined,
) {
  const t = table(2, (t) => {
    for (const id of planets) outpost(t, 1, id)
    level(t, 1, { production: level_ })
    workers(t, 0, { captains: 1, crew: 0 })
    arrange(t)
  })
  choose(t, 'production')
  while (question(t).endsWith('of 0')) choose(t, at(ids(t), 0))
  choose(t, 'follow', 'worker=crew', 'way=collectOnly')
  return t
}

const results = (t: Galaxy) => (question(t) === 'collect of 1' ? ids(t) : [])

describe('collecting', () => {
  test('GC-PRO-02, GC-ORG-42: one resource for each outpost up to the level; the hub gives any', () => {
    const t = collecting([], 3)
    expect(results(t)).toEqual(['energy-1', 'raw-1', 'alien-1'])
    choose(t, 'alien-1')
    expect(held(t, 1)).toEqual([0, 0, 1, 0])
  })

  test('GC-PRO-03, GC-PLN-01, GC-ORG-47: yellow yields energy, green aliens, purple raw material', () => {
    const t = collecting(['PL15', 'PL03', 'PL07'], 7)
    // Energy, alien, raw material, and any one resource from the hub.
    expect(results(t).toSorted()).toEqual(
      ['energy-2-raw-1-alien-1', 'energy-1-raw-2-alien-1', 'energy-1-raw-1-alien-2'].toSorted(),
    )
  })

  test('GC-ORG-47: grey yields nothing', () => {
    expect(results(collecting(['PL08', 'PL13', 'PL14'], 4))).toEqual(['energy-1', 'raw-1', 'alien-1'])
  })

  test('GC-PRO-04, GC-ORG-49: a multicolour planet yields any type', () => {
    // Two resources of any type: six results.
    expect(results(collecting(['PL02'], 2))).toHaveLength(6)
  })

  test('GC-ORG-48: a two-colour planet yields one of its producing colours', () => {
    // PL18: energy or raw material. PL11: an alien, because grey gives nothing.
    expect(results(collecting(['PL18'], 2)).toSorted()).toEqual(
      ['energy-2', 'energy-1-raw-1', 'energy-1-alien-1', 'raw-2', 'raw-1-alien-1'].toSorted(),
    )
    const both = collecting(['PL11'], 2)
    expect(results(both).toSorted()).toEqual(['energy-1-alien-1', 'raw-1-alien-1', 'alien-2'].toSorted())
  })

  test('GC-ABL-03, GC-ORG-82: the Nightmare is one source, and counts as one of the outposts that the level allows', () => {
    const one = collecting(['PL15'], 1, (t) => ability(t, 1, 'nightmare'))
    expect(results(one)).toEqual(['energy-1', 'raw-1', 'alien-1'])
    const two = collecting([], 2, (t) => ability(t, 1, 'nightmare'))
    expect(results(two)).toHaveLength(6)
  })

  test('lists every result once, and as many as a second count finds', () => {
    const sets: readonly (readonly string[])[] = [
      ['PL15', 'PL03', 'PL18', 'PL02'],
      ['PL06', 'PL16', 'PL18', 'PL11'],
    ]
    for (const planets of sets)
      for (const at_ of [1, 2, 3, 4, 5]) {
        const t = collecting(planets, at_)
        expect(new Set(results(t)).size).toBe(results(t).length)
        expect(results(t).length).toBe(byHand(planets, at_))
      }
  })
})

/** How many results there are, counted outpost by outpost. */
function byHand(planets: readonly string[], count: number): number {
  const yields: Readonly<Record<string, string>> = {
    PL15: 'e',
    PL06: 'e',
    PL16: 'e',
    PL03: 'a',
    PL11: 'a',
    PL18: 'er',
    PL02: 'era',
  }
  const sources = ['era', ...planets.map((id) => yields[id] ?? '')]
  let found = new Set<string>([''])
  for (const source of sources)
    found = new Set([
      ...found,
      ...[...found].flatMap((taken) => [...source].map((one) => [...taken, one].sort().join(''))),
    ])
  const most = Math.min(count, sources.length)
  return [...found].filter((taken) => taken.length === most).length
}

describe('main production', () => {
  test('GC-PRO-01: first the advance, then collecting at the new level', () => {
    const t = table(3, (t) => outpost(t, 0, 'PL16'))
    choose(t, 'production')
    expect(production(t)).toBe(1)
    // One outpost: the hub or the yellow planet.
    expect(ids(t)).toEqual(['energy-1', 'raw-1', 'alien-1'])
    choose(t, 'raw-1')
    expect(held(t)).toEqual([0, 1, 0, 0])
  })

  test('GC-ORG-04: at the end of the track the action still collects', () => {
    const t = table(3, (t) => level(t, 0, { production: 7 }))
    choose(t, 'production')
    expect(production(t)).toBe(7)
    choose(t, 'energy-1')
    expect(held(t)).toEqual([1, 0, 0, 0])
  })

  test('GC-EX-12, GC-TCH-07: with TC203 resources are collected twice', () => {
    const t = table(3, (t) => {
      level(t, 0, { trade: 1 })
      marked(t, 0, 'TC203')
    })
    choose(t, 'production')
    choose(t, 'energy-1')
    choose(t, 'alien-1')
    expect(held(t)).toEqual([1, 0, 1, 0])
    expect(question(t)).not.toContain('collect')
  })
})

describe('secondary production', () => {
  test('GC-PRO-05: either one space or collecting', () => {
    const t = table(2, (t) => {
      level(t, 1, { production: 1 })
      workers(t, 0, { captains: 1, crew: 0 })
    })
    choose(t, 'production')
    while (question(t).endsWith('of 0')) choose(t, at(ids(t), 0))
    expect(question(t)).toBe('follow of 1')
    choose(t, 'follow', 'worker=crew', 'way=advanceProduction')
    expect(production(t, 1)).toBe(2)
    expect(question(t)).not.toContain('collect')
    expect(held(t, 1)).toEqual([0, 0, 0, 0])
  })

  test('GC-PRO-02, GC-PRO-05: at level 0 there is nothing to collect', () => {
    const t = table(2, (t) => workers(t, 0, { captains: 1, crew: 0 }))
    choose(t, 'production')
    while (question(t).endsWith('of 0')) choose(t, at(ids(t), 0))
    expect(() => choose(t, 'follow', 'worker=crew', 'way=collectOnly')).toThrow()
    choose(t, 'follow', 'worker=crew')
    expect(production(t, 1)).toBe(1)
  })
})

describe('hard story 1: a token gained in mid-action (GC-PRO-01, GC-PRO-02, GC-BON-04, GC-BON-06, GC-ORG-42, GC-ORG-109)', () => {
  const arrange = () => {
    const t = table(3, (t) => {
      level(t, 0, { production: 1 })
      outpost(t, 0, 'PL16')
      outpost(t, 0, 'PL07')
      stack(t, stackAt('production', 2), 'BB19', 'BB01')
    })
    const events = choose(t, 'production')
    expect(production(t)).toBe(2)
    expect(at(t.tokens, 0)).toEqual([tokenOf('BB19')])
    expect(events.map(({ type }) => type)).toContain('turnedUpToken')
    expect(question(t)).toBe('goOn of 0')
    expect(moves(t, 0)).toMatchObject({ useToken: ['BB19'] })
    return t
  }

  test('flipped: three outposts collect, 3 answers', () => {
    const t = arrange()
    makeMove(t, 0, 'useToken', 'BB19')
    expect(production(t)).toBe(3)
    expect(question(t)).toBe('collect of 0')
    expect(ids(t).toSorted()).toEqual(['energy-1-raw-1-alien-1', 'energy-1-raw-2', 'energy-2-raw-1'])
  })

  test('declined: two outposts collect, 5 answers', () => {
    const t = arrange()
    choose(t, 'goOn')
    expect(question(t)).toBe('collect of 0')
    expect(ids(t).toSorted()).toEqual([
      'energy-1-alien-1',
      'energy-1-raw-1',
      'energy-2',
      'raw-1-alien-1',
      'raw-2',
    ])
  })
  /** What keeps the last choice from being taken back freely. */
  const wallOf = (t: Galaxy, act: () => void) => {
    const before = wallFactsOf(game, t)
    act()
    return wallBetween(before, wallFactsOf(game, t), 0, [])
  }

  test('the placement shows the next token and cannot be taken back; flipping and collecting can', () => {
    const t = table(3, (t) => {
      level(t, 0, { production: 1 })
      outpost(t, 0, 'PL16')
      stack(t, stackAt('production', 2), 'BB19', 'BB01')
      t.knowers = t.knowers.with(tokenOf('BB01'), 0)
    })
    expect(wallOf(t, () => choose(t, 'production'))).toBe('shown')
    expect(wallOf(t, () => makeMove(t, 0, 'useToken', 'BB19'))).toBeNull()
    expect(wallOf(t, () => choose(t, at(ids(t), 0)))).toBeNull()
  })

  test('with two seats the stack has one token, and everything can be taken back', () => {
    const t = table(2, (t) => {
      level(t, 0, { production: 1 })
      stack(t, stackAt('production', 2), 'BB19')
    })
    expect(wallOf(t, () => choose(t, 'production'))).toBeNull()
  })
})
