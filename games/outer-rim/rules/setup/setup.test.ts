import { at, EMPTY, everybody } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { factions, marketDecks } from '../../content/names.ts'
import { begun, choose, ids, table } from '../../test/table.ts'
import { contactSpaces, MAP_ORDERS, placesInGame, spaceOf } from '../map/map.ts'
import { contactOf, databankCard, resourceOf, shipOf } from '../tables.ts'

describe('setup', () => {
  test('OR-SETUP-01, OR-SETUP-03, OR-SETUP-05: standard order, a patrol of level 1 beside each stack', () => {
    const t = table()
    expect(t.mapOrder).toBe(0)
    expect(t.patrolLevels).toEqual([1, 1, 1, 1])
    expect(t.patrolSpaces[factions.indexOf('rebel')]).toBe(spaceOf('co-1'))
    expect(t.patrolSpaces[factions.indexOf('syndicate')]).toBe(spaceOf('co-3'))
    expect(t.patrolSpaces[factions.indexOf('imperial')]).toBe(spaceOf('kt-4'))
    expect(t.patrolSpaces[factions.indexOf('hutt')]).toBe(spaceOf('kt-6'))
  })

  test('OR-SETUP-02, OR-RMAP-01 to OR-RMAP-04: any order of the tiles', () => {
    const orders = new Set(
      [1, 2, 3, 4, 5].map((seed) => begun({ seed, options: { map: 'random' } }).mapOrder),
    )
    expect(orders.size).toBeGreaterThan(2)
    for (const order of orders) expect(order).toBeLessThan(MAP_ORDERS)
  })

  test('OR-SETUP-07, OR-SETUP-08, OR-SETUP-09: a face-down contact of its rank on every contact space', () => {
    const t = table()
    const dots: Readonly<Record<string, number>> = { white: 1, green: 2, yellow: 3 }
    for (const place of placesInGame(t)) {
      const { rank } = at(contactSpaces, place)
      const token = at(t.contacts, place)
      expect(token).not.toBe(EMPTY)
      expect(dots[contactOf(t, token).rank]).toBe(rank)
      expect(t.knowers[token]).toBe(0)
    }
    expect(t.contactsLeftOut).toEqual([])
  })

  test('OR-SETUP-11, OR-SETUP-12: the dice decide who begins', () => {
    const first = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => begun({ people: 4, seed }).first))
    expect(first.size).toBeGreaterThan(2)
  })

  test('OR-SETUP-13: clockwise from the first player, each a different character', () => {
    const t = begun({ people: 3 })
    expect(at(t.open, 0)).toMatchObject({ kind: 'chooseCharacter', seat: t.first })
    choose(t, 'bossk')
    choose(t, 'g9-rigger')
    expect(at(t.open, 0)).toMatchObject({ kind: 'chooseCharacter', seat: (t.first + 1) % 3 })
    expect(ids(t)).not.toContain('bossk')
  })

  test('OR-SETUP-18, OR-SETUP-19: one side of the starting sheet, before the starting card is taken', () => {
    const t = begun()
    choose(t, 'bossk')
    expect(ids(t)).toEqual(['g9-rigger', 'g-1a-starfighter'])
    expect(t.held.flat()).toEqual([])
  })

  test('OR-SETUP-14, OR-SETUP-16, OR-SETUP-17, OR-SETUP-20: only credits, by turn order', () => {
    const t = table({ people: 4 })
    const byTurn = [0, 1, 2, 3].map((place) => t.credits[(t.first + place) % 4])
    expect(byTurn).toEqual([4000, 6000, 8000, 10_000])
    expect(t.fame).toEqual([0, 0, 0, 0])
    expect(t.isCharacterFlipped).toEqual([false, false, false, false])
  })

  test('OR-SETUP-22, OR-SETUP-23, OR-SETUP-24, OR-SETUP-25: the starting card is held, the standee is on its planet', () => {
    const t = table({ characters: ['han-solo', 'doctor-aphra'] })
    for (const [place, type] of (['cargo', 'job'] as const).entries()) {
      const seat = (t.first + place) % 2
      const [card] = at(t.held, seat)
      if (card === undefined) throw new Error('no starting card')
      expect(resourceOf(t, card).type).toBe(type)
      expect(t.spaces[seat]).toBe(spaceOf(databankCard(t, card).startsOn ?? ''))
      expect(t.databank).not.toContain(card)
    }
  })

  test('OR-SETUP-26: reputation by the character’s instructions, or by choice', () => {
    const t = begun()
    const seat = t.first
    choose(t, 'lando-calrissian')
    choose(t, 'g9-rigger')
    choose(t, 'bossk')
    choose(t, 'g9-rigger')
    expect(at(t.open, 0)).toMatchObject({ kind: 'chooseReputation', seat })
    choose(t, 'syndicate')
    expect(t.reputation[seat]).toEqual([0, 0, 0, 1])
    expect(t.reputation[1 - seat]).toEqual([0, 0, 1, 0])
  })

  test('OR-SETUP-27, OR-SETUP-28, OR-SETUP-29, OR-SETUP-30, OR-SETUP-31: decks, face-up top cards, the pool', () => {
    const t = table()
    for (const deck of marketDecks.keys()) {
      const cards = at(t.market, deck)
      expect(t.knowers[at(cards, cards.length - 1)]).toBe(everybody(t))
      expect(t.knowers[at(cards, 0)]).toBe(0)
    }
    expect(t.encounters.map(({ length }) => length)).toEqual([10, 10, 10, 10, 10, 10, 10])
    expect(t.databank).toEqual([...t.databank].sort((a, b) => a - b))
    expect(t.shipPool).toHaveLength(8)
  })
})

describe('setup of a game against the AI player', () => {
  test('OR-AISET-03 to OR-AISET-06: the person begins and chooses a character with card #91 or #92 for the AI player', () => {
    const t = begun({ people: 1 })
    expect([t.seats, t.first]).toEqual([2, 0])
    choose(t, 'han-solo')
    choose(t, 'g-1a-starfighter')
    expect(at(t.open, 0)).toMatchObject({ kind: 'chooseAiCharacter', seat: 0 })
    expect(ids(t).sort()).toEqual(['doctor-aphra', 'jyn-erso', 'lando-calrissian'])
    choose(t, 'doctor-aphra')
    expect(t.credits).toEqual([4000, 6000])
    expect(shipOf(t, 1).id).toBe('g9-rigger')
    expect(t.aiDeck.length).toBeGreaterThan(0)
  })

  test('OR-AIDEC-02, OR-EX-21: chance makes Lando’s choice', () => {
    const t = begun({ people: 1, options: { aiCharacter: 'lando-calrissian' } })
    choose(t, 'han-solo')
    choose(t, 'g9-rigger')
    expect(at(t.reputation, 1).filter((standing) => standing === 1)).toHaveLength(1)
    expect(at(t.open, 0)).toMatchObject({ kind: 'plan', seat: 0 })
  })

  test('OR-AIEXP-01: with fame at the start if the table wants it', () => {
    const t = table({ people: 1, characters: ['han-solo', 'doctor-aphra'], options: { aiFame: '3' } })
    expect(t.fame).toEqual([0, 3])
  })
})
