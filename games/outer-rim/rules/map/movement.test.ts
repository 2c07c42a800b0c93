import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions } from '../../content/names.ts'
import { askAgain, choose, closed, ids, standAt, table } from '../../test/table.ts'
import { shipNamed } from '../market/purchase.ts'
import type { Rim } from '../rim.ts'
import { spaceOf } from './map.ts'
import { moveDirectly, patrolsOnTheWay, reachable, spacesInReach } from './movement.ts'

function placed(space: string): Rim {
  const t = table()
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('kt-6'))
  standAt(t, t.active, space)
  return t
}

const inReach = (t: Rim, steps: number) =>
  spacesInReach(t, t.active, steps).map((space) => spaceIds.get(space))
const spaceIds = new Map(
  [
    'cantonica',
    'co-1',
    'co-2',
    'co-3',
    'co-4',
    'co-5',
    'ord-mantell',
    'lm-1',
    'km-5',
    'maelstrom',
    'kessel',
    'lm-6',
  ].map((id) => [spaceOf(id), id]),
)

describe('where a move can end', () => {
  test('OR-MOVE-02, OR-MOVE-03, OR-MOVE-04: any number of adjacent spaces up to the limit, including none', () => {
    const t = placed('cantonica')
    expect(inReach(t, 0)).toEqual(['cantonica'])
    expect(inReach(t, 1).sort()).toEqual(['cantonica', 'co-1', 'co-2', 'co-5'])
  })

  test('OR-MOVE-05, OR-MOVE-07: a patrol stops a player without positive reputation with its faction', () => {
    const t = placed('cantonica')
    t.patrolSpaces[factions.indexOf('rebel')] = spaceOf('co-5')
    expect(inReach(t, 2)).not.toContain('ord-mantell')
    expect(inReach(t, 2)).toContain('co-5')
    at(t.reputation, t.active)[factions.indexOf('rebel')] = 1
    expect(inReach(t, 2)).toContain('ord-mantell')
  })

  test('OR-MOVE-05: a space behind a patrol is closed and names the factions of the patrols on the way', () => {
    const t = placed('cantonica')
    const [rebel, syndicate] = [factions.indexOf('rebel'), factions.indexOf('syndicate')]
    t.patrolSpaces[rebel] = spaceOf('co-5')
    t.patrolSpaces[syndicate] = spaceOf('co-1')
    at(t.reputation, t.active)[syndicate] = 1
    expect(patrolsOnTheWay(t, t.active, 2, spaceOf('ord-mantell'))).toEqual([rebel])
    at(t.reputation, t.active)[rebel] = 1
    expect(patrolsOnTheWay(t, t.active, 2, spaceOf('ord-mantell'))).toEqual([])
  })

  test('OR-MOVE-06: other players stop nobody', () => {
    const t = placed('cantonica')
    standAt(t, 1 - t.active, 'co-5')
    expect(inReach(t, 2)).toContain('ord-mantell')
  })

  test('OR-MOVE-08, OR-MAEL-01, OR-GAP-32: the Maelstrom is the last space of a move', () => {
    const t = placed('km-5')
    expect(inReach(t, 2)).toContain('maelstrom')
    expect(inReach(t, 2)).not.toContain('kessel')
  })

  test('OR-MOVE-09, OR-MAEL-02, OR-GAP-33: a move can begin in a space that stops moves', () => {
    const t = placed('maelstrom')
    t.patrolSpaces[0] = spaceOf('maelstrom')
    expect(inReach(t, 1).sort()).toEqual(['kessel', 'km-5', 'maelstrom'])
  })

  test('OR-MOVE-10, OR-MOVE-11: a direct move enters no other spaces', () => {
    const t = placed('km-5')
    moveDirectly(t, t.active, spaceOf('kessel'))
    expect(t.spaces[t.active]).toBe(spaceOf('kessel'))
  })

  test('of several ways it takes the one with the fewest risks', () => {
    const t = placed('co-5')
    const [way] = reachable(t, t.active, 3).filter(({ space }) => space === spaceOf('co-2'))
    expect(way?.route).toEqual([spaceOf('cantonica'), spaceOf('co-2')])
  })
})

describe('the planning phase', () => {
  test('OR-PLAN-01, OR-PLAN-02: spaces within the hyperdrive value, credits, recovery', () => {
    const t = table()
    expect(ids(t)).toContain('credits')
    expect(ids(t)).toContain('recover')
    expect(ids(t).filter((id) => id.startsWith('move-')).length).toBeGreaterThan(5)
  })

  test('OR-PLAN-03: 2,000 credits', () => {
    const t = table()
    const seat = t.active
    const before = at(t.credits, seat)
    choose(t, 'credits')
    expect(t.credits[seat]).toBe(before + 2000)
    expect(t.phase).toBe('action')
  })

  test('OR-PLAN-04, OR-PLAN-05, OR-PLAN-06, OR-GAP-19, OR-GAP-20: a defeated player recovers, then the turn continues', () => {
    const t = table()
    const seat = t.active
    t.isDefeated[seat] = true
    t.characterDamage[seat] = 4
    t.shipDamage[seat] = 1
    askAgain(t)
    expect(ids(t)).toEqual(['recover'])
    expect(closed(t, 'credits')).toMatchObject({ rule: 'OR-PLAN-05' })
    choose(t, 'recover')
    expect([t.characterDamage[seat], t.shipDamage[seat], t.isDefeated[seat]]).toEqual([0, 0, false])
    expect(at(t.open, 0).kind).toBe('act')
  })

  test('OR-MOVE-01: a move goes space by space, and its event tells the route', () => {
    const t = placed('cantonica')
    askAgain(t)
    const events = choose(t, 'move-ord-mantell')
    expect(events.find(({ type }) => type === 'moved')).toMatchObject({
      to: spaceOf('ord-mantell'),
      route: [spaceOf('co-5'), spaceOf('ord-mantell')],
    })
  })

  test('OR-GAP-34: staying in the space counts as a move', () => {
    const t = placed('cantonica')
    askAgain(t)
    const events = choose(t, 'move-cantonica')
    expect(events.find(({ type }) => type === 'moved')).toMatchObject({ route: [] })
  })

  test('passing a test slips past a patrol; failing it ends the move there', () => {
    const spacesAfter = new Set<number | undefined>()
    for (let seed = 1; seed < 12; seed++) {
      const t = table({ characters: ['han-solo', 'bossk'], seed })
      const seat = t.active
      t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('kt-6'))
      t.patrolSpaces[0] = spaceOf('co-5')
      t.patrolSpaces[1] = spaceOf('co-2')
      t.isCharacterFlipped[seat] = true
      standAt(t, seat, 'cantonica')
      askAgain(t)
      expect(ids(t)).toContain('move-ord-mantell')
      choose(t, 'move-ord-mantell')
      for (let asked = 0; t.phase === 'planning' && asked < 5; asked++) choose(t, 'pass')
      spacesAfter.add(t.spaces[seat])
    }
    expect(spacesAfter).toEqual(new Set([spaceOf('co-5'), spaceOf('ord-mantell')]))
  })

  test('a player with the Lancer may stop others who enter the space', () => {
    const t = table()
    const seat = t.active
    const other = 1 - seat
    t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('kt-6'))
    t.ships[other] = shipNamed(t, 'lancer-class-pursuit-craft')
    t.isShipFlipped[other] = true
    standAt(t, seat, 'cantonica')
    standAt(t, other, 'co-5')
    askAgain(t)
    choose(t, 'move-ord-mantell')
    expect(at(t.open, 0)).toMatchObject({ kind: 'stopMover', seat: other })
    choose(t, 'stop')
    expect(t.spaces[seat]).toBe(spaceOf('co-5'))
    expect(t.phase).toBe('action')
  })
})
