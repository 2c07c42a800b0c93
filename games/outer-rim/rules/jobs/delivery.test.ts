import { at, proceed } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../game.ts'
import { askAgain, choose, closed, empty, hold, ids, standAt, table } from '../../test/table.ts'
import { cardLanguage } from '../effects/language.ts'
import { spaceOf } from '../map/map.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'

function carrying(planet: string, prepare: (t: Rim, seat: number) => void, seed = 1): Rim {
  const t = table({ seed })
  const seat = t.active
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('co-1'))
  standAt(t, seat, planet)
  empty(t, seat)
  t.credits[seat] = 0
  choose(t, 'credits')
  t.credits[seat] = 0
  prepare(t, seat)
  askAgain(t)
  return t
}

const illegal = 'crates-of-blasters'

describe('the deliver action', () => {
  test('OR-DELIV-01, OR-DELIV-02: only at the destination', () => {
    const t = carrying('naboo', (u, seat) => hold(u, seat, 'machine-parts'))
    expect(closed(t, 'deliver')).toMatchObject({ rule: 'OR-DELIV-01' })
    expect(closed(t, 'deliver-machine-parts')).toEqual({
      rule: 'OR-DELIV-02',
      reason: 'deliveredElsewhere',
      facts: { destination: 'ord-mantell' },
    })
  })

  test('OR-DELIV-02: cards with another destination are listed with it', () => {
    const t = carrying('ord-mantell', (u, seat) => hold(u, seat, 'machine-parts', illegal))
    expect(closed(t, 'deliver-machine-parts')).toBeUndefined()
    choose(t, 'deliver')
    expect(ids(t)).toEqual(['machine-parts', 'pass'])
    expect(closed(t, illegal)).toMatchObject({ rule: 'OR-DELIV-02', reason: 'deliveredElsewhere' })
  })

  test('OR-DELIV-03: the reward, then the card goes under its deck', () => {
    const t = carrying('ord-mantell', (u, seat) => hold(u, seat, 'machine-parts'))
    const seat = t.active
    choose(t, 'deliver')
    choose(t, 'machine-parts')
    expect(t.credits[seat]).toBe(5000)
    expect(t.held[seat]).toEqual([])
    expect(at(at(t.market, 1), 0)).toBe(pieceNamed(t, 'machine-parts'))
    expect(at(t.open, 0).kind).toBe('act')
    expect(closed(t, 'deliver')).toMatchObject({ rule: 'OR-ACT-03' })
  })

  test('OR-DELIV-10, OR-DELIV-11: several deliveries one after the other, or fewer', () => {
    const t = carrying('ord-mantell', (u, seat) => {
      u.ships[seat] = 7
      hold(u, seat, 'machine-parts', 'hired-help')
    })
    choose(t, 'deliver')
    expect(ids(t)).toEqual(['machine-parts', 'pass'])
    choose(t, 'pass')
    expect(at(t.held, t.active)).toContain(pieceNamed(t, 'machine-parts'))
  })

  test('OR-DELIV-04, OR-DELIV-05, OR-DELIV-06: illegal cargo gets through only on a hit', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const t = carrying('tatooine', (u, seat) => hold(u, seat, illegal), seed)
      choose(t, 'deliver')
      const events = choose(t, illegal)
      const [face] = events.flatMap((event) => (event.type === 'rolled' ? event.faces : []))
      const [next] = events.filter(({ type }) => type === 'delivered' || type === 'heldUp')
      expect(next?.type).toBe(face === 'hit' ? 'delivered' : 'heldUp')
      if (face !== undefined) seen.add(face)
    }
    expect(seen).toEqual(new Set(['hit', 'critical', 'focus', 'blank']))
  })

  test('OR-DELIV-07, OR-DELIV-08, OR-DELIV-09: a captive gives the capture reward; card and token leave the game', () => {
    const t = carrying('lothal', (u, seat) => {
      const bounty = hold(u, seat, 'bounty-saw-gerrera')
      const contact = pieceNamed(u, 'saw-gerrera')
      const place = u.contacts.indexOf(contact)
      u.contacts[place] = -1
      at(u.captives, seat).push(contact)
      at(u.captiveOn, seat).push(bounty)
    })
    const seat = t.active
    choose(t, 'deliver')
    choose(t, 'bounty-saw-gerrera')
    expect(t.credits[seat]).toBe(17_000)
    expect(t.fame[seat]).toBe(2)
    expect(t.removed).toContain(pieceNamed(t, 'bounty-saw-gerrera'))
    expect(t.removedContacts).toContain(pieceNamed(t, 'saw-gerrera'))
    expect([t.captives[seat], t.captiveOn[seat]]).toEqual([[], []])
  })

  test('OR-DELIV-12, OR-TURN-04: an effect that ends the turn during a delivery also ends the deliveries', () => {
    const t = carrying('ord-mantell', (u, seat) => hold(u, seat, 'machine-parts', illegal))
    const seat = t.active
    choose(t, 'deliver')
    expect(at(t.open, 0).kind).toBe('deliverNext')
    // As on a card that is read for the delivery.
    t.open = []
    cardLanguage.run(t, { op: 'end', what: 'turn' }, { seat })
    proceed(game, t)
    expect([at(t.open, 0).kind, t.active]).toEqual(['plan', 1 - seat])
    expect(t.held[seat]).toHaveLength(2)
  })
})
