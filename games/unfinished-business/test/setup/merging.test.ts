import { at, EMPTY, everybody, hashOf } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { encounterDecks, factions, marketDecks, planets } from '../../../outer-rim/content/names.ts'
import { isFaceUp } from '../../../outer-rim/rules/contacts/contacts.ts'
import { drawFromDatabank } from '../../../outer-rim/rules/effects/databank.ts'
import {
  contactSpaces,
  contactSpacesAt,
  mapOf,
  placesInGame,
  spaceOf,
} from '../../../outer-rim/rules/map/map.ts'
import { enterPatrol } from '../../../outer-rim/rules/map/patrols.ts'
import { FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER } from '../../../outer-rim/rules/pieces.ts'
import { piecesInGame } from '../../../outer-rim/rules/setup/inventory.ts'
import {
  contactOf,
  databankCard,
  encounterCard,
  pieceNamed,
  tablesOf,
} from '../../../outer-rim/rules/tables.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { box } from '../../content/box.ts'
import { coreWorlds } from '../../content/names.ts'
import { game } from '../../rules/game.ts'
import { isOfExpansion } from '../../rules/setup/merging.ts'
import { begun, ids, table } from '../table.ts'

const deckOf = (deck: string) => [...encounterDecks, 'core-worlds'].indexOf(deck)

describe('merging', () => {
  test('UB-MRG-01: once merged, both boxes are one: every piece of both lies in one place', () => {
    const t = table()
    expect(violations(t)).toEqual([])
    const inGame = piecesInGame(t)
    const both = (kind: 'market' | 'encounters' | 'databank' | 'contacts') =>
      baseSet[kind].length + (box.set[kind]?.length ?? 0)
    expect(inGame.market).toHaveLength(both('market'))
    // UB-MRG-08: one card less, and of no other sort.
    expect(inGame.encounters).toHaveLength(both('encounters') - 1)
    expect(inGame.databank).toHaveLength(both('databank'))
    expect(inGame.contacts).toHaveLength(both('contacts'))
  })

  test('UB-MRG-02: everybody chooses from the characters of both boxes', () => {
    const t = begun()
    expect(ids(t)).toEqual([...baseSet.characters, ...(box.set.characters ?? [])].map(({ id }) => id))
  })

  test('UB-MRG-03: encounter cards lie in the decks that they belong to, ten more in each', () => {
    const t = table()
    expect(t.encounters.map((deck) => deck.length)).toEqual([20, 20, 20, 20, 20, 20, 20, 20])
    for (const [index, deck] of t.encounters.entries())
      for (const card of deck)
        expect(encounterCard(t, card).deck).toBe([...encounterDecks, 'core-worlds'][index])
  })

  test('UB-MRG-04, UB-MRG-08: number 10 of the Ring of Kafrene and Takodana is replaced, and no other card', () => {
    const t = table()
    const deck = at(t.encounters, deckOf('kafrene-takodana')).map((card) => encounterCard(t, card))
    expect(deck.filter(({ number }) => number === 10).map(({ id }) => id)).toEqual(['kafrene-takodana-10-b'])
    const inGame = new Set(Object.values(piecesInGame(t)).flat())
    const { market, encounters, databank, contacts } = tablesOf(t)
    const leftOut = [
      ...market.filter((_, index) => !inGame.has(index)),
      ...encounters.filter((_, index) => !inGame.has(FIRST_ENCOUNTER + index)),
      ...databank.filter((_, index) => !inGame.has(FIRST_DATABANK + index)),
      ...contacts.filter((_, index) => !inGame.has(FIRST_CONTACT + index)),
    ]
    expect(leftOut.map(({ id }) => id)).toEqual(['kafrene-takodana-10'])
    expect(game.inventory(t)['card']).not.toContain(pieceNamed(t, 'kafrene-takodana-10'))
  })

  test('UB-MRG-05: market cards lie in the decks that they belong to', () => {
    const t = table()
    for (const [index, deck] of marketDecks.entries()) {
      const all = [...baseSet.market, ...(box.set.market ?? [])].filter((card) => card.deck === deck)
      expect(at(t.market, index), deck).toHaveLength(all.length)
      expect(all.filter(isOfExpansion).length, deck).toBeGreaterThan(0)
    }
  })

  test('UB-MRG-06: databank cards of both boxes are in the databank, or with those who begin with them', () => {
    const t = table()
    const begunWith = t.held.flat()
    expect(begunWith.every((card) => card >= FIRST_DATABANK)).toBe(true)
    expect(t.databank.length + begunWith.length).toBe(baseSet.databank.length + 52)
  })

  test('UB-MRG-07: what is of the expansion can be told from what is not', () => {
    for (const [kind, cards] of Object.entries(box.set)) {
      expect(cards.every(isOfExpansion), kind).toBe(true)
      expect(Object.values(baseSet).flat().some(isOfExpansion)).toBe(false)
    }
  })
})

describe('setup', () => {
  test('UB-SET-01: what the base game sets up is there: credits by turn order, starting cards, open tops', () => {
    const t = table({ people: 3 })
    const inOrder = [0, 1, 2].map((place) => (t.first + place) % 3)
    expect(inOrder.map((seat) => at(t.credits, seat))).toEqual([4000, 6000, 8000])
    expect(t.market.map((deck) => at(t.knowers, at(deck, deck.length - 1)))).toEqual(
      marketDecks.map(() => everybody(t)),
    )
    expect(t.held.map((held) => held.length)).toEqual([1, 1, 1])
  })

  test('UB-SET-02: the Core Worlds ends are there on the standard map and on a random one', () => {
    for (const map of ['standard', 'random']) {
      const t = table({ options: { map } })
      for (const core of coreWorlds) expect(at(mapOf(t).graph.neighbours, spaceOf(core))).toHaveLength(1)
      expect(mapOf(t).planets).toHaveLength(13)
    }
  })

  test('UB-SET-03, UB-SET-04: the Core Worlds deck is one of its own, shuffled by a stream of its own', () => {
    const decks = [1, 2].map((seed) => at(table({ seed }).encounters, deckOf('core-worlds')))
    expect(decks[0]).not.toEqual(decks[1])
    expect(at(decks, 0).toSorted()).toEqual(at(decks, 1).toSorted())
    expect(at(decks, 0)).toHaveLength(20)
    const t = table()
    expect(t.chance.drawn['encounters core-worlds']).toBeGreaterThan(0)
    expect(at(decks, 0).every((card) => at(t.knowers, card) === 0)).toBe(true)
  })

  test('UB-SET-05, UB-SET-06, UB-SET-07, UB-SET-08, UB-SET-11, UB-EX-11: patrols of level 1 begin in pairs before the Core Worlds', () => {
    const t = table({ options: { map: 'random' } })
    const at1 = Object.fromEntries(factions.map((faction, index) => [faction, t.patrolSpaces[index]]))
    expect(at1).toEqual({
      syndicate: spaceOf('cs-1'),
      rebel: spaceOf('cs-1'),
      hutt: spaceOf('ct-1'),
      imperial: spaceOf('ct-1'),
    })
    expect(t.patrolLevels).toEqual([1, 1, 1, 1])
  })

  test('UB-SET-09: so do those that come later', () => {
    const t = table()
    for (const [faction, home] of [
      ['syndicate', 'cs-1'],
      ['rebel', 'cs-1'],
      ['hutt', 'ct-1'],
      ['imperial', 'ct-1'],
    ] as const) {
      const index = factions.indexOf(faction)
      t.patrolSpaces[index] = spaceOf('kessel')
      enterPatrol(t, index)
      expect(t.patrolSpaces[index]).toBe(spaceOf(home))
      expect(t.patrolLevels[index]).toBe(2)
    }
  })

  test('UB-SET-10: Z is the spinward end, O the other one', () => {
    const { x } = mapOf(table())
    expect(at(x, spaceOf('core-spinward'))).toBeLessThan(at(x, spaceOf('core-trailing')))
  })

  test('UB-SET-12, UB-SET-13, UB-SET-14, UB-SET-15, UB-SET-16, UB-EX-11: one orange token on every other planet, beside its contact spaces, face down', () => {
    const t = table({ seed: 3 })
    const base = planets.map((planet) => contactSpacesAt(spaceOf(planet)))
    const rankAt = (place: number) => contactOf(t, at(t.contacts, place)).rank
    // Each printed space has its own rank, the place beside them an orange token.
    for (const places of base) {
      expect(places.map(rankAt)).toEqual(
        places.map((place) => tablesOf(t).ranks[at(contactSpaces, place).rank - 1]),
      )
      expect(rankAt(at(places, 2))).toBe('orange')
      expect(places.some((place) => isFaceUp(t, place))).toBe(false)
    }
    const orange = base.map((places) => at(t.contacts, at(places, 2)))
    expect(new Set(orange).size).toBe(11)
    expect(orange.every((token) => at(t.knowers, token) === 0)).toBe(true)
    for (const core of coreWorlds)
      expect(contactSpacesAt(spaceOf(core)).map((place) => t.contacts[place])).toEqual([EMPTY])
    expect(placesInGame(t)).toHaveLength(35)
    expect(t.chance.drawn['contacts orange']).toBeGreaterThan(0)
    const other = table({ seed: 4 })
    expect(base.map((places) => other.contacts[at(places, 2)])).not.toEqual(orange)
  })
})

describe('the databank', () => {
  test('UB-DBK-01: a card of the expansion is called, read and put back like any other', () => {
    const t = table()
    const piece = drawFromDatabank(t, 24)
    expect(piece).toBe(pieceNamed(t, 'databank-boba-fett'))
    expect(t.resolving).toEqual([piece])
  })

  test('UB-DBK-02: it lies in the order of numbers, whatever box a card is from', () => {
    const t = table()
    const numbers = t.databank.map((card) => databankCard(t, card).number)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test('UB-DBK-03, UB-DBK-05: of both cards of a number one is drawn by chance, and nothing else decides', () => {
    const drawn = new Set<number>()
    for (let seed = 1; seed <= 12; seed++) {
      const t = table({ seed })
      const before = t.chance.drawn['databank'] ?? 0
      drawn.add(drawFromDatabank(t, 47) ?? 0)
      expect(t.chance.drawn['databank']).toBe(before + 1)
    }
    expect(drawn).toEqual(new Set(tablesOf(table()).byNumber.get(47)))
    expect(drawn.size).toBe(2)
  })

  test('UB-DBK-04: every job that calls a number has two cards for it', () => {
    const { market, databank, byNumber } = tablesOf(table())
    const jobs = [...market, ...databank].flatMap((card) =>
      'resource' in card && card.resource?.type === 'job' ? [card.resource.does] : [],
    )
    const numbers = jobs.flatMap((does) => ('op' in does && does.op === 'script' ? [does.number] : []))
    expect(numbers.length).toBeGreaterThan(20)
    for (const number of numbers) expect(byNumber.get(number), `number ${number}`).toHaveLength(2)
  })

  test('UB-DBK-06, UB-DBK-07, G-08: four starting cargos, four starting jobs, eight starting bounties', () => {
    const { byNumber } = tablesOf(table())
    expect([91, 92, 90].map((number) => byNumber.get(number)?.length)).toEqual([4, 4, 8])
  })
})

test('a game without the expansion contains nothing of it', async () => {
  const { game: alone } = await import('../../../outer-rim/rules/game.ts')
  const { begin, newChance, seatingFor } = await import('@kantyna/kernel')
  const options = { map: 'standard', fame: '10', aiCharacter: 'ask', aiFame: '0' } as const
  const t = begin(alone, seatingFor(alone, 2, options), options, newChance(1, alone.streams))
  expect(t.encounters).toHaveLength(7)
  expect('turnedCards' in t).toBe(false)
  expect(mapOf(t).planets).toHaveLength(11)
  expect(hashOf(t)).toBe(hashOf(alone.copy(t)))
})
