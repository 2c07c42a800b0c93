import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../content/names.ts'
import { standAt, table } from '../test/table.ts'
import { distance, mapOf, spaceOf, spaces } from './map.ts'
import { endsOfPatrol, enterPatrol } from './patrols.ts'

const names = (ends: readonly number[]) => ends.map((space) => spaces[space]?.id).sort()
const t = table()
const endsFrom = (from: string, target: string, steps: number) =>
  names(endsOfPatrol(t, spaceOf(from), spaceOf(target), steps))

describe('where a patrol may end', () => {
  test('OR-PMOVE-07, OR-PMOVE-10: at the player where it can arrive, and no farther', () => {
    expect(endsFrom('co-1', 'cantonica', 4)).toEqual(['cantonica'])
    expect(endsFrom('co-1', 'co-2', 2)).toEqual(['co-2'])
  })

  test('OR-GAP-36: a patrol in the player’s space stays', () => {
    expect(endsFrom('cantonica', 'cantonica', 3)).toEqual(['cantonica'])
  })

  test('OR-PMOVE-05, OR-PMOVE-06, OR-PMOVE-08: by any way to the right that leads there, also a longer one', () => {
    // From Cantonica to Tatooine: along the upper lane, or by the lower one.
    expect(endsFrom('cantonica', 'tatooine', 2)).toEqual(['co-4', 'ord-mantell'])
    expect(endsFrom('cantonica', 'tatooine', 1)).toEqual(['co-2', 'co-5'])
  })

  test('OR-PMOVE-09: to the left where the player is to the left', () => {
    const ends = endsOfPatrol(t, spaceOf('kt-4'), spaceOf('tatooine'), 2)
    const { x } = mapOf(t)
    for (const end of ends) expect(at(x, end)).toBeLessThan(at(x, spaceOf('kt-4')))
    expect(ends.length).toBeGreaterThan(0)
  })

  test('OR-GAP-37: the shortest way is allowed also where it begins on the far side', () => {
    // From kt-2 to kt-6 the only short way leads back to kt-5 first.
    expect(endsFrom('kt-2', 'kt-6', 1)).toContain('kt-5')
  })

  test('a patrol can always move, from anywhere to anywhere', () => {
    for (const from of spaces.keys())
      for (const target of spaces.keys())
        for (const steps of [2, 3, 4]) {
          const ends = endsOfPatrol(t, from, target, steps)
          expect(ends.length).toBeGreaterThan(0)
          if (from !== target && distance(t, from, target) <= steps) expect(ends).toEqual([target])
        }
  })
})

test('OR-PAT-13, OR-PAT-02, OR-MAP-06, OR-PAT-12: the next token enters beside its stack, up to level 4', () => {
  const hutt = factions.indexOf('hutt')
  const table2 = table()
  standAt(table2, 0, 'tatooine')
  table2.patrolSpaces[hutt] = spaceOf('tatooine')
  for (const level of [2, 3, 4, 4]) {
    enterPatrol(table2, hutt)
    expect(table2.patrolLevels[hutt]).toBe(level)
    expect(table2.patrolSpaces[hutt]).toBe(spaceOf('kt-6'))
  }
})
