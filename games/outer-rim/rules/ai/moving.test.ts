import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../content/names.ts'
import { AI, aiAt, aiDoes, aiTable, goalsOn, whyNot } from '../../test/ai/ai-table.ts'
import { told } from '../../test/hand-made.ts'
import { statOf } from '../abilities/values.ts'
import { spaceOf, spaces } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import { nearestGoals } from './goals.ts'
import { shortened, waysTo } from './moving.ts'

const move = { op: 'aiMove' } as const
const syndicate = factions.indexOf('syndicate')

const ids = (route: readonly number[]) => route.map((space) => at(spaces, space).id)
const ends = (t: Rim, goal: string) =>
  new Set(waysTo(t, AI, spaceOf(goal)).map((route) => at(ids(route), route.length - 1)))

describe('the AI player’s destination', () => {
  test('OR-AIMOVE-01, OR-AIMOVE-02: as far as its hyperdrive allows, towards the nearest goal token', () => {
    const t = aiTable()
    aiAt(t, 'takodana')
    goalsOn(t, 'cantonica', 'tatooine')
    expect(nearestGoals(t, AI)).toEqual([spaceOf('tatooine')])
    const steps = statOf(t, 'hyperdrive', AI)
    for (const route of waysTo(t, AI, spaceOf('tatooine')))
      expect(route.length).toBeGreaterThanOrEqual(steps - 2)
    aiDoes(t, move)
    expect(told(t, 'moved')).toHaveLength(1)
    expect(at(t.spaces, AI)).not.toBe(spaceOf('takodana'))
  })

  test('OR-AIMOVE-03: it does not move from a space with a goal token', () => {
    const t = aiTable()
    goalsOn(t, 'tatooine')
    expect(whyNot(t, move)).toBe('OR-AIMOVE-03')
  })

  test('OR-GAP-45: without goal tokens it stays', () => {
    expect(whyNot(aiTable(), move)).toBe('OR-GAP-45')
  })

  test('OR-GAP-46: chance picks one of equally near goals', () => {
    const t = aiTable()
    aiAt(t, 'tn-2')
    goalsOn(t, 'tatooine', 'nal-hutta')
    expect(nearestGoals(t, AI)).toHaveLength(2)
    const reached = new Set<number>()
    for (let times = 0; times < 30; times++) {
      aiAt(t, 'tn-2')
      aiDoes(t, move)
      reached.add(at(t.spaces, AI))
    }
    expect(reached).toEqual(new Set([spaceOf('tatooine'), spaceOf('nal-hutta')]))
  })

  test('OR-GAP-47: it stops at a goal that is nearer', () => {
    const t = aiTable()
    aiAt(t, 'tatooine')
    goalsOn(t, 'nal-hutta')
    aiDoes(t, move)
    expect(t.spaces[AI]).toBe(spaceOf('nal-hutta'))
  })

  test('OR-AIMOVE-06, OR-GAP-69: it passes the Maelstrom like a navpoint', () => {
    const t = aiTable()
    aiAt(t, 'lothal')
    goalsOn(t, 'kessel')
    expect(waysTo(t, AI, spaceOf('kessel')).map(ids)).toContainEqual([
      'lm-5',
      'lm-6',
      'km-5',
      'maelstrom',
      'kessel',
    ])
  })

  test('OR-AIMOVE-05, OR-GAP-70: a patrol of a faction without positive reputation ends the move', () => {
    const t = aiTable()
    aiAt(t, 'lothal')
    t.patrolSpaces[syndicate] = spaceOf('lm-6')
    expect(waysTo(t, AI, spaceOf('kessel')).map(ids)).toEqual([['lm-5', 'lm-6']])
    at(t.reputation, AI)[syndicate] = 1
    expect(ends(t, 'kessel')).toEqual(new Set(['kessel']))
  })

  test('OR-AIMOVE-07: it takes no longer way round a patrol', () => {
    const t = aiTable()
    aiAt(t, 'ord-mantell')
    t.patrolSpaces[syndicate] = spaceOf('co-6')
    at(t.reputation, AI)[syndicate] = -1
    expect(waysTo(t, AI, spaceOf('lothal')).map(ids)).toEqual([['co-6']])
  })

  test('OR-AIMOVE-04, OR-AIMOVE-10: chance picks one of two ways that end equally near, both on planets', () => {
    const t = aiTable()
    aiAt(t, 'cantonica')
    expect(waysTo(t, AI, spaceOf('kessel'), 5).map(ids)).toEqual([
      ['co-2', 'co-4', 'lm-1', 'lm-2', 'mon-calamari'],
      ['co-5', 'ord-mantell', 'co-6', 'lm-3', 'lothal'],
    ])
  })

  test('OR-AIMOVE-04, OR-AIMOVE-08: it prefers the way without a patrol that would stop it', () => {
    const t = aiTable()
    aiAt(t, 'cantonica')
    t.patrolSpaces[syndicate] = spaceOf('lm-3')
    expect(ends(t, 'kessel')).toEqual(new Set(['mon-calamari']))
    t.patrolSpaces[0] = spaceOf('co-2')
    // If patrols stop it on both ways, it takes the one that comes nearer.
    expect(ends(t, 'kessel')).toEqual(new Set(['lm-3']))
  })

  test('OR-AIMOVE-09: it prefers the way that ends on a planet', () => {
    const t = aiTable()
    aiAt(t, 'cantonica')
    expect(waysTo(t, AI, spaceOf('kessel'), 2).map(ids)).toEqual([['co-5', 'ord-mantell']])
  })

  test('OR-GAP-48: chance picks one of two ways that end on navpoints', () => {
    const t = aiTable()
    aiAt(t, 'cantonica')
    expect(waysTo(t, AI, spaceOf('kessel'), 1).map(ids)).toEqual([['co-2'], ['co-5']])
  })

  test('OR-AIMOVE-11, OR-AIMOVE-12, OR-GAP-70: it moves one or two spaces less if that ends on a planet, one less first', () => {
    const t = aiTable()
    aiAt(t, 'cantonica')
    expect(waysTo(t, AI, spaceOf('kessel'), 6).map(ids)).toEqual([
      ['co-2', 'co-4', 'lm-1', 'lm-2', 'mon-calamari'],
      ['co-5', 'ord-mantell', 'co-6', 'lm-3', 'lothal'],
    ])
    expect(waysTo(t, AI, spaceOf('kessel'), 7).map(ids)).toEqual([
      ['co-2', 'co-4', 'lm-1', 'lm-2', 'mon-calamari'],
      ['co-5', 'ord-mantell', 'co-6', 'lm-3', 'lothal'],
    ])
    // No two planets of the map are neighbours, so this way is invented.
    const route = ['rn-1', 'naboo', 'ryloth', 'rn-3'].map(spaceOf)
    expect(ids(shortened({ route, isStopped: false }))).toEqual(['rn-1', 'naboo', 'ryloth'])
    expect(ids(shortened({ route, isStopped: true }))).toEqual(['rn-1', 'naboo', 'ryloth', 'rn-3'])
    // OR-GAP-69: the Maelstrom is not a planet either.
    aiAt(t, 'lothal')
    expect(waysTo(t, AI, spaceOf('kessel'), 4).map(ids)).toEqual([['lm-5', 'lm-6', 'km-5', 'maelstrom']])
    // OR-GAP-70: a move that a patrol ends is not shortened.
    aiAt(t, 'cantonica')
    t.patrolSpaces = [spaceOf('co-6'), spaceOf('co-4'), spaceOf('kessel'), spaceOf('kessel')]
    expect(ends(t, 'kessel')).toEqual(new Set(['co-6']))
  })
})
