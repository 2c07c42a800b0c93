import { at, proceed } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { tiles } from '../../content/map.ts'
import { factions } from '../../content/names.ts'
import { game } from '../../game.ts'
import { choose, ids, onTop, standAt, table } from '../../test/table.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'
import { distance, mapOf, spaceOf, spaces } from './map.ts'
import { endsOfPatrol, enterPatrol, movePatrolsFor, pushPatrol } from './patrols.ts'

const names = (ends: readonly number[]) => ends.map((space) => spaces[space]?.id).sort()
const t = table()
const endsFrom = (from: string, target: string, steps: number) =>
  names(endsOfPatrol(t, spaceOf(from), spaceOf(target), steps))

describe('where a patrol may end', () => {
  test('OR-PMOVE-07, OR-PMOVE-10: at the player if it can arrive, and not beyond', () => {
    expect(endsFrom('co-1', 'cantonica', 4)).toEqual(['cantonica'])
    expect(endsFrom('co-1', 'co-2', 2)).toEqual(['co-2'])
  })

  test('OR-GAP-36: a patrol in the player’s space stays', () => {
    expect(endsFrom('cantonica', 'cantonica', 3)).toEqual(['cantonica'])
  })

  test('OR-PMOVE-05, OR-PMOVE-06, OR-PMOVE-08: on any way to the right that leads there, even a longer one', () => {
    // From Cantonica to Tatooine: along the upper lane, or by the lower one.
    expect(endsFrom('cantonica', 'tatooine', 2)).toEqual(['co-4', 'ord-mantell'])
    expect(endsFrom('cantonica', 'tatooine', 1)).toEqual(['co-2', 'co-5'])
  })

  test('OR-PMOVE-09: to the left if the player is to the left', () => {
    const ends = endsOfPatrol(t, spaceOf('kt-4'), spaceOf('tatooine'), 2)
    const { x } = mapOf(t)
    for (const end of ends) expect(at(x, end)).toBeLessThan(at(x, spaceOf('kt-4')))
    expect(ends.length).toBeGreaterThan(0)
  })

  test('OR-GAP-37: the shortest way is allowed even if it begins in the other direction', () => {
    // The only short way from kt-2 to kt-6 first leads back to kt-5.
    expect(endsFrom('kt-2', 'kt-6', 1)).toContain('kt-5')
  })

  test('a patrol can always move, from any space to any other', () => {
    const baseSpaces = tiles.flatMap((tile) => tile.spaces.map(({ id }) => spaceOf(id)))
    for (const from of baseSpaces)
      for (const target of baseSpaces)
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

describe('a patrol symbol on a revealed card', () => {
  /** The active player has just revealed a card whose patrol is far away. */
  function revealed(characters: readonly string[], isFlipped: boolean, patrolAt: string): Rim {
    const u = table({ characters })
    const seat = u.active
    standAt(u, seat, 'tatooine')
    standAt(u, 1 - seat, 'takodana')
    u.isCharacterFlipped[seat] = isFlipped
    u.patrolSpaces[factions.indexOf('hutt')] = spaceOf(patrolAt)
    choose(u, 'credits')
    // Exotic Delicacies move the Hutts by 4.
    onTop(u, 'exotic-delicacies')
    at(u.stack, u.stack.length - 1).stage = u.askedBy
    movePatrolsFor(u, pieceNamed(u, 'exotic-delicacies'))
    u.open = []
    proceed(game, u)
    return u
  }

  test('OR-PMOVE-05, OR-PMOVE-06: the active player chooses where it ends', () => {
    const u = revealed(['bossk', 'ketsu-onyo'], false, 'cantonica')
    expect(at(u.open, 0)).toMatchObject({ kind: 'movePatrolTo', seat: u.active })
    const [end = ''] = ids(u)
    choose(u, end)
    expect(u.patrolSpaces[factions.indexOf('hutt')]).toBe(spaceOf(end))
    expect(at(u.open, 0).kind).toBe('act')
  })

  test('Jyn Erso sends a nearby patrol to another player', () => {
    const u = revealed(['jyn-erso', 'ketsu-onyo'], true, 'tn-6')
    expect(at(u.open, 0).kind).toBe('misdirectPatrol')
    choose(u, `seat-${2 - u.active}`)
    while (at(u.open, 0).kind === 'movePatrolTo') choose(u, at(ids(u), 0))
    const patrol = at(u.patrolSpaces, factions.indexOf('hutt'))
    expect(patrol).not.toBe(spaceOf('tatooine'))
    expect(distance(u, patrol, spaceOf('takodana'))).toBeLessThan(
      distance(u, spaceOf('tn-6'), spaceOf('takodana')),
    )
  })

  test('OR-EPAT-06, OR-GAP-38: the loser of a fight pushes the patrol to an adjacent space', () => {
    const u = table()
    u.patrolSpaces[0] = spaceOf('cantonica')
    pushPatrol(u, u.active, 0)
    u.open = []
    proceed(game, u)
    expect(ids(u).sort()).toEqual(['co-1', 'co-2', 'co-5'])
    choose(u, 'co-2')
    expect(u.patrolSpaces[0]).toBe(spaceOf('co-2'))
  })
})
